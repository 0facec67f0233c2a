"""What people call a device, as a host chose it, and the reason why a name cannot be chosen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from msgspec import Meta

from headtable.messages.words import Message, Uid

LONGEST_DEVICE_NAME = 32
DeviceName = Annotated[
    str, Meta(min_length=1, max_length=LONGEST_DEVICE_NAME, description="what people call a device")
]
LONGEST_ASKED = 200  # so that a longer one is refused with a sentence


class NamedDevice(Message, tag="named-device"):
    """A device with the name that a host chose for it."""

    uid: Uid
    name: DeviceName


class NameDevice(Message, tag="name-device"):
    """Call a device by a name from now on. Its box keeps the name."""

    box: Uid
    uid: Uid
    name: Annotated[str, Meta(max_length=LONGEST_ASKED, description="without a name it is called by its uid")] = ""


class DeviceNameTooLong(Message, tag="device-name-too-long"):
    """The name does not fit into the lists."""

    name: str
    letters: int
    longest: int


class DeviceNameUnreadable(Message, tag="device-name-unreadable"):
    """The name has a character that nobody can see, such as a line break."""


class DeviceNameTaken(Message, tag="device-name-taken"):
    """Another device is called so."""

    name: str
    uid: Uid


DeviceNameProblem = DeviceNameTooLong | DeviceNameUnreadable | DeviceNameTaken


def device_name_problem(name: str, others: Iterable[tuple[Uid, str]]) -> DeviceNameProblem | None:
    """Why a device cannot have this name; None if it can. ``others`` are the other devices, by uid and by name."""
    if not name.isprintable():
        return DeviceNameUnreadable()
    if len(name) > LONGEST_DEVICE_NAME:
        return DeviceNameTooLong(name, len(name), LONGEST_DEVICE_NAME)
    taken = (uid for uid, other in others if name and name.casefold() in (uid, other.casefold()))
    return next((DeviceNameTaken(name, uid) for uid in taken), None)


def tidy_device_name(name: str) -> str:
    """The name without spaces around it."""
    return name.strip(" ")
