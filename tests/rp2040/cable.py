"""One real firmware on a USB cable of its own, and the box at the other end, in the chip's time."""

from __future__ import annotations

from headtable.messages.line import Event as DeviceEvent, Got, ToDevice, Took
from headtable.wire import Frame, Splitter, decode_line, encode_line
from tests.rp2040.chip import Chip, UsbText, WasReset
from tests.rp2040.shared_line import A_MOMENT_S, Heard

LINE_BEGINS = b"$"


class Cable:
    """The cable: what the device says is kept, and its events are answered at once."""

    def __init__(self, chip: Chip, uid: str) -> None:
        self.chip, self.uid = chip, uid
        self.heard: list[Heard] = []
        self._splitter = Splitter()
        self._begins_s: float | None = None

    def say(self, message: ToDevice) -> None:
        """Tell the device something."""
        self.chip.type(encode_line(Frame(self.uid, 1, message)))

    def run(self, until_s: float, slowness: float = 1.0) -> None:
        """Listen until a moment. Meanwhile an instruction takes ``slowness`` times as long."""
        with self.chip.slower(slowness):
            while self.chip.now_s < until_s:
                self.listen(until_s)

    def listen(self, until_s: float) -> list[Heard]:
        """Listen until the device says something, at most until a moment; the lines that have come."""
        known = len(self.heard)
        for event in self.chip.run(until_s + A_MOMENT_S, stop=("usb",)):
            if isinstance(event, UsbText):
                self._hear(event.text.encode("latin-1"), event.at_s)
            elif isinstance(event, WasReset):
                self._splitter, self._begins_s = Splitter(), None
        return self.heard[known:]

    def _hear(self, raw: bytes, at_s: float) -> None:
        begins_s = at_s if self._begins_s is None else self._begins_s
        pieces = self._splitter.feed(raw)
        for piece in pieces:
            if piece.startswith(LINE_BEGINS):  # the rest is what a program prints
                self._take(Heard(begins_s, at_s, decode_line(piece)))
            begins_s = at_s
        self._begins_s = None if raw.endswith(b"\n") else begins_s

    def _take(self, heard: Heard) -> None:
        self.heard.append(heard)
        if isinstance(heard.frame.message, DeviceEvent):
            self.say(Got(heard.frame.seq))
            self.say(Took(heard.frame.seq))
