"""Records a line without a box: it opens the port, asks once for a hello, and listens."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress

from headtable.box.lines.listener import LineEndpoint
from headtable.box.lines.serial_line import SerialLine
from headtable.complaints import Complaints
from headtable.errors import Garbled
from headtable.messages.line import Who
from headtable.messages.troubles import LineTrouble
from headtable.messages.words import EVERYONE
from headtable.wire import Frame, encode_line, escaped
from headtable_tools.link.recording_format import Piece, pieces


class PassiveListener:
    """Asks for a hello, and answers nothing, so that a pad repeats its messages."""

    def line_opened(self, line: LineEndpoint) -> None:
        """Ask once."""
        line.write(encode_line(Frame(EVERYONE, 1, Who())))

    def line_received(self, line: LineEndpoint, frame: Frame) -> None:
        """The tap has recorded it."""

    def garbage_received(self, line: LineEndpoint, why: Garbled) -> None:
        """The tap has recorded it."""

    def line_trouble(self, line: LineEndpoint, why: LineTrouble) -> None:
        """The tap has recorded what came."""

    def line_gone(self, line: LineEndpoint) -> None:
        """The line may come back."""


async def record_directly(
    port: str, baud: int, seconds: float | None, write: Callable[[Piece], None], complain: Callable[[str], None]
) -> None:
    """Record a port that no box has open, until cancelled or for a time."""
    began_s = time.monotonic()
    line = SerialLine(port, baud, PassiveListener(), Complaints(complain))

    def note(way: str, raw: bytes) -> None:
        for piece in pieces(int(1000 * (time.monotonic() - began_s)), "<" if way == "<" else ">", escaped(raw)):
            write(piece)

    line.tap = note
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await line.run()
