"""A message of a device on a shared line whose answer came too late for its poll: it is said at the next poll."""

from __future__ import annotations

from common.clock import Clock
from common.device import Device, Identity
from headtable.messages.line import Counts, Crashed, Hello, Idle, Poll, ToDevice, Updating
from headtable.wire import Frame, decode_line, encode_line

UID = "pad-01"
CLOCK = Clock(lambda: 0, lambda later, earlier: later - earlier)


class LateWire:
    """A line whose polls are answered in time, or too late."""

    def __init__(self) -> None:
        self.is_late = False
        self.said: list[bytes] = []
        self._coming: list[bytes] = []

    def come(self, message: ToDevice) -> None:
        """The box says this."""
        self._coming.append(encode_line(Frame(UID, 1, message))[:-1])

    def line(self) -> bytes | None:
        """The next line."""
        return self._coming.pop(0) if self._coming else None

    def put(self, line: bytes) -> bool:
        """Answer, unless it is late."""
        if not self.is_late:
            self.said.append(line)
        return not self.is_late

    def send(self) -> None:
        """It went at once."""

    def is_empty(self) -> bool:
        """All has been sent."""
        return True


class Pad:
    """A pad on a shared line."""

    def __init__(self, *, crashed: str = "") -> None:
        who = Identity(UID, "pad", "buttons", 1)
        who.crashed = crashed
        self.wire = LateWire()
        self.device = Device(who, self.wire, CLOCK, lambda verb, fields: None)
        self.device.polled = True

    def answers(self, *, is_late: bool = False) -> list[type]:
        """What it says to a poll."""
        self.wire.is_late = is_late
        self.wire.said.clear()
        self.wire.come(Poll())
        self.device.turn()
        return [type(decode_line(line).message) for line in self.wire.said]


def test_a_hello_that_came_too_late_is_said_at_the_next_poll() -> None:
    pad = Pad()
    assert pad.answers(is_late=True) == []
    assert not pad.device.is_met
    assert [pad.answers(), pad.answers()] == [[Hello], [Idle]]
    assert pad.device.is_met


def test_a_late_hello_counts_once() -> None:
    pad = Pad()
    for is_late in (True, True, False):
        pad.answers(is_late=is_late)
    assert pad.device.hellos == 1


def test_a_report_of_a_crash_that_came_too_late_is_said_at_the_next_poll() -> None:
    pad = Pad(crashed="ValueError at pad 12")
    pad.answers()
    pad.answers(is_late=True)
    assert [pad.answers(), pad.answers()] == [[Crashed], [Idle]]


def test_counts_that_came_too_late_are_said_at_the_next_poll() -> None:
    pad = Pad()
    pad.answers()
    pad.device.mention("counts", 0, 1, 0)
    pad.answers(is_late=True)
    assert [pad.answers(), pad.answers()] == [[Counts], [Idle]]


def test_the_answer_to_a_piece_that_came_too_late_is_said_at_the_next_poll() -> None:
    pad = Pad()
    pad.answers()
    pad.device.when_free("updating", "n1", 0, "ready")
    pad.answers(is_late=True)
    assert [pad.answers(), pad.answers()] == [[Updating], [Idle]]
