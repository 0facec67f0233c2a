"""A device on a shared line sends a message at the next poll if it was too late for this one."""

from __future__ import annotations

from common.clock import Clock
from common.device import Device, Identity
from headtable.messages.line import (
    BellWaits,
    Counts,
    Crashed,
    Hello,
    Idle,
    Poll,
    Press,
    ToDevice,
    Updating,
)
from headtable.wire import Frame, decode_line, encode_line

UID = "pad-01"
CLOCK = Clock(lambda: 0, lambda later, earlier: later - earlier)


class Port:
    """The port of a device. It sends each answer in time, or not at all."""

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
        self.port = Port()
        self.device = Device(who, self.port, CLOCK, lambda verb, fields: None)
        self.device.polled = True

    def answers(self) -> list[object]:
        """What it says to a poll."""
        return self._polled(is_late=False)

    def is_too_late(self) -> None:
        """It is too late for a poll."""
        assert self._polled(is_late=True) == []

    def _polled(self, *, is_late: bool) -> list[object]:
        self.port.is_late = is_late
        self.port.said.clear()
        self.port.come(Poll())
        self.device.turn()
        return [decode_line(line).message for line in self.port.said]


def met(*, crashed: str = "") -> Pad:
    """A pad that has said hello."""
    pad = Pad(crashed=crashed)
    assert isinstance(pad.answers()[0], Hello)
    return pad


def test_a_hello_that_was_too_late_is_sent_at_the_next_poll() -> None:
    pad = Pad()
    pad.is_too_late()
    assert not pad.device.is_met
    (hello,) = pad.answers()
    assert hello == Hello(1, "0.1.0", "pad", 1, "0000", "buttons")
    assert pad.answers() == [Idle()]
    assert pad.device.is_met


def test_a_late_hello_counts_once() -> None:
    pad = Pad()
    pad.is_too_late()
    pad.is_too_late()
    pad.answers()
    assert pad.device.hellos == 1


def test_a_report_of_a_crash_that_was_too_late_is_sent_at_the_next_poll() -> None:
    pad = met(crashed="ValueError at pad 12")
    pad.is_too_late()
    assert [pad.answers(), pad.answers()] == [[Crashed("ValueError at pad 12")], [Idle()]]


def test_counts_that_were_too_late_are_sent_at_the_next_poll() -> None:
    pad = met()
    pad.device.mention("counts", 0, 1, 0)
    pad.is_too_late()
    assert [pad.answers(), pad.answers()] == [[Counts(0, 1, 0)], [Idle()]]


def test_the_answer_to_a_piece_that_was_too_late_is_sent_at_the_next_poll() -> None:
    pad = met()
    pad.device.when_free("updating", "n1", 0, "ready")
    pad.is_too_late()
    assert [pad.answers(), pad.answers()] == [[Updating("n1", 0, "ready")], [Idle()]]


def test_a_press_that_was_too_late_is_sent_at_the_next_poll() -> None:
    pad = met()
    pad.device.happened("press", "two")
    pad.is_too_late()
    assert [pad.answers(), pad.answers()] == [[Press("two", 0)], [Idle()]]


def test_a_bell_that_was_too_late_is_announced_at_the_next_poll() -> None:
    pad = met()
    pad.device.happened("press", "two")
    pad.device.happened("press", "bell")
    pad.is_too_late()
    assert [pad.answers(), pad.answers()] == [[BellWaits(2, 0)], [Press("two", 0)]]
