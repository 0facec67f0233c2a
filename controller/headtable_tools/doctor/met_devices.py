"""Compares the devices that were met with those in the configuration."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from difflib import get_close_matches

import msgspec
from msgspec import Struct

from headtable.box.devices.device_registry import at_tables
from headtable.config import BoxSettings
from headtable.messages.troubles import DeviceTrouble
from headtable.messages.words import Signal
from headtable.wire import PROTOCOL
from headtable_tools.doctor.finding import Good, Unknown, Wrong
from headtable_tools.doctor.line_probe import MetDevice

NEAR = 0.6  # how alike two uids must be


class AtTable(Struct, frozen=True, tag=True):
    """A device's place: a table."""

    table: int


class DrivesSignal(Struct, frozen=True, tag=True):
    """A device's place: the bell or the horn."""

    signal: Signal


Place = AtTable | DrivesSignal


class DeviceOnWifi(Unknown):
    """The device uses Wi-Fi, so only a box can meet it."""

    uid: str
    place: Place
    name: str = ""


class DeviceUnmet(Wrong):
    """A configured device has not said hello; ``near`` is an unknown device with a similar uid."""

    uid: str
    place: Place
    near: str | None
    name: str = ""


class BoardUnmet(Wrong):
    """A signal's board has not said hello; ``near`` is an unknown device."""

    uid: str
    place: Place
    near: str | None
    name: str = ""


class DeviceOutdated(Wrong):
    """The device speaks another version of the protocol."""

    uid: str
    place: Place | None
    model: str
    firmware: str
    protocol: int
    name: str = ""


class DeviceUnplaced(Unknown):
    """The device is present, and not configured."""

    uid: str
    model: str
    firmware: str
    name: str = ""


class DeviceInTrouble(Wrong):
    """The box reports a trouble of the device."""

    uid: str
    place: Place
    model: str
    firmware: str
    trouble: DeviceTrouble
    name: str = ""


class DeviceReady(Good):
    """The device is present."""

    uid: str
    place: Place
    model: str
    firmware: str
    name: str = ""


DeviceFinding = (
    DeviceOnWifi | DeviceUnmet | BoardUnmet | DeviceOutdated | DeviceUnplaced | DeviceInTrouble | DeviceReady
)


def named(findings: Iterable[DeviceFinding], names: Mapping[str, str]) -> Iterator[DeviceFinding]:
    """The findings with the names that hosts gave the devices."""
    return (msgspec.structs.replace(finding, name=names.get(finding.uid, "")) for finding in findings)


def devices(box: BoxSettings, met: Mapping[str, MetDevice], by_air: Collection[str] = ()) -> Iterator[DeviceFinding]:
    """The missing, unknown and ready devices. Those in ``by_air`` use Wi-Fi, and no box is running to meet them."""
    places: dict[str, Place] = {pad.uid: AtTable(pad.table) for pad in at_tables(box)}
    places |= {signal.board: DrivesSignal(signal.signal) for signal in box.signals}
    strangers = [uid for uid in met if uid not in places]
    for uid, place in places.items():
        if uid in met:
            continue
        if uid in by_air:
            yield DeviceOnWifi(uid, place)
        elif uid not in _on_the_pi(box):
            yield _unmet(uid, place, strangers)
    for device in met.values():
        yield _judged(device, places.get(device.uid))


def _on_the_pi(box: BoxSettings) -> set[str]:
    """The devices on the Pi itself, which only its box can meet."""
    boards = {signal.board for signal in box.signals if signal.board != signal.device}
    return boards | {dice.uid for dice in box.dice if dice.at != "line"} | {button.uid for button in box.buttons}


def _unmet(uid: str, place: Place, strangers: list[str]) -> DeviceFinding:
    if isinstance(place, DrivesSignal):
        return BoardUnmet(uid, place, _nearest(uid, strangers, 0))
    return DeviceUnmet(uid, place, _nearest(uid, strangers, NEAR))


def _nearest(uid: str, strangers: list[str], cutoff: float) -> str | None:
    return next(iter(get_close_matches(uid, strangers, n=1, cutoff=cutoff)), None)


def _judged(device: MetDevice, place: Place | None) -> DeviceFinding:
    if device.protocol != PROTOCOL:
        return DeviceOutdated(device.uid, place, device.model, device.firmware, device.protocol)
    if place is None:
        return DeviceUnplaced(device.uid, device.model, device.firmware)
    if device.trouble is not None:
        return DeviceInTrouble(device.uid, place, device.model, device.firmware, device.trouble)
    return DeviceReady(device.uid, place, device.model, device.firmware)
