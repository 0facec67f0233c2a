"""Devices on the Pi itself: unavailable pins are an error if the bell needs them, and an alarm otherwise."""

from __future__ import annotations

import asyncio

import pytest

from headtable.box.onboard import Onboard, new_boot
from headtable.box.pins.pin import Pins
from headtable.box.signals.signal_board import TimeSource, loop_time
from headtable.box.sources.on_the_pi import plugged_in
from headtable.complaints import Complaints
from headtable.config import BoxSettings, ButtonSettings, DiceSettings, SignalSettings
from headtable.errors import Unwell
from tests.box.in_memory import Hall
from tests.box.pins.stuck import mock_pin, mock_pins
from tests.patience import PATIENCE_S
from tests.rehearse.bench_end import TurnedClock

BUTTON = ButtonSettings(uid="button-01", at="gpio:23")
DICE = DiceSettings(uid="dice-02", table=2, at="gpio", dice=1, button_pins=(4,), face_pins=((5, 6, 13),))
HORN = SignalSettings(signal="horn", device="gpio:22")
NO_PINS = 'no chip; RPi.GPIO knows a Pi up to 4: elsewhere write [box] pins = "gpiod"'


def no_pins(_: BoxSettings) -> Pins:
    raise Unwell("rpigpio-refused", error="no chip")


def a_socket(hall: Hall) -> Onboard:
    return Onboard(hall.box, loop_time(), new_boot(), Complaints(hall.complaints.append))


async def test_a_box_without_pins_for_its_button_and_dice_runs_without_them() -> None:
    settings = BoxSettings(id="box", buttons=(BUTTON,), dice=(DICE,))
    hall = Hall(settings)
    with plugged_in(settings, a_socket(hall), no_pins) as lives:
        assert lives == []
    assert hall.complaints == [
        f"button-01: ALARM: {NO_PINS}",
        f"dice-02: ALARM: {NO_PINS}",
    ]


async def test_a_box_without_pins_for_its_signals_does_not_start() -> None:
    settings = BoxSettings(id="box", buttons=(BUTTON,), signals=(HORN,))
    with pytest.raises(Unwell, match="no chip"), plugged_in(settings, a_socket(Hall()), no_pins):
        pytest.fail("it began")


async def test_a_box_without_pins_needs_no_chip() -> None:
    settings = BoxSettings(id="box")
    with plugged_in(settings, a_socket(Hall()), no_pins) as lives:
        assert lives == []


async def test_signals_buttons_and_dice_share_one_set_of_pins() -> None:
    settings = BoxSettings(id="box", buttons=(BUTTON,), dice=(DICE,), signals=(HORN,))
    asked = list[BoxSettings]()

    def pins_of(settings: BoxSettings) -> Pins:
        asked.append(settings)
        return mock_pins()

    with plugged_in(settings, a_socket(Hall(settings)), pins_of) as lives:
        living = [asyncio.create_task(life) for life in lives]
        for task in living:
            task.cancel()
        await asyncio.gather(*living, return_exceptions=True)
    assert len(living) == 2
    assert asked == [settings]


async def test_a_weld_ends_the_heartbeat_of_its_driver_board() -> None:
    horn = SignalSettings(signal="horn", device="gpio:22", heartbeat="gpio:24", contact="gpio:26")
    hall, clock, pins = Hall(BoxSettings(id="box", signals=(horn,))), TurnedClock(), mock_pins()
    socket = a_socket(hall)._replace(time=TimeSource(clock, clock.later))
    with plugged_in(BoxSettings(id="box", signals=(horn,)), socket, lambda _: pins) as lives:
        [beating] = [asyncio.create_task(life) for life in lives]
        await clock.turn(2)
        assert not beating.done()
        mock_pin(pins, 26).drive_low()  # type: ignore[attr-defined]  # a mock's: the horn has current
        await clock.turn(2)
        await asyncio.wait_for(beating, PATIENCE_S)
    assert any("its relay’s contact stays closed" in complaint for complaint in hall.complaints)


async def test_a_box_with_mock_pins_warns_that_its_signals_are_silent() -> None:
    settings = BoxSettings(id="box", signals=(HORN,), pins="mock")
    hall = Hall(settings)
    with plugged_in(settings, a_socket(hall), lambda _: mock_pins()):
        pass
    assert any("no pin is driven" in complaint for complaint in hall.complaints)


async def test_no_relay_follows_a_mock_pin_and_nobody_misses_its_contact() -> None:
    horn = SignalSettings(signal="horn", device="gpio:22", contact="gpio:26")
    settings = BoxSettings(id="box", signals=(horn,), pins="mock")
    hall, clock, pins = Hall(settings), TurnedClock(), mock_pins()
    socket = a_socket(hall)._replace(time=TimeSource(clock, clock.later))
    with plugged_in(settings, socket, lambda _: pins):
        await clock.turn(0)
        hall.engine_lives()
        hall.complaints.clear()
        hall.box.on_message(hall.command(), "live")
        assert mock_pin(pins, 22).state == 1
        await clock.turn(5)
    assert hall.complaints == []


def test_two_starts_in_one_second_have_two_boot_numbers() -> None:
    assert new_boot() != new_boot()
