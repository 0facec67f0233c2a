"""Limits how much a line may bring: more than any honest device sends, and less than blocks the box."""

from __future__ import annotations

from collections.abc import Callable

from headtable.messages.troubles import Flooding

MOST_BYTES_A_SECOND = 8192  # some two hundred lines; a pad sends two
MOST_AT_ONCE = 65_536  # bytes: a device may have stored 32 events, and a port has a buffer
SHUT_S = 10.0


class Flood:
    """Counts one line's bytes against the time that passes."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self.begins()

    def begins(self) -> None:
        """Restart the count, because the line was opened."""
        self._left, self._counted_s = float(MOST_AT_ONCE), self._clock()

    def comes(self, count: int) -> Flooding | None:
        """Count bytes. Returns the trouble if they are too many, else None."""
        now_s = self._clock()
        self._left = min(self._left + (now_s - self._counted_s) * MOST_BYTES_A_SECOND, MOST_AT_ONCE) - count
        self._counted_s = now_s
        return None if self._left >= 0 else Flooding(MOST_BYTES_A_SECOND, SHUT_S)
