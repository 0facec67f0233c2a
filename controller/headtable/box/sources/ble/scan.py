"""Finds Bluetooth dice nearby, and suggests their lines for headtable.toml."""

from __future__ import annotations

from collections.abc import Iterable

from bleak.backends.device import BLEDevice
from bleak.backends.scanner import AdvertisementData
from msgspec import Struct

from headtable.box.sources.ble.kinds import GODICE, PIXELS, Kind
from headtable.box.sources.ble.radio import Radio

OLD_PIXELS, NEW_PIXELS = PIXELS.channels[1].service, PIXELS.channels[0].service
PIXELS_TELL = 5  # bytes of manufacturer data that a Pixels die advertises


class Nearby(Struct, frozen=True):
    """A die that advertises."""

    name: str
    address: str
    at: str  # as in headtable.toml
    dbm: int  # signal strength: -40 is beside the Pi, -90 is barely received


async def scan_nearby(radio: Radio, seconds: float) -> list[Nearby]:
    """All dice that are awake, the nearest first."""
    dice = [_die(device, said) for device, said in await radio.nearby(seconds)]
    return sorted((die for die in dice if die is not None), key=lambda die: -die.dbm)


def to_write(dice: Iterable[Nearby]) -> str:
    """The text for headtable.toml: a set for each kind, to be divided among the tables."""
    by_kind = {at: [die for die in dice if die.at == at] for at in (GODICE.at, PIXELS.at)}
    return "\n".join(_set(at, found) for at, found in by_kind.items() if found)


def _set(at: str, dice: list[Nearby]) -> str:
    names = ", ".join(f'"{die.address}"' for die in dice)
    return f'[[box.dice]]\nuid = "dice-01"\ntable = 1\nat = "{at}"\nnames = [{names}]\n'


def _die(device: BLEDevice, said: AdvertisementData) -> Nearby | None:
    kind = kind_of(device, said)
    name = said.local_name or device.name or ""
    return None if kind is None else Nearby(name, device.address, kind.at, said.rssi)


def kind_of(device: BLEDevice, said: AdvertisementData) -> Kind | None:
    """The kind of a die.

    A GoDice die shows it by its name. A Pixels die shows it by its services, as its owner chose its name.
    """
    name = said.local_name or device.name or ""
    if name.startswith(GODICE.named):
        return GODICE
    tells = any(len(raw) == PIXELS_TELL for raw in said.manufacturer_data.values())
    if NEW_PIXELS in said.service_uuids or (OLD_PIXELS in said.service_uuids and tells):
        return PIXELS
    return PIXELS if name.startswith(PIXELS.named) else None
