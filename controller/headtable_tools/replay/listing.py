"""The nights in a folder: tonight's, and those that were put away."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from headtable import rulesets
from headtable.errors import BadConfig, Trouble
from headtable.game import History
from headtable.journal import Journal
from headtable.meaning import meaning


class Listed(Struct, frozen=True):
    """One journal: what it holds, or why that cannot be told."""

    file: str
    opened: str = ""
    ruleset: str = ""
    entries: int = 0
    where: str = ""
    trouble: str = ""


def nights_in(folder: Path) -> Iterator[Listed]:
    """Every file that is named like a journal."""
    try:
        files = sorted(file for file in folder.iterdir() if file.name.endswith(".db"))
    except OSError as trouble:
        raise BadConfig(f"cannot look into {folder}: {trouble.strerror}") from None
    for file in files:
        try:
            yield _listed(file)
        except Trouble as trouble:
            yield Listed(str(file), trouble=str(trouble))


def _listed(file: Path) -> Listed:
    with Journal.read(file) as journal:
        journal.check_whole()
        history = History(rulesets.parse(journal.ruleset, f"the ruleset in {file}"), journal.seed)
        entries = list(journal.entries())
        for entry in entries:
            if entry.leads:
                history.record(entry.number, meaning(entry.heard), entry.facts)
        return Listed(str(file), journal.opened, history.night.ruleset.name, len(entries), _where(history))


def _where(history: History) -> str:
    night = history.night
    if night.phase in ("closed", "over"):
        return {"closed": "not open yet", "over": "over"}[night.phase]
    return f"set {night.set}, round {night.round}" if night.round else "before its first round"


def lines(nights: list[Listed], folder: Path) -> list[str]:
    """The lines that a host reads."""
    if not nights:
        return [f"no night in {folder}"]
    return [_line(night) for night in nights]


def _line(night: Listed) -> str:
    if night.trouble:
        return f"{night.file}: {night.trouble}"
    return f"{night.file}: {night.ruleset}, opened {night.opened}, {night.entries} entries, {night.where}"
