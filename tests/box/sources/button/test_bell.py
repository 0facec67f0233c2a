"""A bell button on a pin is an ordinary device: it bounces, it rings, and it keeps each press."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import cast
from unittest.mock import ANY

import pytest
from gpiozero.pins.mock import MockPin

from headtable.box.devices.line_health import HEALTH_EVERY_S
from headtable.box.onboard import Onboard
from headtable.box.pins.pin import Pins
from headtable.box.signals.signal_board import loop_time
from headtable.box.sources.button.bell import BellButton
from headtable.complaints import Complaints
from headtable.config import BoxSettings, ButtonSettings
from headtable.errors import Unwell
from headtable.messages.devices import Birth, Health
from headtable.messages.inputs import Ack, Heard, Reflex
from headtable.messages.line import Press
from headtable.wire import Frame
from tests.box.in_memory import BELL, HORN, Hall, hello
from tests.box.pins.stuck import MutePin, mock_pins
from tests.patience import PATIENCE_S

BUTTON = ButtonSettings(uid="button-01", at="gpio:23")
SETTINGS = BoxSettings(id="box", buttons=(BUTTON,), signals=(BELL, HORN))


class Table:
    """The head table: a button on a mock pin, and the box."""

    def __init__(self, hall: Hall, pin: MockPin) -> None:
        self.hall = hall
        self.pin = pin
        self.alarms = hall.complaints

    def bounces(self, times: int = 4) -> None:
        """The contact closes, as contacts do."""
        for _ in range(times):
            self.pin.drive_low()
            self.pin.drive_high()
        self.pin.drive_low()

    def bounces_told(self) -> int:
        """The number of presses that the box has reported by now."""
        self.hall.passes(HEALTH_EVERY_S)
        told = [one for one in self.hall.said(Health) if isinstance(one, Health) and one.uid == "button-01"]
        return told[-1].bounces if told else 0

    async def pressed_again(self) -> Heard:
        """The next that the box passes on, of somebody who presses until the button is no longer deaf."""
        async with asyncio.timeout(PATIENCE_S):
            while not (said := self.hall.said(Heard)):
                self.pin.drive_high()
                await asyncio.sleep(0.03)
                self.pin.drive_low()
                await asyncio.sleep(0.03)
        [one] = said
        assert isinstance(one, Heard)
        return one

    async def heard(self) -> Heard:
        """The next that the box passes on."""
        async with asyncio.timeout(PATIENCE_S):
            while not (said := self.hall.said(Heard)):
                await asyncio.sleep(0.001)
        [one] = said
        assert isinstance(one, Heard)
        return one


async def until(true: Callable[[], bool]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(PATIENCE_S):
        while not true():
            await asyncio.sleep(0.001)


@asynccontextmanager
async def a_table(kind: type[MockPin] = MockPin) -> AsyncIterator[Table]:
    hall = Hall(SETTINGS)
    hall.box.line_received(hall.board, Frame("horn-01", 0, hello()))
    pins = mock_pins(kind)
    socket = Onboard(hall.box, loop_time(), 7, Complaints(hall.complaints.append))
    button = BellButton(BUTTON, pins, socket)
    running = asyncio.create_task(button.run())
    for _ in range(5):
        await asyncio.sleep(0)
    try:
        yield Table(hall, cast("MockPin", pins.factory.pin("GPIO23")))
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


async def test_the_bell_button_belongs_to_the_head_table() -> None:
    async with a_table() as table:
        births = [birth for birth in table.hall.said(Birth) if isinstance(birth, Birth) and birth.uid == "button-01"]
        assert [(birth.table, birth.boot, birth.model) for birth in births] == [(1, "7", "button")]


async def test_one_press_that_bounces_is_heard_once_and_rings_by_reflex() -> None:
    async with a_table() as table:
        table.hall.passes(1)
        table.hall.engine_lives()
        table.hall.forget()
        table.bounces()
        heard = await table.heard()
        assert (heard.uid, heard.boot, heard.seq, heard.table) == ("button-01", "7", 1, 1)
        assert isinstance(heard.said, Press)
        assert heard.said.button == "bell"
        assert heard.reflex == Reflex("box", ("horn", "bell"))
        assert table.hall.sounded() == ["horn", "bell"]


async def test_a_press_is_repeated_until_it_is_accepted() -> None:
    async with a_table() as table:
        table.hall.is_connected = False
        table.bounces()
        await until(lambda: any(isinstance(said, Heard) for said in table.hall.unheard))
        table.hall.is_connected = True
        assert (await table.heard()).seq == 1
        table.hall.box.on_message(Ack("button-01", "7", 1, accepted=True, entry=1), "live")
        await asyncio.sleep(0)
        table.hall.forget()
        assert (await table.pressed_again()).seq == 2


@pytest.mark.slow
async def test_a_temporarily_unreadable_pin_raises_an_alarm_and_loses_no_press() -> None:
    async with a_table(MutePin) as table:
        table.pin.is_mute = True
        table.bounces()
        async with asyncio.timeout(PATIENCE_S):
            while not table.alarms:
                await asyncio.sleep(0.001)
        assert table.alarms == ["button-01: ALARM: GPIO23 cannot be read (no such chip); it is tried again"]
        table.pin.is_mute = False
        assert (await table.heard()).said == Press("bell", ANY)


async def test_the_bounces_of_the_button_are_counted() -> None:
    async with a_table() as table:
        table.bounces(3)
        await table.heard()
        await until(lambda: table.bounces_told() == 3)


async def test_a_pin_in_use_is_reported() -> None:
    pins = mock_pins()
    broken = Pins(pins.factory, (AttributeError, *pins.faults))
    socket = Onboard(Hall().box, loop_time(), 1, Complaints(print))
    with pytest.raises(Unwell, match="GPIO99"):
        BellButton(ButtonSettings(uid="b", at="gpio:99"), broken, socket)
