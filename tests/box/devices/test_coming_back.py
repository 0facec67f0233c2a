"""A device that misses its polls and has nothing to send is met again.

The tests pass in the time and use no real line. The devices are the firmware's own ``Device``, which speaks only when
it is polled.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

import pytest

from common.clock import Clock
from common.device import Device as Firmware, Identity
from headtable.box.lines.poller import LineTiming, Poller, Transmission, WaitUntil
from headtable.config import BoxSettings, Pad, SignalSettings
from headtable.messages.devices import Birth
from headtable.messages.inputs import Heard
from headtable.messages.line import Hello, Poll, Took, Who
from headtable.wire import Frame, decode_line, encode_line
from tests.box.in_memory import Hall, hello

PACE = LineTiming.at(250_000)
BEAT_S = 1.0
PADS = tuple(Pad(uid=f"pad-{number:02}", table=number) for number in range(1, 5))
HORN = SignalSettings(signal="horn", device="horn-01", pattern_ms=(50,), shortest_gap_s=0)
SETTINGS = BoxSettings(id="box", pads=PADS, signals=(HORN,))
UIDS = ("horn-01", *(pad.uid for pad in PADS))
BACK_WITHIN_S = 2.0  # one second until it is polled, and a turn or two for who and hello
CUTS_S = (0.1, 0.5, 1.0, 3.0, 10.0, 60.0)


class Wire:
    """The device's end of the line: the lines that arrived, and the line that it sends."""

    def __init__(self) -> None:
        self.came: deque[bytes] = deque()
        self.says: list[bytes] = []

    def line(self) -> bytes | None:
        return self.came.popleft() if self.came else None

    def put(self, line: bytes) -> bool:
        self.says.append(line)
        return True

    def send(self) -> None:
        """All that is lined up is taken from ``says``."""

    def is_empty(self) -> bool:
        return not self.says


class OnTheLine:
    """One device with the firmware's own line, and the wire that leads to it."""

    def __init__(self, uid: str, clock: Clock) -> None:
        self.uid = uid
        self.is_cut = False
        self.boot = 0
        self.obeyed: list[str] = []
        self._clock = clock
        self.start()

    def start(self) -> None:
        """Its power is back: a new boot, and a hello that it owes."""
        self.boot += 1
        self.wire = Wire()
        who = Identity(self.uid, "pad", "buttons", self.boot)
        self.firmware = Firmware(who, self.wire, self._clock, lambda verb, fields: self.obeyed.append(verb))
        self.firmware.polled = True

    def hears(self, line: bytes) -> list[bytes]:
        """A line goes over the wire; what it says to it."""
        if self.is_cut:
            return []
        self.wire.came.append(line)
        self.firmware.turn()
        said, self.wire.says = self.wire.says, []
        return said


class Street:
    """A box that polls its devices; each turn of the line moves the clock."""

    name = "rs485"

    def __init__(self) -> None:
        self.hall = Hall(SETTINGS)
        self.clock = Clock(lambda: int(self.hall.now_s * 1000), lambda later, earlier: later - earlier)
        self.devices = {uid: OnTheLine(uid, self.clock) for uid in UIDS}
        self.asked: list[str] = []
        self.garble: Callable[[bytes], bool] = lambda line: False
        self._begin()

    def _begin(self) -> None:
        self.poller = Poller(PACE, lambda uid, why: self.hall.box.device_gone(self, uid, why))
        self.poller.expect(UIDS)
        self.beat_s = self.hall.now_s
        self.hall.box.line_opened(self)

    def box_starts_anew(self) -> None:
        """Another box, which knows nobody; the devices go on."""
        self.hall.box.line_gone(self)
        before, self.hall = self.hall, Hall(SETTINGS)
        self.hall.now_s = before.now_s
        self._begin()

    def write(self, line: bytes) -> bool:
        """The box's end of the line."""
        self.poller.enqueue(line, self.hall.now_s)
        return True

    def passes(self, seconds: float) -> None:
        """Let time pass on the line; the box sends its heartbeat once a second."""
        end_s = self.hall.now_s + seconds
        while self.hall.now_s < end_s:
            if self.hall.now_s >= self.beat_s:
                self.beat_s = self.hall.now_s + BEAT_S
                self.hall.box.heartbeat()
            match self.poller.next(self.hall.now_s):
                case WaitUntil(until_s):
                    self.hall.now_s = min(until_s, self.beat_s, end_s)
                case Transmission(raw, lasts_s):
                    self.hall.now_s += lasts_s
                    self._carry(raw)

    def _carry(self, raw: bytes) -> None:
        for line in raw.splitlines():
            frame = decode_line(line)
            if isinstance(frame.message, Who):
                self.asked.append(frame.uid)
            answers = [answer for device in self.devices.values() for answer in device.hears(line)]
            assert not answers or (len(answers) == 1 and isinstance(frame.message, Poll))
            for answer in answers:
                self._say(answer)

    def _say(self, line: bytes) -> None:
        self.hall.now_s += PACE.turn_s
        self.poller.bytes_received(self.hall.now_s)
        self.hall.now_s += len(line) * PACE.byte_s
        if self.garble(line):
            self.poller.garbled(self.hall.now_s)
            return
        frame = decode_line(line.rstrip())
        self.poller.answered(frame.uid, self.hall.now_s)
        self.hall.box.line_received(self, frame)

    def cut(self, *uids: str) -> None:
        """These are off the line."""
        for uid in uids:
            self.devices[uid].is_cut = True

    def mend(self) -> None:
        """The wire is whole again."""
        for device in self.devices.values():
            device.is_cut = False

    def online(self) -> set[str]:
        """The devices that a screen shows as present."""
        self.hall.forget()
        self.hall.box.on_connect()
        return {birth.uid for birth in self.hall.said(Birth) if isinstance(birth, Birth) and birth.online}


@pytest.fixture
def street() -> Street:
    street = Street()
    street.passes(1.0)
    assert street.online() == set(UIDS)
    street.asked.clear()
    return street


@pytest.mark.parametrize("cut_s", CUTS_S)
@pytest.mark.parametrize("uids", [("horn-01",), ("horn-01", "pad-03"), UIDS], ids=["the horn", "two", "all"])
def test_a_device_with_nothing_to_send_is_back_soon_after_the_wire(
    street: Street, uids: tuple[str, ...], cut_s: float
) -> None:
    street.cut(*uids)
    street.passes(cut_s)
    street.mend()
    street.passes(BACK_WITHIN_S)
    assert street.online() == set(UIDS)


@pytest.mark.parametrize("cut_s", CUTS_S)
def test_a_horn_that_is_back_gets_permission_again_and_sounds(street: Street, cut_s: float) -> None:
    street.hall.engine_lives()
    street.cut("horn-01")
    street.passes(cut_s)
    street.mend()
    street.passes(BACK_WITHIN_S + BEAT_S)
    horn = street.devices["horn-01"]
    horn.obeyed.clear()
    street.hall.engine_lives()
    street.hall.box.on_message(street.hall.command(), "live")
    street.passes(BEAT_S)
    assert {"sound", "allow"} <= set(horn.obeyed)


def test_a_device_is_reported_as_gone_and_then_as_present_again(street: Street) -> None:
    street.hall.forget()
    street.cut("horn-01")
    street.passes(5.0)
    street.mend()
    street.passes(BACK_WITHIN_S)
    births = [birth for birth in street.hall.said(Birth) if isinstance(birth, Birth)]
    assert [(birth.uid, birth.online, bool(birth.trouble)) for birth in births] == [
        ("horn-01", False, True),
        ("horn-01", True, False),
    ]


@pytest.mark.parametrize("uid", ["horn-01", "pad-02"])
def test_a_device_that_restarted_behind_the_cut_is_met_under_its_new_boot(street: Street, uid: str) -> None:
    street.cut(uid)
    street.passes(5.0)
    street.devices[uid].start()
    street.mend()
    street.passes(BACK_WITHIN_S)
    assert {birth.boot for birth in street.hall.said(Birth) if isinstance(birth, Birth) and birth.uid == uid} >= {"2"}
    assert street.online() == set(UIDS)


def test_a_box_that_restarts_while_the_wire_is_cut_meets_every_device_afterwards(street: Street) -> None:
    street.cut(*UIDS)
    street.box_starts_anew()
    street.passes(3.0)
    street.mend()
    street.passes(BACK_WITHIN_S)
    assert street.online() == set(UIDS)


def test_a_device_whose_hello_was_garbled_is_asked_again(street: Street) -> None:
    street.cut("horn-01")
    street.passes(5.0)
    street.mend()
    garbled: list[bytes] = []

    def the_first_hello(line: bytes) -> bool:
        if isinstance(decode_line(line.rstrip()).message, Hello) and not garbled:
            garbled.append(line)
            return True
        return False

    street.garble = the_first_hello
    street.passes(2 * BACK_WITHIN_S)
    assert garbled
    assert street.online() == set(UIDS)


def test_a_restarted_device_whose_hello_was_lost_is_recognised_by_its_low_numbers(street: Street) -> None:
    pad = street.devices["pad-02"]
    for _ in range(3):
        pad.firmware.happened("press", "two")
        street.passes(0.2)
        seq = pad.firmware.outbox.seq
        street.write(encode_line(Frame("pad-02", 1, Took(seq))))
        street.passes(0.2)
    pad.start()
    pad.firmware._has_said_hello = True  # it was said, and nobody heard it
    street.hall.forget()
    street.passes(BACK_WITHIN_S)
    assert [birth.boot for birth in street.hall.said(Birth) if isinstance(birth, Birth)] == ["2"]


def test_presses_made_while_the_wire_was_cut_arrive_once_it_is_whole(street: Street) -> None:
    street.cut("pad-02")
    street.passes(5.0)
    street.devices["pad-02"].firmware.happened("press", "two")
    street.passes(5.0)
    street.mend()
    street.hall.forget()
    street.passes(BACK_WITHIN_S)
    [heard] = {(said.uid, said.seq) for said in street.hall.said(Heard) if isinstance(said, Heard)}
    assert heard == ("pad-02", 1)


def test_a_device_that_answers_is_not_asked_who_it_is(street: Street) -> None:
    street.passes(30.0)
    assert street.asked == []


def test_on_its_own_line_only_a_device_without_a_hello_is_asked_again() -> None:
    hall = Hall()
    hall.box.line_opened(hall.pad)
    hall.forget()
    hall.passes(2.0)
    assert hall.pad.heard() == [Who(), Who()]
    hall.box.line_received(hall.pad, Frame("pad-01", 0, hello()))
    hall.forget()
    hall.passes(2.0)
    assert hall.pad.heard() == []


def test_a_closed_line_is_polled_no_more() -> None:
    hall = Hall()
    hall.box.line_opened(hall.pad)
    hall.box.line_gone(hall.pad)
    hall.forget()
    hall.passes(2.0)
    assert hall.pad.heard() == []
