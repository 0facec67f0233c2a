"""The players of a rehearsal at one table: what they press when the room waits for them."""

from __future__ import annotations

import asyncio
import random

from msgspec.structs import replace

from headtable.messages.rooms import TableState
from headtable.messages.words import Button, Face, Faces
from headtable_tools.rehearse.night_view import NightView
from headtable_tools.rehearse.players import Players, TableDevices
from tests.web.house import called, table

SILENT = replace(table(2), phase="waits-for-sheet", roller=None)


class RecordingPad:
    """A pad that keeps what was pressed."""

    def __init__(self) -> None:
        self.pressed: asyncio.Queue[Button] = asyncio.Queue()

    async def press(self, button: Button) -> None:
        self.pressed.put_nowait(button)

    async def throw(self, faces: Faces) -> None:
        """Players of this test throw nothing."""

    async def die_each(self, a: Face, b: Face) -> None:
        """Players of this test have no tie."""

    async def settled(self) -> None:
        """Nothing waits."""


async def presses(state: TableState) -> Button | None:
    """What the players at table 2 press first; None if they press nothing."""
    view, pad = NightView(), RecordingPad()
    view.on_message(called(), "retained")
    view.on_message(state, "retained")
    players = Players(TableDevices(2, pad), view, random.Random(1), lambda _: asyncio.sleep(0))
    async with asyncio.TaskGroup() as group:
        play = group.create_task(players.play())
        for _ in range(100):
            await asyncio.sleep(0)
        play.cancel()
    return None if pad.pressed.empty() else pad.pressed.get_nowait()


async def test_a_table_that_told_nothing_says_that_nobody_has_scored() -> None:
    assert await presses(SILENT) == "pass"


async def test_a_table_on_paper_leaves_its_pad_alone() -> None:
    assert await presses(replace(SILENT, rung="paper")) is None
