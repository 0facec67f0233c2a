"""How long a line may have waited before it was read: after a stall of the box, nobody knows."""

from __future__ import annotations

from collections.abc import Callable

from headtable.messages.words import LIFETIME_MS


class Stall:
    """Watches the beat of the box; when one comes late, the loop stood still.

    Which of the beat and the waiting lines comes first after a stall is chance, so both before a late beat and until
    the next one everything read counts as old as the stall was long.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._began_s = self._beat_s = clock()
        self._between_s = 0.0

    def beat(self) -> None:
        """The loop turns."""
        now_s = self._clock()
        self._beat_s, self._between_s = now_s, now_s - self._beat_s

    def lives_ms(self) -> int:
        """How long there has been a box to read anything."""
        return int(1000 * (self._clock() - self._began_s))

    def waited_ms(self) -> int:
        """How long what is read now may have waited; 0 while the loop turns as it should."""
        longest_ms = int(1000 * max(self._between_s, self._clock() - self._beat_s))
        return longest_ms if longest_ms > LIFETIME_MS else 0
