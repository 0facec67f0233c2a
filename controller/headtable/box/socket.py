"""Where what hangs on the Pi itself is plugged into the box."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from headtable.box.board import Time
from headtable.box.ear import Ear
from headtable.complaints import Complaints


class Socket(NamedTuple):
    """What a device on the Pi gets from the program that it lives in."""

    ear: Ear  # the box
    time: Time
    boot: int  # counts the starts, as a device on a cable does
    complaints: Complaints

    def alarm(self, uid: str) -> Callable[[str], None]:
        """Where a device on the Pi tells what must not be."""
        return lambda trouble: self.complaints.note(f"{uid}: ALARM", trouble)
