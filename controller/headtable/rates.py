"""Limits how often one source may do something, so that it delays only itself."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

MOST_SOURCES = 4096  # sources in memory; invented names must not fill it


class Rate(NamedTuple):
    """A burst of so many at once, and so many per second from then on."""

    burst: float
    per_s: float


class RateLimit:
    """A token bucket for each source."""

    def __init__(self, rate: Rate, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()  # tokens, and when they were counted

    def wait_s(self, source: str) -> float:
        """The time until this source may act again; 0 if it may act now."""
        return max(0.0, (1 - self._tokens(source)) / self._rate.per_s)

    def is_spent(self, source: str) -> bool:
        """Whether this source has to wait."""
        return self._tokens(source) < 1

    def spend(self, source: str) -> None:
        """Count one action."""
        self._set_tokens(source, max(self._tokens(source) - 1, 0.0))

    def charge(self, source: str, tokens: float) -> None:
        """Charge the source for what it did. If it has too little left, it waits until all is paid."""
        self._set_tokens(source, self._tokens(source) - tokens)

    def _set_tokens(self, source: str, tokens: float) -> None:
        self._left[source] = (tokens, self._clock())
        self._left.move_to_end(source)
        if len(self._left) > MOST_SOURCES:
            self._left.popitem(last=False)

    def __len__(self) -> int:
        """The number of sources in memory."""
        return len(self._left)

    def _tokens(self, source: str) -> float:
        left, since_s = self._left.get(source, (self._rate.burst, self._clock()))
        return min(left + self._rate.per_s * (self._clock() - since_s), self._rate.burst)
