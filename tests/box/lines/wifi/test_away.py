"""A minute without Wi-Fi, in no time: the firmware's own outbox and sessions against the box, whatever is lost."""

from __future__ import annotations

import secrets
from collections import deque

from hypothesis import given, settings, strategies as st

from common.clock import Clock
from common.device import Device, Identity
from common.signed import Session as DevicesSession
from headtable.box.lines.wifi.signed import Greeting, Session as BoxsSession
from headtable.config import BoxSettings, Pad
from headtable.errors import Garbled
from headtable.messages.inputs import Ack, Heard
from headtable.messages.line import Press
from headtable.wire import decode_line
from tests.box.in_memory import Hall

KEY = bytes(range(32))
STEP_MS = 100
AWAY_MS = 60_000
END_MS = 110_000  # what is before the minute, the minute, and time for everything to be said again
Times = list[int]


class Air:
    """A pad's port and a box's line in one, with a moment for each session to begin and to break."""

    name = "wifi:pad-01"

    def __init__(self, hall: Hall, lost: Times, spoilt: Times) -> None:
        self.hall = hall
        self._lost, self._spoilt = lost, spoilt  # which of all the lines, both ways
        self._lines = 0
        self.is_on = False
        self.to_device: deque[bytes] = deque()
        self.to_box: deque[bytes] = deque()

    def begins(self) -> None:
        """A new session; whatever was on its way is lost."""
        box, device = (secrets.token_hex(16).encode() for _ in range(2))
        self.boxs = BoxsSession(KEY, Greeting("pad-01", device), box)
        self.devices = DevicesSession(KEY, "pad-01", box, device)
        self.to_device.clear()
        self.to_box.clear()
        self.is_on = True
        self.hall.box.line_opened(self)

    def breaks(self) -> None:
        """The Wi-Fi goes away, and the box notices it."""
        self.is_on = False
        self.hall.box.line_gone(self)

    def write(self, line: bytes) -> bool:
        """The box says something."""
        if self.is_on:
            self.to_device.extend(self._arrives(self.boxs.sign(line.removesuffix(b"\n"))))
        return self.is_on

    def _arrives(self, line: bytes) -> tuple[bytes, ...]:
        """The line after its way: lost, spoilt, or twice if it is good."""
        self._lines += 1
        if self._lines in self._lost:
            return ()
        return (line[:-2] + b"x\n",) if self._lines in self._spoilt else (line, line)

    def line(self) -> bytes | None:
        """The lines that the pad hears."""
        while self.to_device:
            if (line := self.devices.opened(self.to_device.popleft()[:-1])) is not None:
                return line
        return None

    def put(self, line: bytes) -> bool:
        """The pad says something."""
        if self.is_on:
            self.to_box.extend(self._arrives(self.devices.sign(line[:-1])))
        return self.is_on

    def send(self) -> None:
        """It arrives; what is no good is dropped."""
        while self.to_box:
            try:
                line, _ = self.boxs.opened(self.to_box.popleft()[:-1])
            except Garbled:
                continue
            self.hall.box.line_received(self, decode_line(line))

    def is_empty(self) -> bool:
        """Whether all lines have been sent."""
        return not self.to_box


class Evening:
    """A pad, its air and its box, in steps; the rules take all that the box has heard."""

    def __init__(self, pressed: Times, lost: Times, spoilt: Times) -> None:
        self.now_ms = 0
        self.hall = Hall(BoxSettings(pads=(Pad(uid="pad-01", table=1),)))
        self.air = Air(self.hall, lost, spoilt)
        clock = Clock(lambda: self.now_ms, lambda later, earlier: later - earlier)
        self.device = Device(Identity("pad-01", "pad", "buttons", 1), self.air, clock, lambda verb, fields: None)
        self.once: dict[int, Press] = {}  # what would be in the journal
        self._waiting = deque(sorted(pressed))
        self._happened_ms: list[int] = []

    def goes_on(self, this: range) -> None:
        """One step."""
        self.now_ms, self.hall.now_s = this.start, 1000 + this.start / 1000
        if this.start % 1000 == 0:
            self.hall.box.heartbeat()
        while self._waiting and self._waiting[0] in this:
            self._waiting.popleft()
            self._happened_ms.append(this.start)
            assert self.device.happened("press", "two")
        self.device.turn()
        for heard in self.hall.said(Heard):
            assert isinstance(heard, Heard)
            self._judge(heard)
        self.hall.forget()

    def _judge(self, heard: Heard) -> None:
        assert isinstance(heard.said, Press)
        if heard.seq not in self.once:
            self.once[heard.seq] = heard.said
            meant_ms = self.now_ms - heard.said.age_ms
            assert abs(meant_ms - self._happened_ms[heard.seq - 1]) <= 2 * STEP_MS  # its age is right
        self.hall.box.on_message(Ack("pad-01", heard.boot, heard.seq, accepted=True, entry=heard.seq), "live")


@settings(max_examples=30, deadline=None)
@given(
    st.lists(st.integers(0, 75_000), min_size=1, max_size=30),
    st.integers(1000, 15_000),
    st.lists(st.integers(0, 90_000), max_size=6),
    st.lists(st.integers(1, 120), max_size=40),
    st.lists(st.integers(1, 120), max_size=40),
)
def test_a_minute_without_wifi_loses_and_doubles_nothing(
    pressed: Times, away_ms: int, blips: Times, lost: Times, spoilt: Times
) -> None:
    evening = Evening(pressed, lost, spoilt)
    evening.air.begins()
    for now_ms in range(0, END_MS, STEP_MS):
        this = range(now_ms, now_ms + STEP_MS)
        if away_ms in this:
            evening.air.breaks()
        elif away_ms + AWAY_MS in this:
            evening.air.begins()
        evening.goes_on(this)
        if evening.air.is_on and any(moment in this for moment in blips):
            evening.air.breaks()
            evening.air.begins()
    assert list(evening.once) == list(range(1, len(pressed) + 1))
    assert evening.device.outbox.waiting == 0
