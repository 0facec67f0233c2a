"""One button, as a person means it: pressed, or where that would do harm, held."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from common.debounce import Debouncer


class Key:
    """Tells its word once for each time that it is meant; ``level`` is 0 while it is down."""

    def __init__(self, word: str, level: "Callable[[], int]", debouncer: "Debouncer", guard_ms: int = 0) -> None:
        self.word = word
        self._level, self._debouncer, self._guard_ms = level, debouncer, guard_ms
        self._waits = False  # it is down, and not yet for long enough

    @property
    def bounces(self) -> int:
        """Edges that were no press."""
        return self._debouncer.bounces

    def turn(self, now_ms: int) -> bool:
        """Look at the pin; whether the button is meant at this moment."""
        said = self._debouncer.look(1 - self._level(), now_ms)
        if said == "pressed":
            self._waits = True
        elif said == "released":
            self._waits = False
        if self._waits and now_ms - self._debouncer.since_ms >= self._guard_ms:
            self._waits = False
            return True
        return False
