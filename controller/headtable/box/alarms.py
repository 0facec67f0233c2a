"""The box's alarms about a device: it is unusable, it is gone, or it needs a person now."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from headtable.complaints import Complaints, kind_of
from headtable.errors import Trouble
from headtable.messages.device_names import DeviceNameProblem
from headtable.messages.host_choices import EqualHours
from headtable.messages.silence_reasons import Untrusted
from headtable.messages.troubles import PollFailure, Unfit

Alarm = Callable[[Trouble], None]
"""Where a device on the Pi reports what a person must look at now."""


class DeviceAlarm(Struct, frozen=True):
    """A person must look at a device now."""

    why: Struct | Trouble


def note_alarm(complaints: Complaints, uid: str, why: Struct | Trouble) -> None:
    """Log an alarm about a device. Each reason counts as a kind of its own: a frequent one hides no other."""
    complaints.note(uid, DeviceAlarm(why), kind_of(why))


class DeviceUnfit(Struct, frozen=True):
    """The box cannot use a device."""

    why: Unfit


class DeviceGone(Struct, frozen=True):
    """A device on a shared line is gone."""

    why: PollFailure
    line: str


class OrderIgnored(Struct, frozen=True):
    """The box did not follow a host's order."""

    why: Untrusted | EqualHours | DeviceNameProblem
