"""Asks for the devices on the lines, as a box does."""

from __future__ import annotations

import asyncio
from collections import defaultdict

from msgspec import Struct

from headtable.box.devices.device_registry import at_tables
from headtable.box.lines.all_lines import Lines
from headtable.box.lines.listener import LineEndpoint
from headtable.box.lines.serial_line import LineClosed
from headtable.complaints import Complaints
from headtable.config import BoxSettings
from headtable.errors import Garbled, Trouble, Unwell
from headtable.messages.line import Hello, Who
from headtable.messages.silence_reasons import NeverSent
from headtable.messages.troubles import DeviceTrouble, LineTrouble, PollFailure
from headtable.messages.words import EVERYONE
from headtable.wire import PROTOCOL, Frame, encode_line

ANSWER_S = 2.2  # a line settles, gets the question, and then has a second for answers


class MetDevice(Struct, frozen=True):
    """A device by its hello to the doctor or to the box."""

    uid: str
    model: str
    firmware: str
    protocol: int = PROTOCOL
    trouble: DeviceTrouble | None = None


class LineProbe:
    """Asks on all lines, and keeps the answers by line."""

    def __init__(self, box: BoxSettings) -> None:
        self.met: defaultdict[str, dict[str, MetDevice]] = defaultdict(dict)
        self.troubles: dict[str, LineTrouble] = {}
        self.unopened: dict[str, Unwell] = {}
        self._ours = [pad.uid for pad in at_tables(box)] + [signal.board for signal in box.signals]

    def line_opened(self, line: LineEndpoint) -> None:
        """Ask for a hello."""
        self.unopened.pop(line.name, None)
        line.write(encode_line(Frame(EVERYONE, 1, Who())))

    def line_received(self, line: LineEndpoint, frame: Frame) -> None:
        """Keep a hello, and ignore every other message."""
        if isinstance(hello := frame.message, Hello):
            self.met[line.name][frame.uid] = MetDevice(frame.uid, hello.model, hello.firmware, hello.protocol)

    def garbage_received(self, line: LineEndpoint, why: Garbled) -> None:
        """Ignore a garbled line; the line's noise shows if all are garbled."""

    def line_trouble(self, line: LineEndpoint, why: LineTrouble) -> None:
        """Keep the trouble of a line."""
        self.troubles[line.name] = why

    def line_gone(self, line: LineEndpoint) -> None:
        """Do nothing: a closed line changes nothing."""

    def sound_dropped(self, line: LineEndpoint, raw: bytes, why: NeverSent) -> None:
        """Do nothing: the doctor sounds nothing."""

    def device_gone(self, line: LineEndpoint, uid: str, why: PollFailure) -> None:
        """Do nothing: a device without an answer counts as not met."""

    def poll_missed(self, line: LineEndpoint, uid: str) -> None:
        """Do nothing: one poll without an answer says little."""

    def sharing(self, line: LineEndpoint) -> list[str]:
        """Every configured device may be on a shared line."""
        del line
        return self._ours


class ClosedLines(Complaints):
    """Keeps which lines cannot be opened, with the reasons."""

    def __init__(self, unopened: dict[str, Unwell]) -> None:
        super().__init__(lambda _: None)
        self._unopened = unopened

    def note(self, source: str, trouble: Trouble | Struct, kind: str = "") -> None:
        """Keep the trouble if a line is closed."""
        del kind
        if isinstance(trouble, LineClosed):
            self._unopened[source] = trouble.why


async def ask(box: BoxSettings, answer_s: float = ANSWER_S) -> LineProbe:
    """The devices on the lines of these settings."""
    probe = LineProbe(box)
    lines = Lines(box, probe, ClosedLines(probe.unopened))
    running = asyncio.create_task(lines.run())
    await asyncio.sleep(answer_s)
    probe.troubles = lines.noise_so_far() | probe.troubles
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    return probe
