"""Asking on the lines who is there, as a box would."""

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

ANSWER_S = 2.2  # a line settles, is asked, and shows for a second what it says besides


class Device(Struct, frozen=True):
    """A device as it said hello, to the doctor or to the box."""

    uid: str
    model: str
    firmware: str
    protocol: int = PROTOCOL
    trouble: DeviceTrouble | None = None


class Greeter:
    """Whoever asks on all lines who is there, and takes down what comes, by line."""

    def __init__(self, box: BoxSettings) -> None:
        self.met: defaultdict[str, dict[str, Device]] = defaultdict(dict)
        self.troubles: dict[str, LineTrouble] = {}
        self.unopened: dict[str, Unwell] = {}
        self._ours = [pad.uid for pad in at_tables(box)] + [signal.board for signal in box.signals]

    def line_opened(self, line: End) -> None:
        """Ask."""
        self.unopened.pop(line.name, None)
        line.write(encode_line(Frame(EVERYONE, 1, Who())))

    def hear_line(self, line: End, frame: Frame) -> None:
        """Take a hello down; whatever else is said waits for a box."""
        if isinstance(hello := frame.message, Hello):
            self.met[line.name][frame.uid] = Device(frame.uid, hello.model, hello.firmware, hello.protocol)

    def hear_garbage(self, line: End, why: Garbled) -> None:
        """A line may be garbled; what is wrong where all are, its noise tells."""

    def line_trouble(self, line: End, why: LineTrouble) -> None:
        """Take down what is wrong with a line."""
        self.troubles[line.name] = why

    def line_gone(self, line: End) -> None:
        """It is closed again."""

    def sound_dropped(self, line: End, raw: bytes, why: NeverSent) -> None:
        """Nothing is sounded here."""

    def device_gone(self, line: End, uid: str, why: PollFailure) -> None:
        """It does not answer, and so it was not met."""

    def sharing(self, line: End) -> list[str]:
        """Anybody may be on a shared line."""
        del line
        return self._ours


class Closed(Complaints):
    """Takes down which lines cannot be opened, and why."""

    def __init__(self, unopened: dict[str, Unwell]) -> None:
        super().__init__(lambda _: None)
        self._unopened = unopened

    def note(self, source: str, trouble: Trouble | Struct | str) -> None:
        """Take it down if it is about a line."""
        if isinstance(trouble, LineClosed):
            self._unopened[source] = trouble.why


async def ask(box: BoxSettings, answer_s: float = ANSWER_S) -> Greeter:
    """Who is on the lines of these settings."""
    greeter = Greeter(box)
    lines = Lines(box, greeter, Closed(greeter.unopened))
    running = asyncio.create_task(lines.run())
    await asyncio.sleep(answer_s)
    greeter.troubles = lines.noise_so_far() | greeter.troubles
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    return greeter
