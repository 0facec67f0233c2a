"""Milliseconds since the start that never wrap, from a chip's ticks that wrap every twelve days."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


class Clock:
    """Counts on at every reading. It must be read at least once in half a period of the ticks, six days."""

    def __init__(self, ticks: "Callable[[], int]", since: "Callable[[int, int], int]") -> None:
        self._ticks = ticks
        self._since = since  # the number of ticks from the second to the first, across a wrap
        self._last = ticks()
        self._ms = 0

    def ms(self) -> int:
        """The time now."""
        now = self._ticks()
        self._ms += self._since(now, self._last)
        self._last = now
        return self._ms
