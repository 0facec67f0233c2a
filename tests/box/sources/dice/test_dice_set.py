"""Dice on the Pi itself are a reader like any other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from headtable.box.sources.dice.dice_set import DiceSet
from headtable.box.sources.unacknowledged import MOST_KEPT
from headtable.config import BoxSettings, DiceSettings
from headtable.messages.devices import Birth, Health
from headtable.messages.inputs import Ack, Heard
from headtable.messages.line import Dice
from headtable.messages.rooms import (
    DiceState,
    DieShown,
)
from tests.box.in_memory import Hall

SETTINGS = BoxSettings(id="box", dice=(DiceSettings(uid="dice-02", table=2, at="gpio"),))


async def turns() -> None:
    """Let everything be said and heard."""
    for _ in range(20):
        await asyncio.sleep(0)


@asynccontextmanager
async def a_set(hall: Hall) -> AsyncIterator[DiceSet]:
    dice = DiceSet("dice-02", hall.box, boot=7, clock=lambda: hall.now_s)
    running = asyncio.create_task(dice.run())
    await turns()
    try:
        yield dice
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


def throw(dice: DiceSet, *faces: int) -> None:
    """All dice roll and settle."""
    for number in range(1, len(faces) + 1):
        dice.state_changed(number, "rolling")
    for number, face in enumerate(faces, start=1):
        dice.state_changed(number, "settled", face)


async def test_a_throw_on_the_pi_is_heard_with_its_table() -> None:
    hall = Hall(SETTINGS)
    async with a_set(hall) as dice:
        assert hall.said(Birth) == [Birth("dice-02", "box", "dice", "headtable", "7", "dice", online=True, table=2)]
        throw(dice, 1, 1, 4)
        await turns()
        assert hall.said(Heard) == [Heard("dice-02", "7", 6, Dice((1, 1, 4)), 2)]


async def test_an_event_is_repeated_while_the_box_has_no_broker() -> None:
    hall = Hall(SETTINGS)
    hall.is_connected = False
    async with a_set(hall) as dice:
        throw(dice, 1, 1, 4)
        await turns()
        hall.is_connected = True
        hall.box.line_opened(dice._line)
        await turns()
        assert [heard.seq for heard in hall.said(Heard) if isinstance(heard, Heard)] == [6]


async def test_a_judged_event_makes_room() -> None:
    hall = Hall(SETTINGS)
    async with a_set(hall) as dice:
        for _ in range(10):
            throw(dice, 1, 1, 4)
            await turns()
            [heard] = hall.said(Heard)
            assert isinstance(heard, Heard)
            hall.box.on_message(Ack("dice-02", "7", heard.seq, accepted=True, entry=1), "live")
            await turns()


async def test_an_unchanged_state_makes_no_event_and_a_full_set_counts_dropped_events() -> None:
    hall = Hall(SETTINGS)
    hall.is_connected = False
    async with a_set(hall) as dice:
        for _ in range(MOST_KEPT):
            throw(dice, 1, 1, 4)
            throw(dice, 2, 2, 2)
            dice.state_changed(3, "settled", 2)
        await turns()
        hall.is_connected = True
        hall.box.on_connect()
        hall.box.heartbeat()
        [health] = [one for one in hall.said(Health) if isinstance(one, Health)]
        assert health.dropped == 12 * MOST_KEPT - MOST_KEPT


async def test_the_batteries_of_a_set_are_published() -> None:
    hall = Hall(SETTINGS)
    async with a_set(hall) as dice:
        dice.charge(2, 40)
        await turns()
        lost = [DieShown(number, "lost", battery=40 if number == 2 else None) for number in (1, 2, 3)]
        assert hall.said(DiceState) == [DiceState("dice-02", 2, tuple(lost))]
