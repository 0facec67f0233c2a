"""A finger that is quick, but waits on a busy machine until the program has felt it."""

DEAF_MS = 200  # a button ignores presses for some time after one
DOWN, UP = 0, 1
PRESSING, LETTING_GO = range(2)


class Finger:
    """Presses a button and releases it; ``turned`` must be called after each turn of the program.

    A turn that began after the time was over has read the button since. Its length does not matter.
    """

    def __init__(self, levels: "dict[str, int]", button: str, down_ms: int) -> None:
        self.button = button
        self._levels, self._down_ms = levels, down_ms
        self._step = PRESSING
        self._due_ms = -1  # no turn has read the button as it is now
        levels[button] = DOWN

    def turned(self, began_ms: int, now_ms: int) -> bool:
        """Note the end of a turn; whether the press is done."""
        if self._due_ms < 0:
            self._due_ms = now_ms + (self._down_ms if self._step == PRESSING else DEAF_MS)
        elif began_ms >= self._due_ms:
            self._due_ms = -1
            if self._step == LETTING_GO:
                return True
            self._step = LETTING_GO
            self._levels[self.button] = UP
        return False
