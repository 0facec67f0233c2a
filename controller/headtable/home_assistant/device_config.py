"""A message of Home Assistant's MQTT discovery: one device with all of its entities.

Home Assistant 2024.11 and later reads such messages. A field that is left out has Home Assistant's own default.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from headtable import __version__

Platform = Literal["binary_sensor", "button", "event", "sensor", "update"]
Category = Literal["", "diagnostic", "config"]


class Availability(Struct, frozen=True, omit_defaults=True):
    """Where Home Assistant reads whether the entities can be used."""

    topic: str
    value_template: str
    payload_available: str = "online"
    payload_not_available: str = "offline"


class DeviceInfo(Struct, frozen=True, omit_defaults=True):
    """The line in Home Assistant's list of devices. ``via_device`` is the device that it hangs on."""

    identifiers: tuple[str, ...]
    name: str
    manufacturer: str = ""
    model: str = ""
    sw_version: str = ""
    via_device: str = ""


class Origin(Struct, frozen=True):
    """The program that sends the message."""

    name: str = "headtable"
    sw_version: str = __version__


class Entity(Struct, frozen=True, omit_defaults=True):
    """One value, event or button of a device."""

    platform: Platform
    unique_id: str
    name: str
    state_topic: str = ""
    value_template: str = ""
    device_class: str = ""
    unit_of_measurement: str = ""
    options: tuple[str, ...] = ()
    event_types: tuple[str, ...] = ()
    payload_on: str = ""
    payload_off: str = ""
    command_topic: str = ""
    payload_press: str = ""
    title: str = ""
    entity_category: Category = ""
    availability: tuple[Availability, ...] = ()  # in place of the device's


class DeviceConfig(Struct, frozen=True, omit_defaults=True):
    """The whole message. The entities can be used while all of ``availability`` say so."""

    device: DeviceInfo
    components: dict[str, Entity]
    availability: tuple[Availability, ...]
    availability_mode: str = ""
    origin: Origin | None = None
