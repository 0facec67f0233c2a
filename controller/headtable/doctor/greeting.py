"""Asking on a line who is there, as a box would."""

from __future__ import annotations

import asyncio
from pathlib import Path

from msgspec import Struct

from headtable.box.line import End, Line
from headtable.complaints import Complaints
from headtable.errors import Garbled
from headtable.messages import EVERYONE, Hello, Who
from headtable.wire import PROTOCOL, Frame, encode_line

ANSWER_S = 1.0


class Device(Struct, frozen=True):
    """A device as it said hello, to the doctor or to the box."""

    uid: str
    model: str
    firmware: str
    protocol: int = PROTOCOL


class Greeter:
    """Whoever asks on one line who is there."""

    def __init__(self) -> None:
        self.met: dict[str, Device] = {}
        self.garbage = 0
        self.is_open = False

    def line_opened(self, line: End) -> None:
        """Ask."""
        self.is_open = True
        line.write(encode_line(Frame(EVERYONE, 1, Who())))

    def hear_line(self, line: End, frame: Frame) -> None:
        """Take a hello down; whatever else is said waits for a box."""
        del line
        if isinstance(hello := frame.message, Hello):
            self.met[frame.uid] = Device(frame.uid, hello.model, hello.firmware, hello.protocol)

    def hear_garbage(self, line: End, why: Garbled) -> None:
        """Count what is no line."""
        del line, why
        self.garbage += 1

    def line_gone(self, line: End) -> None:
        """It is closed again."""


async def ask(path: Path, baud: int, answer_s: float = ANSWER_S) -> tuple[Greeter, str]:
    """Who is on a line, and what was wrong with it."""
    greeter, troubles = Greeter(), list[str]()
    line = Line(str(path), baud, greeter, Complaints(troubles.append))
    running = asyncio.create_task(line.run())
    await asyncio.sleep(answer_s)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    return greeter, "" if greeter.is_open else "".join(troubles[:1])
