"""How much a line may bring: more than any honest device says, and less than would keep the box from its work."""

from __future__ import annotations

from collections.abc import Callable

MOST_BYTES_A_SECOND = 8192  # some two hundred lines; a pad says two
MOST_AT_ONCE = 65_536  # bytes: a device may have kept 32 events, and a port what a stall let pile up
SHUT_S = 10.0


class Flood:
    """Counts one line's bytes against the time that passes."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self.begins()

    def begins(self) -> None:
        """The line is opened: what was before is forgiven."""
        self._left, self._counted_s = float(MOST_AT_ONCE), self._clock()

    def comes(self, count: int) -> str:
        """Count bytes; what to say when they are too many, empty while they are not."""
        now_s = self._clock()
        self._left = min(self._left + (now_s - self._counted_s) * MOST_BYTES_A_SECOND, MOST_AT_ONCE) - count
        self._counted_s = now_s
        if self._left >= 0:
            return ""
        return (
            f"it floods its line with more than {MOST_BYTES_A_SECOND} bytes a second, and is shut out for "
            f"{SHUT_S:g} s at a time; unplug it, or flash it anew"
        )
