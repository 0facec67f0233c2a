"""A turn ends, whoever floods the line: the watchdog is fed only between two of them."""

from __future__ import annotations

from pathlib import Path

from common.clock import Clock
from common.device import LINES_A_TURN, Device, Identity
from common.enrolment import Desk, Enrolment
from common.notes import Notes

WHO = Identity("pad-01", "pad", "buttons", 1)
ENOUGH = 1000
CLOCK = Clock(lambda: 0, lambda later, earlier: later - earlier)


class Flooded:
    """A port whose next line has always come already."""

    def __init__(self) -> None:
        self.taken = 0

    def line(self) -> bytes:
        """One more."""
        self.taken += 1
        assert self.taken < ENOUGH
        return b"x"

    def put(self, line: bytes) -> bool:
        """There is room."""
        return True

    def send(self) -> None:
        """Send what there is."""

    def is_empty(self) -> bool:
        """All has been sent."""
        return True


def test_a_device_handles_a_limited_number_of_lines_per_turn() -> None:
    port = Flooded()
    device = Device(WHO, port, CLOCK, lambda verb, fields: None)
    device.turn()
    assert port.taken == device.garbled == LINES_A_TURN


def test_a_desk_handles_a_limited_number_of_lines_per_turn(tmp_path: Path) -> None:
    port = Flooded()
    desk = Desk(WHO, port, Enrolment(Notes(str(tmp_path)), CLOCK), lambda: None)
    desk.turn()
    assert port.taken == LINES_A_TURN
