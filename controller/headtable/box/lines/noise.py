"""What comes on a line and is never a frame: another speed, or something that is no device of ours."""

from __future__ import annotations

from collections.abc import Callable

from headtable.config.settings import BAUD_OF

NOISE_S = 1.0  # a board that starts may print something before its hello
ENOUGH = 4  # bytes
KEPT = 48  # bytes, to quote
MOSTLY = 0.8  # of the bytes
PRINTABLE = frozenset(b"\r\n\t") | frozenset(range(0x20, 0x7F))


class Noise:
    """Reads along with one line; ``key`` names its speed in the configuration."""

    def __init__(self, clock: Callable[[], float], key: str, baud: int) -> None:
        self._clock, self._key, self._baud = clock, key, baud
        self.begins()

    def begins(self) -> None:
        """The line is opened: nobody has said anything."""
        self.has_heard = False  # a frame
        self._tail, self._count = b"", 0
        self._since_s: float | None = None
        self._is_told = False

    def comes(self, raw: bytes) -> str:
        """Some bytes more; what is wrong, said once, if there was no frame among all of them."""
        if self.has_heard or self._is_told or not raw.strip():
            return ""
        if self._since_s is None:
            self._since_s = self._clock()
        self._tail, self._count = (self._tail + raw)[-KEPT:], self._count + len(raw)
        if self._clock() - self._since_s < NOISE_S or not (why := self.so_far()):
            return ""
        self._is_told = True
        return why

    def so_far(self) -> str:
        """What is wrong with all that has come; empty if there was a frame in it, or too little to tell."""
        return "" if self.has_heard or self._count < ENOUGH else self._why()

    def _why(self) -> str:
        if sum(byte in PRINTABLE for byte in self._tail) >= MOSTLY * len(self._tail):
            return (
                f"it says {self._tail[:24]!r}, and no line of ours: is it a device of headtable, with its firmware?"
            )
        ours = BAUD_OF[self._key]
        if self._baud == ours:
            return (
                f"only garbage comes at {ours} baud: does the device speak at another speed? Else look at its wires"
            )
        return (
            f"only garbage comes: its speed seems wrong. [box] {self._key} = {self._baud}, and headtable's devices "
            f"speak {ours}: write {self._key} = {ours}"
        )
