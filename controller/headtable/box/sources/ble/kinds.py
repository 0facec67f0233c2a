"""The kinds of Bluetooth dice: the UUIDs at which each speaks and listens, and its decoder."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from headtable.box.sources.ble import godice, pixels
from headtable.box.sources.ble.die_reports import DieReports


class Channel(NamedTuple):
    """A Bluetooth service with the characteristic by which a die speaks and the one by which it listens."""

    service: str
    speaks: str
    listens: str


class Kind(NamedTuple):
    """One maker's dice."""

    at: str  # as in headtable.toml
    name: str  # as in the catalogue
    named: str  # the beginning of the name that such a die advertises
    channels: tuple[Channel, ...]  # the newest first
    decode: Callable[[bytes], DieReports]
    greetings: tuple[bytes, ...]  # sent to a die after the connection
    ask_battery: bytes
    blink: Callable[[int], bytes]


_NORDIC = "-b5a3-f393-e0a9-e50e24dcca9e"  # the end of what many makers call a serial port in the air
_PIXELS = "-7a5a-43f2-a962-350c8edc9b5b"

GODICE = Kind(
    "ble:godice",
    "godice",
    "GoDice",
    (Channel(f"6e400001{_NORDIC}", f"6e400003{_NORDIC}", f"6e400002{_NORDIC}"),),
    godice.decode,
    (),
    godice.ask_battery(),
    godice.blink,
)
PIXELS = Kind(
    "ble:pixels",
    "pixels",
    "Pixel",
    (
        Channel(f"a6b90001{_PIXELS}", f"a6b90002{_PIXELS}", f"a6b90003{_PIXELS}"),
        # Of the first firmwares, in which the service and its characteristic share one UUID.
        Channel(f"6e400001{_NORDIC}", f"6e400001{_NORDIC}", f"6e400002{_NORDIC}"),
    ),
    pixels.decode,
    (pixels.who_are_you(),),
    pixels.ask_battery(),
    pixels.blink,
)
KINDS = {kind.at: kind for kind in (GODICE, PIXELS)}
