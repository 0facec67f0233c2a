"""The engine's timer: how long a round, a walk or a break has lasted, and whether its time is up.

After a restart only the time counts that the journal proves. That is the time between its entries, and at most a few
seconds of a longer silence. The wall clock that dates the entries may have been corrected meanwhile, and nobody could
play without an engine. So a round may last longer than its time, but is never cut short.
"""

from __future__ import annotations

from collections.abc import Callable

from headtable.game.night import Night
from headtable.game.pace.timing import Span, running
from headtable.messages.pace import TimeUp

LONGEST_SILENCE_S = 5.0  # between two entries while a round is in play


class Timer:
    """Times the current round, walk or break; it stands still while the night is paused."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._span: Span | None = None
        self._lasted_s = 0.0
        self._stands = False
        self._told: TimeUp | None = None
        self._looked_s = clock()
        self._entry_ms = 0

    def advance(self, night: Night) -> None:
        """Note what is timed at this moment, and its length."""
        now_s = self._clock()
        self._pass(night, now_s - self._looked_s)
        self._looked_s = now_s

    def replay(self, night: Night, at_ms: int) -> None:
        """The same for a moment of the past: an entry of the journal that is read after a restart."""
        silence_s = (at_ms - self._entry_ms) / 1000
        self._pass(night, min(max(silence_s, 0.0), LONGEST_SILENCE_S))
        self._entry_ms, self._looked_s = at_ms, self._clock()

    def _pass(self, night: Night, seconds: float) -> None:
        span = running(night)
        if not _is_the_same(span, self._span):
            self._lasted_s, self._told = 0.0, None
        elif not self._stands:
            self._lasted_s += seconds
        self._span, self._stands = span, night.paused is not None

    @property
    def left_s(self) -> float | None:
        """Seconds left of the round, walk or break; None if no time runs."""
        return max(self._span.seconds - self._lasted_s, 0.0) if self._span else None

    def time_up(self) -> TimeUp | None:
        """The clock's message, if a time is up and the message was not handled yet."""
        if self._span is None or self.left_s or self._stands:
            return None
        said = TimeUp(self._span.of, self._span.set, self._span.round)
        return None if said == self._told else said

    def mark_sent(self, said: TimeUp) -> None:
        """Note that the message has its verdict; a refused message is not repeated."""
        self._told = said


def _is_the_same(one: Span | None, other: Span | None) -> bool:
    """Whether it is the same round, walk or break. A break stays the same when it is lengthened."""
    return one is not None and other is not None and one[:3] == other[:3]
