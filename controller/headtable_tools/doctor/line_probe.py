"""Asks on the lines which devices are there, as a box does."""

from __future__ import annotations

import asyncio
from collections import defaultdict

from msgspec import Struct

from headtable.box.devices.devices import at_tables
from headtable.box.lines.line import LineClosed
from headtable.box.lines.lines import Lines
from headtable.box.lines.listener import End
from headtable.complaints import Complaints
from headtable.config import BoxSettings
from headtable.errors import Garbled, Trouble, Unwell
from headtable.messages.line import Hello, Who
from headtable.messages.silence import NeverSent
from headtable.messages.troubles import DeviceTrouble, LineTrouble, PollFailure
from headtable.messages.words import EVERYONE
from headtable.wire import PROTOCOL, Frame, encode_line

ANSWER_S = 2.2  # a line settles, gets the question, and shows for a second what else it sends


class MetDevice(Struct, frozen=True):
    """A device by its hello to the doctor or to the box."""

    uid: str
    model: str
    firmware: str
    protocol: int = PROTOCOL
    trouble: DeviceTrouble | None = None


class Greeter:
    """Asks on all lines, and keeps the answers by line."""

    def __init__(self, box: BoxSettings) -> None:
        self.met: defaultdict[str, dict[str, MetDevice]] = defaultdict(dict)
        self.troubles: dict[str, LineTrouble] = {}
        self.unopened: dict[str, Unwell] = {}
        self._ours = [pad.uid for pad in at_tables(box)] + [signal.board for signal in box.signals]

    def line_opened(self, line: End) -> None:
        """Ask."""
        self.unopened.pop(line.name, None)
        line.write(encode_line(Frame(EVERYONE, 1, Who())))

    def hear_line(self, line: End, frame: Frame) -> None:
        """Keep a hello; every other message waits for a box."""
        if isinstance(hello := frame.message, Hello):
            self.met[line.name][frame.uid] = MetDevice(frame.uid, hello.model, hello.firmware, hello.protocol)

    def hear_garbage(self, line: End, why: Garbled) -> None:
        """One garbled line is no trouble; the line's noise tells when all are garbled."""

    def line_trouble(self, line: End, why: LineTrouble) -> None:
        """Keep what is wrong with a line."""
        self.troubles[line.name] = why

    def line_gone(self, line: End) -> None:
        """A closed line changes nothing."""

    def sound_dropped(self, line: End, raw: bytes, why: NeverSent) -> None:
        """The doctor sounds nothing."""

    def device_gone(self, line: End, uid: str, why: PollFailure) -> None:
        """A device that does not answer is not met."""

    def sharing(self, line: End) -> list[str]:
        """Every configured device may be on a shared line."""
        del line
        return self._ours


class Closed(Complaints):
    """Keeps which lines cannot be opened, and why."""

    def __init__(self, unopened: dict[str, Unwell]) -> None:
        super().__init__(lambda _: None)
        self._unopened = unopened

    def note(self, source: str, trouble: Trouble | Struct | str) -> None:
        """Keep the trouble if a line is closed."""
        if isinstance(trouble, LineClosed):
            self._unopened[source] = trouble.why


async def ask(box: BoxSettings, answer_s: float = ANSWER_S) -> Greeter:
    """Which devices are on the lines of these settings."""
    greeter = Greeter(box)
    lines = Lines(box, greeter, Closed(greeter.unopened))
    running = asyncio.create_task(lines.run())
    await asyncio.sleep(answer_s)
    greeter.troubles = lines.noise_so_far() | greeter.troubles
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    return greeter
