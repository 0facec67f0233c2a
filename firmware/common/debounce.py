"""Presses from a bouncing contact on a polled pin; tests/vectors/debounce.json tests this and the box.

A contact is pressed when it has been closed for a few ms without a break. Then it is ignored for a while, and after
that its level is read again. Any change in between is skipped. A contact that is closed at the start is no press. One
that is closed for very long is stuck.
"""

STABLE_MS, DEAF_MS, STUCK_MS = 8, 150, 10_000
UNKNOWN = -1
CLOSED = 1


class Debouncer:
    """One contact; ``since_ms`` is when it closed for good."""

    def __init__(self) -> None:
        self.bounces = 0  # edges that led to nothing
        self.since_ms = 0
        self._level = UNKNOWN  # the raw level; not read yet
        self._level_ms = 0  # the time of its last change
        self._believed = 0
        self._deaf_until_ms = 0
        self._is_stuck = False

    def look(self, level: int, now_ms: int) -> str:
        """The event that a reading leads to, 1 while the contact is closed: pressed, released, stuck, or nothing."""
        if self._level == UNKNOWN:
            self._level = self._believed = level
            self._level_ms = self.since_ms = self._deaf_until_ms = now_ms
        felt = self._felt(now_ms)
        if level != self._level:
            if self._level != self._believed:
                self.bounces += 1
            self._level, self._level_ms = level, now_ms
        return felt

    def _felt(self, now_ms: int) -> str:
        """The event that follows from the level until now."""
        if self._level == self._believed:
            return self._stuck(now_ms)
        due_ms = max(self._level_ms + STABLE_MS, self._deaf_until_ms)
        if now_ms < due_ms:
            return ""
        self._believed, self._is_stuck = self._level, False
        if self._level != CLOSED:
            return "released"
        self.since_ms, self._deaf_until_ms = self._level_ms, due_ms + DEAF_MS
        return "pressed"

    def _stuck(self, now_ms: int) -> str:
        if self._believed != CLOSED or self._is_stuck or now_ms < self.since_ms + STUCK_MS:
            return ""
        self._is_stuck = True
        return "stuck"
