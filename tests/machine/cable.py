"""The host's ends of what QEMU leads out of the machine."""

from __future__ import annotations

import contextlib
import select
import socket
import time
from collections.abc import Iterator
from pathlib import Path

PATIENCE_S = 60.0  # a whole Python may have to start, in an emulator, on a busy host


@contextlib.contextmanager
def connected(path: Path) -> Iterator[socket.socket]:
    """A socket to what QEMU leads out there, as soon as it does."""
    with socket.socket(socket.AF_UNIX) as line:
        deadline = time.monotonic() + PATIENCE_S
        while line.connect_ex(str(path)) != 0:
            assert time.monotonic() < deadline, f"QEMU does not listen on {path}"
            time.sleep(0.05)
        yield line


class Cable:
    """The machine's second serial port, from the end where a pad hangs."""

    def __init__(self, line: socket.socket) -> None:
        self._line = line
        self._rest = b""

    def write(self, line: bytes) -> None:
        """One line in."""
        self._line.sendall(line)

    def lines(self, patience_s: float = PATIENCE_S) -> list[bytes]:
        """The next whole lines out; none when the patience ends."""
        while b"\n" not in self._rest:
            if not select.select([self._line], [], [], patience_s)[0]:
                return []
            if not (more := self._line.recv(4096)):
                raise ConnectionError("the machine is gone")
            self._rest += more
        *whole, self._rest = self._rest.split(b"\n")
        return whole
