"""What came of each station of a walk, and which of the devices' messages show that a device works now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from headtable.hall.notes import Note
from headtable.hall.stations import Station
from headtable.messages.inputs import Heard
from headtable.messages.line import Dice, DieEach, DieSeen, Press
from headtable.messages.rooms import DieShown
from headtable.messages.words import LIFETIME_MS

Result = Literal["open", "answered", "skipped", "failed", "left-out"]


class Outcome(Struct, frozen=True):
    """The result of one station; ``notes`` are what else happened there."""

    station: Station
    result: Result = "open"
    notes: tuple[Note, ...] = ()
    at: str = ""  # the time of day

    @property
    def is_well(self) -> bool:
        """Whether it needs no attention."""
        return self.result in ("answered", "left-out")


class Counts(Struct, frozen=True):
    """The number of stations, by their results."""

    all: int
    answered: int
    left_out: int

    @property
    def bad(self) -> int:
        """The number of stations that need attention."""
        return self.all - self.answered - self.left_out


def count(outcomes: Sequence[Outcome]) -> Counts:
    """Count the stations by their results."""
    results = [outcome.result for outcome in outcomes]
    return Counts(len(results), results.count("answered"), results.count("left-out"))


def is_old(heard: Heard) -> bool:
    """Whether the event is from before the walk: only a new event shows that the device works now."""
    said = heard.said
    return isinstance(said, Press | Dice | DieEach | DieSeen) and said.age_ms > LIFETIME_MS


def rings(heard: Heard) -> bool:
    """Whether somebody pressed a bell button."""
    return isinstance(heard.said, Press) and heard.said.button == "bell"


def is_thrown(was: DieShown | None, now: DieShown, *, rolling: bool) -> bool:
    """Whether a die has been thrown: it settles after it rolled, or settles with another face."""
    return now.state == "settled" and (rolling or was is None or was.face != now.face)
