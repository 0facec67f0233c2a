"""One table has the pins of the driver board's header; the Pi, the firmware and headtable agree with it."""

from __future__ import annotations

import pytest

from circuits.driver_board import DRIVER_BOARD
from circuits.header_pins import PINS, HeaderPin, boot_lines
from circuits.pin_page import SETTINGS, pico_pins
from headtable.config import read
from headtable.config.header import unfit_for_a_signal, unfit_for_an_input

DRIVEN = [pin for pin in PINS if pin.way == "to-board"]


@pytest.mark.parametrize("pin", PINS, ids=lambda pin: pin.line)
def test_a_line_is_on_its_pole_of_the_boards_header(pin: HeaderPin) -> None:
    assert DRIVER_BOARD.part("J1").on(str(pin.pole)) == pin.line


@pytest.mark.parametrize("pin", PINS, ids=lambda pin: pin.line)
def test_headtable_accepts_the_pin_of_the_pi(pin: HeaderPin) -> None:
    unfit = unfit_for_a_signal if pin in DRIVEN else unfit_for_an_input
    assert unfit(pin.pi) is None


def test_no_pin_is_used_twice() -> None:
    assert len({pin.pi for pin in PINS}) == len({pin.pole for pin in PINS}) == len(PINS)


def test_the_firmware_has_every_line_that_the_board_needs() -> None:
    assert {pin.pico for pin in PINS if pin.pico} <= set(pico_pins())
    assert {pin.pico for pin in DRIVEN} == {"bell", "horn", "beat"}


def test_the_pis_own_firmware_keeps_driven_pins_low() -> None:
    driven, _ = boot_lines()
    assert driven == f"gpio={','.join(str(pin.pi) for pin in DRIVEN)}=op,dl"


def test_the_settings_on_the_page_are_accepted_by_headtable() -> None:
    config = read(SETTINGS, "headtable.toml")
    horn, bell = config.box.signals
    assert (f"gpio:{horn.pin}", f"gpio:{horn.heartbeat_pin}", bell.signal) == ("gpio:22", "gpio:24", "bell")
    assert [button.pin for button in config.box.buttons] == [25]
