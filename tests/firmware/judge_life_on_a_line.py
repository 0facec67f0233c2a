"""Runs on the device: a pad on a shared line, whose clock and line are the test's.

For each line of JSON on its input, ``[us, hex]``, the program goes round a few times: once just before these bytes
come, and then with them. The answer is what the pad has said, in hex.
"""

import json
import os
import sys

from common.life import Life

TURNS = 5  # between two polls; a real pad has more
A_TURN_US = 1000


class Wire:
    """The UART, and the time."""

    def __init__(self) -> None:
        self.now_us = 0
        self.came = self.said = b""

    def any(self) -> int:
        return len(self.came)

    def readinto(self, buffer: memoryview, count: int) -> int:
        buffer[:count] = self.came[:count]
        self.came = self.came[count:]
        return count

    def say(self, line: bytes) -> bool:
        self.said += line
        return True

    def us(self) -> int:
        return self.now_us

    def since(self, later: int, earlier: int) -> int:
        return later - earlier


class Board:
    """A board that rests until the test goes on."""

    name = "pad-01"
    folder = "notes"
    reads = writes = None

    def __init__(self) -> None:
        self.wire = Wire()
        self._turns = 0
        self._due_us, self._coming = 0, b""
        self._go_on()

    def ticks(self) -> int:
        return self.wire.now_us // 1000

    def since(self, later: int, earlier: int) -> int:
        return later - earlier

    def is_shared(self) -> bool:
        return True

    def feed(self) -> None:
        pass

    def rest(self) -> None:
        self._turns += 1
        self.wire.now_us = self._due_us
        self.wire.came += self._coming
        self._coming = b""
        if self._turns % TURNS == 0:
            print(self.wire.said.hex())
            self.wire.said = b""
            self._go_on()

    def _go_on(self) -> None:
        line = sys.stdin.readline()
        if not line:
            sys.exit()
        self._due_us, came = json.loads(line)
        self._coming = bytes.fromhex(came)
        self.wire.now_us = self._due_us - A_TURN_US

    def all_off(self) -> None:
        pass

    def start_again(self) -> None:
        sys.exit()


os.chdir(sys.argv[1])
life = Life(Board(), "pad", "buttons")  # type: ignore[arg-type]  # a line that is a wire has no streams
life.turn_for_ever((life.device.turn,))
