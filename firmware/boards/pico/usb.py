"""The USB port as a line of raw bytes. Nothing waits for a computer that does not read.

The byte streams in sys.stdin and sys.stdout cannot be polled on every version of MicroPython; sys.stdin and
sys.stdout can.
"""

import io
import select
import sys

POLL, READABLE, WRITABLE = 3, 1, 4  # MicroPython's numbers for the requests of select.poll


class Usb(io.IOBase):
    """Its two directions."""

    def __init__(self) -> None:
        self._reads, self._writes = sys.stdin.buffer, sys.stdout.buffer
        self._readable, self._writable = select.poll(), select.poll()
        self._readable.register(sys.stdin, select.POLLIN)
        self._writable.register(sys.stdout, select.POLLOUT)

    def ioctl(self, request: int, flags: int) -> int:
        """Answer select.poll."""
        ready = 0
        if request == POLL and flags & READABLE and self._readable.poll(0):
            ready |= READABLE
        if request == POLL and flags & WRITABLE and self._writable.poll(0):
            ready |= WRITABLE
        return ready

    def readinto(self, buffer: memoryview) -> "int | None":
        """Read received bytes."""
        return self._reads.readinto(buffer)  # type: ignore[union-attr,no-any-return]  # MicroPython's own

    def write(self, buffer: memoryview) -> "int | None":
        """Write."""
        return self._writes.write(buffer)
