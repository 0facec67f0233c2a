"""Runs on the device: what a shared port makes of what comes on a wire; on its input, what happens, as JSON.

["come", hex]: bytes; ["pass", us]; ["look"]: give all lines that have come; ["answer", text]: answer;
["occupied", yes]: whether another device begins to speak at the moment of an answer.
On its output: the lines that were given, what was said, what the port returned for each answer, and what a gulp of
foreign lines costs.
"""

import gc
import json
import sys

from common.shared_port import SharedPort

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

UID = "pad-01"
FOREIGN = b"$pad-1a2b3c10 12340 poll*D448\n$pad-1a2b3c10 12 idle*0A0B\n"
GULPS = 50


class FakeWire:
    """A wire on which nothing happens but what is written."""

    def __init__(self) -> None:
        self.now_us = 0
        self.came = b""
        self.said: list[bytes] = []
        self.calls = 0
        self.is_occupied = False

    def any(self) -> int:
        self.calls += 1
        return len(self.came)

    def readinto(self, buffer: memoryview, count: int) -> int:
        self.calls += 1
        if count > len(self.came):
            raise ValueError("a UART would wait")
        buffer[:count] = self.came[:count]
        self.came = self.came[count:]
        return count

    def say(self, line: bytes) -> bool:
        if not self.is_occupied:
            self.said.append(line)
        return not self.is_occupied

    def us(self) -> int:
        return self.now_us

    def since(self, later: int, earlier: int) -> int:
        return later - earlier


def lines_of(port: SharedPort) -> "list[str]":
    """All lines that have come."""
    lines = []
    while (line := port.line()) is not None:
        lines.append(line.hex())
    return lines


def played(happens: "list[list[Any]]") -> "dict[str, Any]":
    """The lines that were given, what was said, and whether each answer was sent."""
    wire = FakeWire()
    port = SharedPort(wire, UID)
    given: list[str] = []
    sent: list[bool] = []
    for what in happens:
        if what[0] == "come":
            wire.came += bytes.fromhex(what[1])
        elif what[0] == "pass":
            wire.now_us += what[1]
        elif what[0] == "look":
            given += lines_of(port)
        elif what[0] == "occupied":
            wire.is_occupied = what[1]
        else:
            sent.append(port.put(what[1].encode()))
    return {"given": given, "said": [line.decode() for line in wire.said], "sent": sent}


class CountingPort(SharedPort):
    """Counts the calls of its own methods."""

    calls = 0

    def line(self) -> "bytes | None":
        self.calls += 1
        return super().line()

    def _next(self) -> "bytes | None":
        self.calls += 1
        return super()._next()

    def _read(self) -> bool:
        self.calls += 1
        return super()._read()

    def _start_of_own(self) -> int:
        self.calls += 1
        return super()._start_of_own()

    def _keep_torn_start(self) -> None:
        self.calls += 1
        super()._keep_torn_start()

    def _move_to_front(self) -> None:
        self.calls += 1
        super()._move_to_front()


def cost(foreign_lines: int) -> "dict[str, float]":
    """What a gulp with so many lines of others costs: calls, and bytes of the heap."""
    came = FOREIGN * (foreign_lines // 2)
    wire = FakeWire()
    port = CountingPort(wire, UID)
    for _ in range(GULPS):
        wire.came = came
        port.line()
    calls = (port.calls + wire.calls) / GULPS
    quiet = QuietWire(came)
    plain = SharedPort(quiet, UID)
    plain.line()
    gc.collect()
    gc.disable()
    before = gc.mem_alloc()  # type: ignore[attr-defined]  # MicroPython's own
    for _ in range(GULPS):
        quiet.left = len(came)
        plain.line()
    heap = gc.mem_alloc() - before  # type: ignore[attr-defined]  # as above
    gc.enable()
    return {"calls": calls, "bytes": heap / GULPS}


class QuietWire:
    """A wire that makes no garbage by itself."""

    def __init__(self, came: bytes) -> None:
        self._came, self.left = came, len(came)

    def any(self) -> int:
        return self.left

    def readinto(self, buffer: memoryview, count: int) -> int:
        for place in range(count):
            buffer[place] = self._came[place]
        self.left = 0
        return count

    def say(self, line: bytes) -> bool:
        return True

    def us(self) -> int:
        return 0

    def since(self, later: int, earlier: int) -> int:
        return 0


told = played(json.loads(sys.stdin.read()))
told["costs"] = {str(lines): cost(lines) for lines in (2, 8, 16)}
print(json.dumps(told))
