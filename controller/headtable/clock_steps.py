"""Notices when the time of day jumps: quiet hours and the dates in the journal follow it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

from msgspec import Struct

from headtable.saying import say

SMALLEST_STEP_S = 2  # a machine that is busy between two looks at its clocks makes less than this


class Clocks(NamedTuple):
    """The time of day, and the seconds that really pass."""

    wall: Callable[[], float] = time.time
    steady: Callable[[], float] = time.monotonic


REAL_CLOCKS = Clocks()


class ClockStepped(Struct, frozen=True):
    """The time of day has jumped by so many seconds. It also jumps when a machine wakes from sleep."""

    by_s: int


class ClockSteps:
    """Compares the time of day with the seconds that have passed. Ask it regularly; ``count`` has the jumps so far.

    ``tell`` gets a sentence for the log about each jump.
    """

    def __init__(self, tell: Callable[[str], None], clocks: Clocks = REAL_CLOCKS) -> None:
        self._tell = tell
        self._clocks = clocks
        self._apart_s = self._now_apart_s()
        self.count = 0

    def check(self) -> None:
        """Count and log a jump since the last check."""
        before_s, self._apart_s = self._apart_s, self._now_apart_s()
        by_s = round(self._apart_s - before_s)
        if abs(by_s) >= SMALLEST_STEP_S:
            self.count += 1
            self._tell(say(ClockStepped(by_s)))

    def _now_apart_s(self) -> float:
        return self._clocks.wall() - self._clocks.steady()
