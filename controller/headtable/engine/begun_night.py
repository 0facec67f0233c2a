"""The state of a night that is already in the journal when an engine starts."""

from __future__ import annotations

from msgspec import Struct

from headtable.game import Night
from headtable.journal import Journal

OPENED_TO_THE_MINUTE = len("2026-11-21 18:05")


class BegunNightGoesOn(Struct, frozen=True, tag=True):
    """The night continues. Round 0 is before its first round."""

    journal: str
    opened: str
    set: int
    round: int
    in_semi_final: bool


class BegunNightIsOver(Struct, frozen=True, tag=True):
    """The night is over."""

    journal: str
    opened: str


BegunNight = BegunNightGoesOn | BegunNightIsOver


def begun_night(journal: Journal, night: Night) -> BegunNight | None:
    """The night in a journal; None if it has not begun."""
    path, opened = str(journal.path), journal.opened[:OPENED_TO_THE_MINUTE]
    if night.phase == "closed":
        return None
    if night.phase == "over":
        return BegunNightIsOver(path, opened)
    return BegunNightGoesOn(path, opened, night.set, night.round, night.set == night.stage.semi)
