"""Silence turns off every pin that a signal hangs on, whatever the box left behind."""

from __future__ import annotations

import pytest

from headtable.box.pins.silence import silence
from headtable.config import BoxSettings, SignalSettings
from headtable.errors import Unwell
from tests.box.pins.stuck import HeldPin, WeldedPin, mock_pin, mock_pins

SIGNALS = (SignalSettings(signal="horn", device="gpio:22"), SignalSettings(signal="bell", device="gpio:27"))
SETTINGS = BoxSettings(pins="mock", signals=SIGNALS)


def test_a_signal_that_a_box_left_on_is_turned_off() -> None:
    pins = mock_pins()
    for number in (22, 27):
        mock_pin(pins, number).output_with_state(1)
    assert silence(SETTINGS, lambda _: pins) == ["the horn on gpio:22 is off", "the bell on gpio:27 is off"]
    assert [mock_pin(pins, number).state for number in (22, 27)] == [0, 0]


def test_a_pin_that_does_not_obey_does_not_keep_the_others_on() -> None:
    pins = mock_pins(WeldedPin)
    mock_pin(pins, 22).output_with_state(1)
    with pytest.raises(Unwell, match="the horn on gpio:22: GPIO22 is driven low and reads high") as told:
        silence(SETTINGS, lambda _: pins)
    assert "bell" not in str(told.value)
    assert mock_pin(pins, 27).pull == "down"


def test_a_pin_that_cannot_be_released_does_not_keep_the_others_on() -> None:
    pins = mock_pins(HeldPin)
    for number in (22, 27):
        mock_pin(pins, number).output_with_state(1)
    with pytest.raises(Unwell, match="the horn on gpio:22: GPIO22 cannot be released"):
        silence(SETTINGS, lambda _: pins)
    assert (mock_pin(pins, 27).function, mock_pin(pins, 27).state) == ("input", 0)


def test_a_box_without_pins_needs_no_chip() -> None:
    boards = (SignalSettings(signal="horn", device="horn-01"),)
    assert silence(BoxSettings(signals=boards)) == ["no signal hangs on a pin of this Pi"]
