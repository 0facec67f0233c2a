"""One button: pressed, or held if a mere press could do harm."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from common.debounce import Debouncer


class Key:
    """Reports once for each press that is meant; ``level`` is 0 while it is down."""

    def __init__(self, word: str, level: "Callable[[], int]", debouncer: "Debouncer", guard_ms: int = 0) -> None:
        self.word = word
        self._level, self._debouncer, self._guard_ms = level, debouncer, guard_ms
        self._waits = False  # it is down, but not for long enough yet

    @property
    def bounces(self) -> int:
        """The number of edges that were no press."""
        return self._debouncer.bounces

    def turn(self, now_ms: int) -> bool:
        """Read the pin; whether the button is meant at this moment."""
        said = self._debouncer.look(1 - self._level(), now_ms)
        if said == "pressed":
            self._waits = True
        elif said == "released":
            self._waits = False
        if self._waits and now_ms - self._debouncer.since_ms >= self._guard_ms:
            self._waits = False
            return True
        return False
