"""Runs on the device: what a port writes at once.

On its output: the writes of a quick and of a slow stream, as JSON.
"""

import io
import json

from common.port import ROOM, Port

POLL, WRITABLE = 3, 4  # MicroPython's numbers for the requests of select.poll
LINES = [b"$pad-01 %d press two*%s\n" % (number, b"-" * (number % 60)) for number in range(100)]


class Stream(io.IOBase):
    """Takes so many bytes at once, and keeps what each write has brought."""

    def __init__(self, most: int) -> None:
        self.writes: list[str] = []
        self._most = most

    def ioctl(self, request: int, flags: int) -> int:
        return flags & WRITABLE if request == POLL else 0

    def readinto(self, buffer: memoryview) -> None:
        return None

    def write(self, buffer: memoryview) -> int:
        some = bytes(buffer)[: self._most]
        self.writes.append(some.decode())
        return len(some)


def written(most: int, lines_at_once: int) -> "list[str]":
    """The writes of a port over such a stream, as over Wi-Fi, if so many lines wait each time."""
    stream = Stream(most)
    port = Port(stream, stream, gulp=ROOM)
    for first in range(0, len(LINES), lines_at_once):
        for line in LINES[first : first + lines_at_once]:
            assert port.put(line)
        port.send()
    assert port.is_empty()
    return stream.writes


print(
    json.dumps(
        {
            "lines": [line.decode() for line in LINES],
            "quick": written(most=ROOM, lines_at_once=1),
            "slow": written(most=50, lines_at_once=8),
        }
    )
)
