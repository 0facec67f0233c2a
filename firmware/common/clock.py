"""Milliseconds since the start that never turn over, out of a chip's ticks that do every twelve days."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


class Clock:
    """Counts on at every look; somebody must look at least once in half a turn of the ticks, six days."""

    def __init__(self, ticks: "Callable[[], int]", since: "Callable[[int, int], int]") -> None:
        self._ticks = ticks
        self._since = since  # how many ticks the first is after the second, whatever turned over between
        self._last = ticks()
        self._ms = 0

    def ms(self) -> int:
        """The time now."""
        now = self._ticks()
        self._ms += self._since(now, self._last)
        self._last = now
        return self._ms
