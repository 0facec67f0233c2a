"""The dice that are awake near the Pi, and the configuration that adds them."""

from __future__ import annotations

import pytest
from bleak.backends.device import BLEDevice
from bleak.backends.scanner import AdvertisementData

from headtable.box.sources.ble.kinds import PIXELS
from headtable.box.sources.ble.radio import Radio
from headtable.box.sources.ble.scan import Nearby, kind_of, scan_nearby, to_write
from tests.box.sources.ble.bumble_backend import backend_on
from tests.box.sources.ble.virtual_dice import Air, VirtualGoDice, VirtualPixel

NEW, OLD = (channel.service for channel in PIXELS.channels)


@pytest.mark.parametrize(
    ("name", "services", "own", "at"),
    [
        ("GoDice_CE03C9_B_v04", [OLD], {}, "ble:godice"),
        ("Vanessa", [NEW], {}, "ble:pixels"),
        ("Vanessa", [OLD], {0xFFFF: b"\6\2\1\0\x50"}, "ble:pixels"),
        ("Pixel d6", [], {}, "ble:pixels"),
        ("somebody's serial port", [OLD], {}, None),
        ("an ear phone", [], {76: b"12345"}, None),
    ],
)
def test_each_kind_is_recognised_by_its_advertisement(
    name: str, services: list[str], own: dict[int, bytes], at: str | None
) -> None:
    kind = kind_of(BLEDevice("F0:00", name, None), AdvertisementData(name, own, {}, services, None, -60, ()))
    assert (kind.at if kind else None) == at


async def test_dice_that_are_awake_are_found() -> None:
    air = Air()
    central = await air.radio("box")
    await central.power_on()
    godie = VirtualGoDice(await air.radio("GoDice_CE03C9_B_v04"))
    pixel = VirtualPixel(await air.radio("Pixel"))
    await godie.wake_up()
    await pixel.wake_up()
    found = await scan_nearby(Radio(backend_on(central)), seconds=0.3)
    assert {(die.name, die.address, die.at) for die in found} == {
        ("GoDice_CE03C9_B_v04", godie.address, "ble:godice"),
        ("Pixel", pixel.address, "ble:pixels"),
    }


def test_the_suggested_configuration_has_a_set_for_each_kind() -> None:
    dice = [Nearby("GoDice_1", "F0:01", "ble:godice", -40), Nearby("GoDice_2", "F0:02", "ble:godice", -50)]
    assert to_write(dice) == (
        '[[box.dice]]\nuid = "dice-01"\ntable = 1\nat = "ble:godice"\nnames = ["F0:01", "F0:02"]\n'
    )
    assert to_write([]) == ""
