"""The Bluetooth dice of a table are one reader to the box. A throw of three dice is heard as a roll."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from headtable.box.onboard import Onboard
from headtable.box.signals.signal_board import loop_time
from headtable.box.sources.ble.at_tables import run_dice
from headtable.box.sources.ble.die_connection import Timeouts
from headtable.box.sources.ble.kinds import GODICE, PIXELS
from headtable.box.sources.ble.radio import Backend
from headtable.complaints import Complaints
from headtable.config import BoxSettings, DiceSettings
from headtable.messages.devices import Identify
from headtable.messages.inputs import Heard
from headtable.messages.line import Dice, DieSeen
from headtable.messages.rooms import (
    DiceState,
    DieShown,
)
from tests.box.in_memory import Hall
from tests.box.sources.ble.bumble_backend import BumbleScanner, backend_on
from tests.box.sources.ble.virtual_dice import Air, VirtualDie, VirtualGoDice, VirtualPixel
from tests.patience import PATIENCE_S

pytestmark = pytest.mark.slow
NAMES = ("GoDice_000001_B_v04", "GoDice_000002_R_v04", "GoDice_000003_K_v04")
GODICE_AT_TWO = DiceSettings(uid="dice-02", table=2, at=GODICE.at, names=NAMES)
HURRY = Timeouts(first_s=0.01, longest_s=0.02)


class Table:
    """A box with one set of dice, which lie before it."""

    def __init__(self, settings: DiceSettings, dice: list[VirtualDie]) -> None:
        self.hall = Hall(BoxSettings(id="box", dice=(settings,)))
        self.dice = dice
        self._heard: list[Dice | DieSeen] = []
        self._shown: tuple[DieShown, ...] = ()

    def socket(self) -> Onboard:
        """The box's side of the dice, where they are plugged in."""
        return Onboard(self.hall.box, loop_time(), 7, Complaints(self.hall.complaints.append))

    async def until(self, is_so: Callable[[], bool]) -> None:
        """Wait for it."""
        async with asyncio.timeout(PATIENCE_S):
            while not is_so():
                await asyncio.sleep(0.001)

    async def shown(self, *states: str) -> tuple[DieShown, ...]:
        """The dice, once they are in these states."""

        def is_so() -> bool:
            for state in self.hall.said(DiceState):
                assert isinstance(state, DiceState)
                self._shown = state.dice
            return tuple(die.state for die in self._shown) == states

        await self.until(is_so)
        return self._shown

    def heard(self) -> list[Dice | DieSeen]:
        """The throws that the engine has heard so far."""
        for heard in self.hall.said(Heard):
            assert isinstance(heard, Heard)
            assert isinstance(heard.said, Dice | DieSeen)
            self._heard.append(heard.said)
        return self._heard


@asynccontextmanager
async def a_table(settings: DiceSettings, kind: type[VirtualDie]) -> AsyncIterator[Table]:
    """A table whose dice are awake and connected."""
    air = Air()
    central = await air.radio("box")
    await central.power_on()
    dice = [kind(await air.radio(name)) for name in settings.names]
    for die in dice:
        await die.wake_up()
    table = Table(settings, dice)
    running = asyncio.create_task(run_dice((settings,), table.socket(), backend_on(central), HURRY))
    await table.until(lambda: all(GODICE.ask_battery in die.told or PIXELS.ask_battery in die.told for die in dice))
    yield table
    running.cancel()
    await asyncio.wait([running])


async def throw(table: Table, *faces: int) -> None:
    """All at once."""
    for die, face in zip(table.dice, faces, strict=True):
        await die.throw(face)


async def test_three_godice_make_a_throw() -> None:
    async with a_table(GODICE_AT_TWO, VirtualGoDice) as table:
        await throw(table, 1, 1, 4)
        shown = await table.shown("settled", "settled", "settled")
        assert [(die.face, die.battery) for die in shown] == [(1, 80), (1, 80), (4, 80)]
        assert table.heard() == [Dice((1, 1, 4))]


async def test_three_pixels_make_a_throw() -> None:
    names = ("Vanessa", "Horst", "Ute")
    async with a_table(DiceSettings(uid="dice-02", table=2, at=PIXELS.at, names=names), VirtualPixel) as table:
        await table.shown("present", "present", "present")
        await throw(table, 6, 6, 6)
        await table.shown("settled", "settled", "settled")
        assert table.heard() == [Dice((6, 6, 6))]


async def test_repeated_reports_make_one_throw() -> None:
    async with a_table(GODICE_AT_TWO, VirtualGoDice) as table:
        for die in table.dice:
            for raw in (b"R", b"R", b"S\x40\0\0", b"S\x40\0\0"):
                await die.say(raw)
        await table.shown("settled", "settled", "settled")
        assert table.heard() == [Dice((6, 6, 6))]


async def test_dice_shaken_and_held_still_in_a_hand_make_no_throw() -> None:
    async with a_table(GODICE_AT_TWO, VirtualGoDice) as table:
        for die in table.dice:
            await die.say(b"R")
            await die.say(b"FS\x40\0\0")
        await table.shown("present", "present", "present")
        assert table.heard() == []


async def test_a_leaning_die_means_that_all_dice_are_thrown_again() -> None:
    async with a_table(GODICE_AT_TWO, VirtualGoDice) as table:
        await table.dice[0].throw(1)
        await table.dice[1].throw(1)
        await table.dice[2].say(b"R")
        await table.dice[2].say(b"TS\x40\0\0")
        await table.shown("settled", "settled", "cocked")
        assert table.heard() == [DieSeen(3, "cocked", 0)]


async def test_a_die_lost_during_a_roll_spoils_only_that_throw() -> None:
    async with a_table(GODICE_AT_TWO, VirtualGoDice) as table:
        await table.dice[0].throw(1)
        await table.dice[1].throw(1)
        last = table.dice[2]
        last.told.clear()
        await last.say(b"R")
        await last.slip()
        await table.until(lambda: GODICE.ask_battery in last.told)
        await last.say(b"S\x40\0\0")
        await table.shown("settled", "settled", "settled")
        assert table.heard() == []  # nobody saw it roll to its end
        await throw(table, 2, 3, 5)
        await table.until(lambda: table.heard() == [Dice((2, 3, 5))])


async def test_the_box_lights_all_dice_of_a_set() -> None:
    async with a_table(GODICE_AT_TWO, VirtualGoDice) as table:
        table.hall.box.on_message(Identify("dice-02", 4), "live")
        await table.until(lambda: all(GODICE.blink(4) in die.told for die in table.dice))


async def test_an_unexpected_radio_error_raises_an_alarm_and_its_dice_are_found_again() -> None:
    air = Air()
    central = await air.radio("box")
    await central.power_on()
    falls = ["Device1"]

    class Scanner(BumbleScanner):
        device = central

        async def start(self) -> None:
            """Fall over what BlueZ says, as long as there is something to fall over."""
            if falls:
                raise KeyError(falls.pop())
            await super().start()

    for name in NAMES:
        await VirtualGoDice(await air.radio(name)).wake_up()
    table = Table(GODICE_AT_TWO, [])
    running = asyncio.create_task(
        run_dice((GODICE_AT_TWO,), table.socket(), Backend(backend_on(central).client, Scanner), HURRY)
    )
    await table.shown("present", "present", "present")
    running.cancel()
    await asyncio.wait([running])
    assert f"{NAMES[0]}: ALARM: an unexpected error: KeyError('Device1'); it starts again" in table.hall.complaints
