"""Electronic dice on pins: rolled by their button, read when their lines stand still."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest
from gpiozero.pins.mock import MockPin

from headtable.box.onboard import Onboard
from headtable.box.pins.pin import Pins
from headtable.box.signals.signal_board import loop_time
from headtable.box.sources.dice.electronic import ElectronicDie, face_of
from headtable.box.sources.dice.on_pins import dice_on_pins
from headtable.complaints import Complaints
from headtable.config import BoxSettings, DiceSettings
from headtable.messages.inputs import Heard
from headtable.messages.line import Dice
from headtable.messages.rooms import (
    DiceState,
)
from tests.box.in_memory import Hall
from tests.box.pins.stuck import MutePin, mock_pins
from tests.patience import PATIENCE_S

SETTINGS = DiceSettings(
    uid="dice-02",
    table=2,
    at="gpio",
    button_pins=(4, 17, 27),
    face_pins=((5, 6, 13), (19, 26, 21), (20, 16, 12)),
    still_ms=30,
)


@pytest.mark.parametrize(
    ("lit", "face"),
    [
        ((1, 0, 0), 1), ((0, 1, 0), 2), ((1, 1, 0), 3), ((0, 0, 1), 4), ((1, 0, 1), 5), ((0, 1, 1), 6),
        ((0, 0, 0), 0), ((1, 1, 1), 0),
        ((0, 0, 0, 1, 0, 0, 0), 1), ((1, 0, 0, 0, 0, 0, 1), 2), ((0, 0, 1, 0, 1, 0, 0), 2),
        ((1, 0, 0, 1, 0, 0, 1), 3), ((1, 0, 1, 0, 1, 0, 1), 4), ((1, 0, 1, 1, 1, 0, 1), 5),
        ((1, 1, 1, 0, 1, 1, 1), 6), ((1, 1, 1, 1, 1, 1, 1), 0), ((1, 0, 0, 0, 0, 0, 0), 0),
    ],
)  # fmt: skip
def test_the_lines_of_each_face(lit: tuple[int, ...], face: int) -> None:
    assert face_of(tuple(map(bool, lit))) == face


def seen(*does: tuple[str, float]) -> list[tuple[str, int]]:
    """The states that a die reports when it is rolled, or when its lines are looked at."""
    told: list[tuple[str, int]] = []
    die = ElectronicDie(lambda state, face: told.append((state, face)), 100)
    for what, at_ms in does:
        if what == "roll":
            die.roll(at_ms)
        else:
            die.update_lights(tuple(bit == "1" for bit in what), at_ms)
    return told


def test_a_die_keeps_its_face_until_it_is_rolled() -> None:
    assert seen(("100", 0), ("100", 99), ("100", 100), ("100", 300)) == [("present", 1)]


def test_a_die_is_read_when_its_lines_are_stable() -> None:
    rolled = seen(("100", 0), ("100", 100), ("roll", 200), ("010", 210), ("110", 290), ("110", 380), ("110", 390))
    assert rolled == [("present", 1), ("rolling", 0), ("settled", 3)]


def test_a_roll_to_the_same_face_is_a_roll() -> None:
    assert seen(("100", 0), ("100", 100), ("roll", 200), ("100", 299), ("100", 300))[1:] == [
        ("rolling", 0),
        ("settled", 1),
    ]


def test_a_face_that_changes_without_a_roll_does_not_count() -> None:
    assert seen(("100", 0), ("100", 100), ("010", 200), ("010", 300)) == [("present", 1), ("present", 2)]


def test_lines_that_show_no_face_are_uncertain() -> None:
    assert seen(("roll", 0), ("111", 10), ("111", 110)) == [("rolling", 0), ("uncertain", 0)]


def show(pins: Pins, lines: tuple[int, ...], face: int) -> None:
    """The die's lines show a face."""
    for place, line in enumerate(lines):
        pin = cast("MockPin", pins.factory.pin(f"GPIO{line}"))
        pin.drive_high() if face >> place & 1 else pin.drive_low()


async def until_heard(hall: Hall) -> Heard:
    async with asyncio.timeout(PATIENCE_S):
        while not (said := hall.said(Heard)):
            await asyncio.sleep(0.001)
    assert isinstance(said[0], Heard)
    return said[0]


async def test_three_dice_on_pins_make_a_throw() -> None:
    hall = Hall(BoxSettings(id="box", dice=(SETTINGS,)))
    pins = mock_pins()
    socket = Onboard(hall.box, loop_time(), 7, Complaints(hall.complaints.append))
    with dice_on_pins(SETTINGS, pins, socket) as dice:
        running = asyncio.create_task(dice.run())
        for button, lines, face in zip(SETTINGS.button_pins, SETTINGS.face_pins, (1, 1, 4), strict=True):
            show(pins, lines, 6)
            show(pins, lines, face)  # before the press: a busy machine may read the lines right after it
            pin = cast("MockPin", pins.factory.pin(f"GPIO{button}"))
            pin.drive_low()
            await asyncio.sleep(0.02)
            pin.drive_high()
        heard = await until_heard(hall)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
    assert isinstance(heard.said, Dice)
    assert (heard.uid, heard.boot, heard.said.faces, heard.table) == ("dice-02", "7", (1, 1, 4), 2)
    [*_, last] = [state for state in hall.said(DiceState) if isinstance(state, DiceState)]
    assert [(die.state, die.face) for die in last.dice] == [("settled", 1), ("settled", 1), ("settled", 4)]


@pytest.mark.slow
async def test_temporarily_unreadable_lines_raise_an_alarm_and_are_read_again() -> None:
    hall = Hall(BoxSettings(id="box", dice=(SETTINGS,)))
    pins = mock_pins(MutePin)
    socket = Onboard(hall.box, loop_time(), 7, Complaints(hall.complaints.append))
    with dice_on_pins(SETTINGS, pins, socket) as dice:
        running = asyncio.create_task(dice.run())
        one = cast("MutePin", pins.factory.pin("GPIO5"))
        one.is_mute = True
        show(pins, SETTINGS.face_pins[0], 3)
        async with asyncio.timeout(PATIENCE_S):
            while not hall.complaints:
                await asyncio.sleep(0.001)
        one.is_mute = False
        hall.forget()
        async with asyncio.timeout(PATIENCE_S):
            while not any(state.dice[0].face == 3 for state in hall.said(DiceState) if isinstance(state, DiceState)):
                await asyncio.sleep(0.001)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
    assert hall.complaints[0].startswith("dice-02: ALARM: GPIO5, GPIO6, GPIO13 cannot be read (no such chip)")
