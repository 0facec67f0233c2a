"""How much each source may say: who says too much is told so, at no cost to anybody else."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

MOST_SOURCES = 2000  # that are remembered; whoever invents names must not fill the memory


class Rate(NamedTuple):
    """So many at once, and so many a second after that."""

    burst: float
    per_s: float


class Limit:
    """A token bucket for each source."""

    def __init__(self, rate: Rate, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()  # tokens, and when that was

    def is_spent(self, source: str) -> bool:
        """Whether this source has to wait."""
        return self._tokens(source) < 1

    def spend(self, source: str, tokens: float = 1) -> None:
        """One more from this source, or as much as it cost; who has cost too much waits the longer."""
        self._left[source] = (self._tokens(source) - tokens, self._clock())
        self._left.move_to_end(source)
        if len(self._left) > MOST_SOURCES:
            self._left.popitem(last=False)

    def _tokens(self, source: str) -> float:
        left, since_s = self._left.get(source, (self._rate.burst, self._clock()))
        return min(left + self._rate.per_s * (self._clock() - since_s), self._rate.burst)
