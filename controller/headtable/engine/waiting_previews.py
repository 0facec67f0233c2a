"""Who asks what a revision would change, one after the other: each answer plays the night again, and takes its time.

A long night's preview may take a second. So it is time that is limited: for one asker, and for all together. Whoever
asks too much gets no answer and asks again, as the pages do; the log tells who it is.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from headtable.bus.reader import Hear
from headtable.errors import NotAllowed
from headtable.messages.past import AskPreview
from headtable.rates import Rate, RateLimit

ONE_ASKER, ALL_ASKERS = Rate(3000, 200), Rate(6000, 400)  # ms that previews may take, at once and each second
MOST_WAITING, MOST_OF_ONE_ASKER = 10, 3


class WaitingPreviews:
    """Passes them on to ``hear``, which answers."""

    def __init__(self, hear: Hear, clock: Callable[[], float]) -> None:
        self._hear = hear
        self._clock = clock
        self._waiting: deque[AskPreview] = deque()
        self._one, self._all = RateLimit(ONE_ASKER, clock), RateLimit(ALL_ASKERS, clock)

    def add(self, asked: AskPreview) -> None:
        """Let it wait; NotAllowed if the previews take too much time."""
        if asked in self._waiting:
            return
        waiting = sum(one.asker == asked.asker for one in self._waiting)
        if self._one.is_spent(asked.asker) or waiting >= MOST_OF_ONE_ASKER:
            raise NotAllowed(f"the previews of {asked.asker} take too much time: it must wait a moment")
        if self._all.is_spent("all") or len(self._waiting) >= MOST_WAITING:
            raise NotAllowed(f"the previews of all take too much time: {asked.asker} must wait a moment")
        self._waiting.append(asked)

    @property
    def has_more(self) -> bool:
        """Whether somebody waits."""
        return bool(self._waiting)

    def hear_one(self) -> None:
        """Pass on the first that came, and count what the answer cost."""
        if not self._waiting:
            return
        asked = self._waiting.popleft()
        began_s = self._clock()
        try:
            self._hear(asked, False)  # noqa: FBT003 - the bus's own signature
        finally:
            took_ms = 1000 * (self._clock() - began_s)
            self._one.charge(asked.asker, took_ms)
            self._all.charge("all", took_ms)
