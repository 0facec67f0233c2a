"""Recognises bytes on a line that are never a frame: another speed, or a foreign device."""

from __future__ import annotations

from collections.abc import Callable

from headtable.config.settings import BAUD_OF
from headtable.messages.troubles import GarbageAtOurSpeed, NotOurDevice, WrongSpeed
from headtable.wire import escaped

Noisy = NotOurDevice | GarbageAtOurSpeed | WrongSpeed

NOISE_S = 1.0  # a board may print something at its start, before its hello
ENOUGH = 4  # bytes
KEPT = 48  # bytes
QUOTED = 24
MOSTLY = 0.8  # of the bytes
PRINTABLE = frozenset(b"\r\n\t") | frozenset(range(0x20, 0x7F))


class Noise:
    """Reads along with one line; ``key`` names its speed in the configuration."""

    def __init__(self, clock: Callable[[], float], key: str, baud: int) -> None:
        self._clock, self._key, self._baud = clock, key, baud
        self.begins()

    def begins(self) -> None:
        """Restart, because the line was opened."""
        self.has_heard = False  # a frame
        self._tail, self._count = b"", 0
        self._since_s: float | None = None
        self._is_told = False

    def comes(self, raw: bytes) -> Noisy | None:
        """Count more bytes. Returns the trouble, once, if there was no frame among all of them."""
        if self.has_heard or self._is_told or not raw.strip():
            return None
        if self._since_s is None:
            self._since_s = self._clock()
        self._tail, self._count = (self._tail + raw)[-KEPT:], self._count + len(raw)
        if self._clock() - self._since_s < NOISE_S or not (why := self.so_far()):
            return None
        self._is_told = True
        return why

    def so_far(self) -> Noisy | None:
        """The trouble in all bytes so far; None if there was a frame in them, or too few to tell."""
        return None if self.has_heard or self._count < ENOUGH else self._why()

    def _why(self) -> Noisy:
        if sum(byte in PRINTABLE for byte in self._tail) >= MOSTLY * len(self._tail):
            return NotOurDevice(escaped(self._tail[:QUOTED]))
        ours = BAUD_OF[self._key]
        return GarbageAtOurSpeed(ours) if self._baud == ours else WrongSpeed(self._key, self._baud, ours)
