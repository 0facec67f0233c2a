"""Bytes to and from a stream that nobody may read. Nothing here waits."""

import select

from common.lines import LONGEST_LINE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol

    class Stream(Protocol):
        """The common interface of a UART and a USB port."""

        def fileno(self) -> int: ...  # only for the type check: MicroPython polls the stream itself
        def readinto(self, buffer: memoryview) -> "int | None": ...
        def write(self, buffer: memoryview) -> "int | None": ...


ROOM = 1024  # bytes that wait to be sent: ten lines and more
GULP = 64  # bytes at a time: the size of a USB packet
NEWLINE, DOLLAR = 0x0A, 0x24


class Port:
    """A stream cut into lines, and a ring buffer for output. A line that does not fit is not sent at all."""

    def __init__(self, reads: "Stream", writes: "Stream", longest: int = LONGEST_LINE, gulp: int = GULP) -> None:
        self._reads, self._writes = reads, writes
        self._gulp = gulp  # the most bytes of one write
        self._readable, self._writable = select.poll(), select.poll()
        self._readable.register(reads, select.POLLIN)
        self._writable.register(writes, select.POLLOUT)
        self._in = memoryview(bytearray(1))
        self._line = bytearray(longest)
        self._length = 0
        self._out = bytearray(ROOM)
        self._sent = self._written = 0  # positions in the ring, which is empty if they are equal
        self.has_ended = False  # a connection that was closed at the other end

    def line(self) -> "bytes | None":
        """The next complete line, without its newline; None if there is none."""
        for _ in range(4 * len(self._line)):  # then the rest of the program has its turn
            if not self._readable.poll(0):
                return None
            count = self._reads.readinto(self._in)
            if not count:
                self.has_ended = count == 0  # b"" or None: a UART has no bytes, or a connection is closed
                return None
            if (line := self._take(self._in[0])) is not None:
                return line
        return None

    def _take(self, byte: int) -> "bytes | None":
        if byte == NEWLINE:
            line = bytes(self._line[: self._length])
            self._length = 0
            return line or None
        if byte == DOLLAR:
            self._length = 0  # everything before is incomplete
        if self._length < len(self._line):
            self._line[self._length] = byte
            self._length += 1
        return None

    def put(self, line: bytes) -> bool:
        """Queue bytes for sending; whether there was room."""
        if not self.has_room(len(line)):
            return False
        if self.is_empty():
            self._sent = self._written = 0  # a line across the end of the ring would be two writes
        for byte in line:
            self._out[self._written] = byte
            self._written = (self._written + 1) % ROOM
        return True

    def has_room(self, length: int) -> bool:
        """Whether so many bytes fit into the queue now."""
        return length < ROOM - (self._written - self._sent) % ROOM

    def send(self) -> None:
        """Send as much as the stream accepts now."""
        while self._sent != self._written and self._writable.poll(0):
            end = self._written if self._written > self._sent else ROOM
            some = memoryview(self._out)[self._sent : min(end, self._sent + self._gulp)]
            sent = self._writes.write(some)
            if not sent:
                return
            self._sent = (self._sent + sent) % ROOM

    def is_empty(self) -> bool:
        """Whether everything has been sent."""
        return self._sent == self._written
