"""Players in a rehearsal: they watch the room, throw dice, and press their table's pad."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Awaitable, Callable
from typing import NamedTuple, Protocol

from headtable.messages.rooms import (
    TableState,
)
from headtable.messages.words import Button, Face, Faces
from headtable_tools.rehearse.dice import SimulatedReader
from headtable_tools.rehearse.night_view import NightView

NAMES = (
    *("Ann", "Bea", "Cat", "Dot", "Eve", "Fay", "Gia", "Hal", "Ida", "Joy", "Kim", "Lee", "Mae", "Nan", "Ora"),
    *("Pam", "Quin", "Rae", "Sue", "Tia", "Una", "Val", "Wyn", "Xia", "Yao", "Zoe", "Abe", "Bob", "Cal", "Dan"),
    *("Eli", "Fred", "Gus", "Hank", "Ian", "Jack", "Ken", "Leo", "Max", "Ned", "Otto", "Pete", "Roy", "Sam"),
)
ROLL_S = (2.0, 4.5)  # lift, shake, roll, count
WALK_S = (12.0, 18.0)  # until everybody sits again
LOOK_S = 1.0
COCKED, TOUCHED, AGREES = 0.05, 0.1, 0.8  # how a throw of electronic dice may go, by luck from 0 to 1
CALLS_IT = 0.97  # how often a shown bunco is called
MEANING: dict[int, Button] = {0: "pass", 1: "one", 2: "two"}  # by the dice that show the mark
DICE = 3  # while nobody has said otherwise

Wait = Callable[[float], Awaitable[None]]


def names(count: int) -> tuple[str, ...]:
    """So many different players."""
    return tuple(NAMES[n % len(NAMES)] + (f" {n // len(NAMES) + 1}" if n >= len(NAMES) else "") for n in range(count))


class TablePad(Protocol):
    """The interface of a pad, simulated or real, for players."""

    async def press(self, button: Button) -> object:
        """Press a button."""

    async def throw(self, faces: Faces) -> object:
        """Report the dice of a throw."""

    async def die_each(self, a: Face, b: Face) -> object:
        """Report one die for each team."""

    async def settled(self) -> None:
        """Wait until no event waits."""


class TableDevices(NamedTuple):
    """The devices on a table: its pad, and its dice if they are electronic."""

    table: int
    pad: TablePad
    reader: SimulatedReader | None = None


class Players:
    """The four at one table: they throw their electronic dice, or press what their own dice show."""

    def __init__(self, devices: TableDevices, room: NightView, chance: random.Random, wait: Wait) -> None:
        self._table = devices.table
        self._pad = devices.pad
        self._reader = devices.reader
        self._room = room
        self._chance = chance
        self._wait = wait

    async def play(self) -> None:
        """Play until the night ends."""
        while True:
            await self._room.until(self._to_do)
            seen = self._sight()
            await self._wait(self._chance.uniform(*(WALK_S if self._room.phase() == "ready" else ROLL_S)))
            if self._sight() != seen:
                continue  # another input came first: the host's, or another player's
            await self._take_part()
            await self._pad.settled()
            await self._look_up(seen)

    def _sight(self) -> tuple[str, TableState | None]:
        """The part of the room on which these four act."""
        return self._room.phase(), self._room.tables.get(self._table)

    def _to_do(self) -> bool:
        phase, state = self._sight()
        if state is None or phase not in ("ready", "playing", "called", "final"):
            return False
        if phase in ("ready", "final"):
            return self._table == 1
        if state.phase == "waits-for-sheet":
            return state.rung != "paper"
        return state.phase in ("rolling", "last-lap", "waits-for-call", "tie-break", "roll-off")

    async def _take_part(self) -> None:
        phase, state = self._sight()
        if phase == "ready":
            await self._pad.press("bell")
        elif state and state.phase == "roll-off":
            await self._pad.die_each(self._die(), self._die())
        elif state and state.phase == "waits-for-sheet":
            await self._pad.press("pass")  # nobody has scored
        elif state and state.call_it and self._chance.random() < CALLS_IT:
            await self._pad.press("call")
        else:
            await self._roll()

    async def _look_up(self, seen: tuple[str, TableState | None]) -> None:
        """Wait until the room shows the effect; a refused press has none, so not for long."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LOOK_S):
                await self._room.until(lambda: self._sight() != seen)

    async def _roll(self) -> None:
        faces = tuple(self._die() for _ in range(self._room.night.dice if self._room.night else DICE))
        button = self._meaning(faces)
        if self._reader is not None:
            await self._throw(self._reader, faces)
        elif button is None or self._room.phase() == "final":  # everybody looks on there: they see dice
            await self._pad.throw(faces)
        else:
            await self._pad.press(button)

    async def _throw(self, reader: SimulatedReader, faces: Faces) -> None:
        """Throw the dice. Sometimes a die lies cocked, a hand is too quick, or somebody presses what all can see."""
        luck = self._chance.random()
        if COCKED < luck < TOUCHED:
            reader.throw(faces[:-1])
            reader.sees(1, "moved")
            return  # too few dice make no throw: these four throw again when they see no effect
        reader.throw((None, *faces[1:]) if luck < COCKED else faces)
        if luck > AGREES:
            await self._look_up(self._sight())
            state = self._room.tables.get(self._table)
            button = self._meaning(faces)
            if button and state and state.proposed == faces:
                await self._pad.press(button)
        await reader.settled()

    def _meaning(self, faces: Faces) -> Button | None:
        """The button for these dice; three of the mark among four dice have none."""
        mark = self._room.night.mark if self._room.night else None
        hits = sum(face == mark for face in faces)
        if hits == len(faces):
            return "bunco"
        return "mini" if not hits and len(set(faces)) == 1 else MEANING.get(hits)

    def _die(self) -> Face:
        return self._chance.randint(1, 6)
