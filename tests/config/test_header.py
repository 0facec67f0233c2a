"""A bell or a horn may only use a pin that is low until headtable drives it."""

from __future__ import annotations

import pytest

from headtable.config import BoxSettings, SignalSettings, read
from headtable.config.header import unfit_for_a_signal
from headtable.errors import BadConfig

FIT = (12, 13, 16, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27)


def test_only_these_pins_may_carry_a_signal() -> None:
    assert tuple(pin for pin in range(100) if not unfit_for_a_signal(pin)) == FIT


@pytest.mark.parametrize(
    ("pin", "why"),
    [
        (0, "EEPROM"),
        (2, "I2C"),
        (4, "pulled up at boot"),
        (8, "SPI"),
        (10, "SPI"),
        (14, "goes high at boot"),
        (17, "RS-485"),
        (40, "not a pin of the header"),
    ],
)
def test_an_unfit_pin_is_refused_with_the_reason(pin: int, why: str) -> None:
    with pytest.raises(
        BadConfig, match=rf'it line 3: \[\[box.signals\]\] device = "gpio:{pin}": .*{why}.*use one of 22'
    ):
        read(f'[[box.signals]]\nsignal = "horn"\ndevice = "gpio:{pin}"\n', "it")


def test_two_signals_on_one_pin_are_refused() -> None:
    text = (
        '[[box.signals]]\nsignal = "horn"\ndevice = "gpio:22"\n[[box.signals]]\nsignal = "bell"\ndevice = "gpio:22"\n'
    )
    with pytest.raises(BadConfig, match='it line 6: "gpio:22" drives another signal already'):
        read(text, "it")


@pytest.mark.parametrize("device", ["gpio:", "gpio:x", "gpio:222", "speaker:", "gpio", "hdmi:0 "])
def test_an_address_is_a_uid_or_a_pin_or_a_speaker(device: str) -> None:
    assert not ((":" in device) and _is_taken(device))


def _is_taken(device: str) -> bool:
    try:
        read(f'[[box.signals]]\nsignal = "horn"\ndevice = "{device}"\n', "it")
    except BadConfig:
        return False
    return True


def test_a_signal_on_a_pin_needs_no_line_and_is_no_rehearsal() -> None:
    config = read('[[box.signals]]\nsignal = "horn"\ndevice = "gpio:22"\n', "it")
    assert config.box.has_hardware
    assert not BoxSettings().has_hardware
    assert BoxSettings(by_phone=True).has_hardware


def test_a_signal_on_the_pis_pins_has_a_uid_too() -> None:
    boards = [
        SignalSettings(signal="horn", device=device).board for device in ("horn-01", "gpio:22", "speaker:hw:0,0")
    ]
    assert boards == ["horn-01", "gpio-22", "speaker"]


def test_a_pad_may_not_have_the_name_of_a_signals_pin() -> None:
    text = 'lines = ["serial:/dev/x"]\n[[box.pads]]\nuid = "gpio-22"\ntable = 1\n'
    with pytest.raises(BadConfig, match='"gpio-22" is a pad'):
        read(f'[box]\n{text}[[box.signals]]\nsignal = "horn"\ndevice = "gpio:22"\n', "it")
