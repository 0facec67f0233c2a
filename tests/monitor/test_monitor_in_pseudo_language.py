"""The whole frame of the monitor is from the catalogue: panels, their titles, the keys, and what happens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import pytest
from textual.dom import DOMNode

from headtable.config import BoxSettings, Pad
from headtable.messages.facts import Told
from headtable.messages.rooms import (
    BoxState,
    EngineState,
    NightState,
    Phase,
)
from headtable.messages.sound_commands import SignalState
from headtable.messages.table import DicePassed, Rolled
from tests.monitor.test_monitor import ANN, EVE, LARGE, ROOM, Room, a_room
from tests.saying.brackets import words_outside

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("pseudo_language")]
PLAYERS = (*ANN, *EVE, "Bartholomew…")
DATA = (*PLAYERS, "pad-01", "pad-02", "pad-07")
BOX = BoxSettings(pads=(Pad(uid="pad-07", table=3),))
NEWS = (
    Told(7, 0, Rolled(1, "Ann", "miss", 0, (12, 7), (1, 1, 4))),
    Told(7, 1, DicePassed(1, "Bea")),
    SignalState("horn", "box", sounding=True, armed=True, muted=False),
)


def texts(node: DOMNode) -> Iterator[str]:
    """What the widgets of a screen carry besides the text that they draw."""
    for widget in node.walk_children():
        for name in ("tooltip", "border_title", "border_subtitle", "placeholder"):
            yield str(getattr(widget, name, None) or "")


async def escaped(room: Room) -> list[str]:
    """The words of the screen that are in no brackets. A panel cuts no line at this size."""
    lines = await room.text()
    drawn = [word for line in lines for word in words_outside(line, DATA)]
    return drawn + [word for text in texts(room.app.screen) for word in words_outside(text, DATA)]


@pytest.mark.parametrize("phase", get_args(Phase))
async def test_every_phase_of_a_night(phase: Phase) -> None:
    async with a_room(
        (400, 60), *ROOM, NightState("Rolling for Pink", "BUNKO", phase, 2, 1, 3, 3, 6, 3), box=BOX
    ) as room:
        await room.until(r"\[Ann rolls")
        room.bus.publish(*NEWS)
        await room.until(r"\[table 1: the dice pass to Bea\]")
        assert await escaped(room) == []


async def test_the_key_and_the_titles() -> None:
    async with a_room(LARGE, *ROOM) as room:
        for words in ("tables", "devices", "what happens", "quit"):
            await room.until(rf"\[{words}\]")


async def test_a_room_in_which_every_part_is_gone() -> None:
    async with a_room((400, 60), *ROOM, BoxState("box", "b1", "lost"), EngineState("e1", "lost"), box=BOX) as room:
        await room.until("✘ .engine")
        assert await escaped(room) == []
        await room.broker.stop()
        await room.until("✘ .broker")
        assert await escaped(room) == []


async def test_an_empty_room_is_translated() -> None:
    async with a_room((400, 60)) as room:
        assert await escaped(room) == []
