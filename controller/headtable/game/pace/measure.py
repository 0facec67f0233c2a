"""How long tonight's rounds, walks and breaks have lasted, by the times of the journal's entries."""

from __future__ import annotations

from statistics import median
from typing import Literal, NamedTuple, Self

from msgspec import Struct

from headtable.game.night import Night
from headtable.messages.words import HEAD_TABLE


class Stretch(NamedTuple):
    """A part of the night that takes time."""

    of: Literal["round", "walk", "break", "final"]
    set: int
    round: int


class Measure(NamedTuple):
    """The medians of tonight, in seconds, and the number of rounds that were measured."""

    rounds: int
    round_s: float
    walk_s: float = 0.0
    break_s: float | None = None


def stretch(night: Night) -> Stretch | None:
    """The part of the night that is on; None while nothing is timed. Nobody walks to the first round of all."""
    match night.phase:
        case "playing" | "called":
            return Stretch("round", night.set, night.round)
        case "ready" if night.walks:
            return Stretch("walk", night.set, night.round)
        case "break":
            return Stretch("break", night.set, night.round)
        case "final":
            return Stretch("final", 0, 0)
        case _:
            return None


class PaceSoFar(Struct, frozen=True):
    """What a meter has measured, at the moment when a part of the night ends."""

    at_ms: int
    lasted: dict[Stretch, float]


class PaceMeter:
    """Measures each part of the night. The same journal always gives the same measure."""

    def __init__(self) -> None:
        self._stretch: Stretch | None = None
        self._since_ms = 0
        self._paused_ms = 0
        self._last_ms = 0
        self._is_paused = False
        self._lasted: dict[Stretch, float] = {}

    @classmethod
    def from_so_far(cls, so_far: PaceSoFar, night: Night) -> Self:
        """A meter that goes on where a part of the night has just begun."""
        meter = cls()
        meter._lasted, meter._stretch = dict(so_far.lasted), stretch(night)
        meter._since_ms = meter._last_ms = so_far.at_ms
        meter._is_paused = night.paused is not None
        return meter

    def so_far(self) -> PaceSoFar | None:
        """What was measured; None unless a part of the night has just begun."""
        has_begun = self._since_ms == self._last_ms and not self._paused_ms
        return PaceSoFar(self._last_ms, dict(self._lasted)) if has_begun else None

    def take_over(self, other: PaceMeter) -> None:
        """Go on as another meter does."""
        vars(self).update(vars(other))

    def add(self, night: Night, at_ms: int) -> None:
        """Take the night as it is after an entry, and the entry's time."""
        at_ms = max(at_ms, self._last_ms)  # a wall clock may be set back
        if self._is_paused:
            self._paused_ms += at_ms - self._last_ms
        now = stretch(night)
        if now != self._stretch:
            self._end(at_ms, now)
            self._stretch, self._since_ms, self._paused_ms = now, at_ms, 0
        self._last_ms, self._is_paused = at_ms, night.paused is not None

    def _end(self, at_ms: int, now: Stretch | None) -> None:
        """Note how long the last part has lasted. A round that is played on after a correction goes on."""
        was = self._stretch
        if was is None or (was.of == "walk" and now != Stretch("round", was.set, was.round)):
            return
        self._lasted[was] = self._lasted.get(was, 0.0) + (at_ms - self._since_ms - self._paused_ms) / 1000

    def lasted_s(self, silent_s: float) -> float:
        """How long the present part has lasted; ``silent_s`` is the time since the last entry."""
        paused_s = self._paused_ms / 1000
        return (self._last_ms - self._since_ms) / 1000 - paused_s + (0.0 if self._is_paused else silent_s)

    def measure(self, night: Night) -> Measure | None:
        """The medians; None before the first round is finished. A round that was taken back does not count."""
        rounds = [
            lasted_s
            for one, lasted_s in self._lasted.items()
            if one.of == "round" and (one.set, one.round, HEAD_TABLE) in night.results
        ]
        if not rounds:
            return None
        walks = [lasted_s for one, lasted_s in self._lasted.items() if one.of == "walk"]
        breaks = [lasted_s for one, lasted_s in self._lasted.items() if one.of == "break"]
        return Measure(
            len(rounds), median(rounds), median(walks) if walks else 0.0, median(breaks) if breaks else None
        )
