"""Bytes as they come, cut into lines; whatever comes, no more than one line is kept."""

from __future__ import annotations

from headtable.wire import LONGEST_LINE


class Splitter:
    """Cuts a stream at its newlines, and before a line's last ``$``, so that a torn line does not spoil the next one.

    What it gives back is a whole line or garbage; only decoding tells which.
    """

    def __init__(self, longest: int = LONGEST_LINE) -> None:
        self._longest = longest
        self._rest = b""

    def feed(self, raw: bytes) -> list[bytes]:
        """The pieces that these bytes complete."""
        *whole, self._rest = (self._rest + raw).split(b"\n")
        pieces = [piece for line in whole for piece in _cut(line)]
        if len(self._rest) >= self._longest:
            pieces.append(self._give_away())
        return pieces

    def _give_away(self) -> bytes:
        """What of the rest can be no line; what stands behind its last ``$`` may become one."""
        start = self._rest.rfind(b"$", 1)
        end = start if len(self._rest) - start < self._longest else len(self._rest)
        garbage, self._rest = self._rest[:end], self._rest[end:]
        return garbage


def _cut(line: bytes) -> tuple[bytes, ...]:
    start = line.rfind(b"$")
    if start > 0:
        return line[:start], line[start:]
    return (line,) if line.strip() else ()  # an empty line is somebody's Enter, or the end of a torn line
