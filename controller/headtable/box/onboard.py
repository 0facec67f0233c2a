"""The services of the box for devices on the Pi itself."""

from __future__ import annotations

import secrets
from typing import NamedTuple

from headtable.box.alarms import Alarm, note_alarm
from headtable.box.lines.listener import LineListener
from headtable.box.signals.signal_board import TimeSource
from headtable.complaints import Complaints

LARGEST_BOOT = 999_999_999


def new_boot() -> int:
    """A random number for this start. A Pi without a clock may start twice in one second of its own time."""
    return secrets.randbelow(LARGEST_BOOT + 1)


class Onboard(NamedTuple):
    """The services that the box offers to a device on the Pi."""

    listener: LineListener  # the UID of the box
    time: TimeSource
    boot: int  # new at each start, so that a verdict on an event of an earlier run is ignored
    complaints: Complaints

    def alarm(self, uid: str) -> Alarm:
        """The callback by which a device on the Pi reports an alarm."""
        return lambda why: note_alarm(self.complaints, uid, why)
