"""The nights in a folder: tonight's, and the archived ones."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct
from msgspec.structs import asdict

from headtable.config.problem import named_errors
from headtable.errors import BadConfig, Trouble
from headtable.messages.named_error import NamedError
from headtable.messages.rooms import (
    Phase,
)
from headtable.saying import text
from headtable_tools.replay.recorded_night import recorded_night


class Listed(Struct, frozen=True):
    """One journal: its content, or the reason why it cannot be read."""

    file: str
    opened: str = ""
    ruleset: str = ""
    entries: int = 0
    phase: Phase | None = None
    set: int = 0
    round: int = 0  # 0 before the first one
    in_semi_final: bool = False
    errors: tuple[NamedError, ...] = ()


def nights_in(folder: Path) -> Iterator[Listed]:
    """Every night of a folder."""
    for file in journals_in(folder):
        try:
            yield _listed(file)
        except Trouble as trouble:
            yield Listed(str(file), errors=named_errors(trouble))


def journals_in(folder: Path) -> list[Path]:
    """Every file with the name of a journal; BadConfig if the folder cannot be read."""
    try:
        return sorted(file for file in folder.iterdir() if file.name.endswith(".db"))
    except OSError as trouble:
        raise BadConfig("nights-folder-unreadable", folder=folder, error=trouble.strerror) from None


def _listed(file: Path) -> Listed:
    recorded = recorded_night(file)
    night = recorded.night
    return Listed(
        file=str(file),
        opened=recorded.opened,
        ruleset=night.ruleset.name,
        entries=recorded.entries,
        phase=night.phase,
        set=night.set,
        round=night.round,
        in_semi_final=night.set == night.stage.semi,
    )


def lines(nights: list[Listed], folder: Path) -> list[str]:
    """The lines that a host reads."""
    if not nights:
        return [text("nights-none", folder=folder)]
    return [_line(night) for night in nights]


def _line(night: Listed) -> str:
    if night.errors:
        return text("night-unreadable", file=night.file, errors=night.errors)
    return text("night-listed", **asdict(night))
