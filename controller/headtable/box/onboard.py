"""The services of the box for devices on the Pi itself."""

from __future__ import annotations

import secrets
from typing import NamedTuple

from headtable.box.alarms import Alarm, DeviceAlarm
from headtable.box.lines.listener import LineListener
from headtable.box.signals.board import Time
from headtable.complaints import Complaints

LARGEST_BOOT = 999_999_999


def new_boot() -> int:
    """A random number for this start. A Pi without a clock may start twice in one second of its own time."""
    return secrets.randbelow(LARGEST_BOOT + 1)


class Onboard(NamedTuple):
    """The services that a device on the Pi gets from the program that it runs in."""

    listener: LineListener  # the box
    time: Time
    boot: int  # another one at each start: a verdict on what was said in an earlier life is none on this one's
    complaints: Complaints

    def alarm(self, uid: str) -> Alarm:
        """A callback for a device on the Pi: it reports what a person must look at now."""
        return lambda why: self.complaints.note(uid, DeviceAlarm(why))
