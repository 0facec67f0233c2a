"""A finger that is quick, and not too quick for a busy machine: it waits for the program to have felt it."""

DEAF_MS = 200  # a button feels nothing for some time after a press
DOWN, UP = 0, 1
PRESSING, LETTING_GO = range(2)


class Finger:
    """Presses one button and lets go; told of each turn of the program, it knows what the program has seen.

    A turn that began when the time was over has looked at the button after it; how long it took does not matter.
    """

    def __init__(self, levels: "dict[str, int]", button: str, down_ms: int) -> None:
        self.button = button
        self._levels, self._down_ms = levels, down_ms
        self._step = PRESSING
        self._due_ms = -1  # nothing has seen the button as it is now
        levels[button] = DOWN

    def turned(self, began_ms: int, now_ms: int) -> bool:
        """A turn has gone by; whether all is done."""
        if self._due_ms < 0:
            self._due_ms = now_ms + (self._down_ms if self._step == PRESSING else DEAF_MS)
        elif began_ms >= self._due_ms:
            self._due_ms = -1
            if self._step == LETTING_GO:
                return True
            self._step = LETTING_GO
            self._levels[self.button] = UP
        return False
