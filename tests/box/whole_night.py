"""A whole night of fifty tables through real pads, box, broker and engine, at a slow pace.

The room plays in laps. Every other table takes its turn once, and then the head table. The next lap begins when all
have their verdict. So the same dice make the same night, whatever was unplugged meanwhile.
"""

from __future__ import annotations

import asyncio
import random
import time
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from headtable import rulesets
from headtable.bus.client import Bus
from headtable.complaints import Complaints
from headtable.config import BoxSettings, Broker, Config, EngineSettings, Pad, SignalSettings, Venue
from headtable.game import History
from headtable.game.night import Table
from headtable.journal import Journal
from headtable.meaning import meaning
from headtable.messages.devices import Birth
from headtable.messages.inputs import Ack, Heard, Input
from headtable.messages.line import Dice, DieEach, Press, Took
from headtable.messages.mqtt import MqttMessage
from headtable.messages.pace import EndBreak
from headtable.messages.people import OpenNight
from headtable.messages.prizes import PersonRoll, RollFor, SeatFinal
from headtable.messages.rooms import (
    EngineState,
)
from headtable.messages.words import HEAD_TABLE, Button, Delivery
from headtable_tools.rehearse.cable import Cable
from headtable_tools.rehearse.horn import SimulatedSignalBoard
from headtable_tools.rehearse.pad import SimulatedPad
from headtable_tools.rehearse.players import names
from headtable_tools.rehearse.rehearsal import pad_uid
from tests.patience import PATIENCE_S
from tests.processes import a_part

HOST = "host-night"
SEED = "5eed" * 8
SAY_AGAIN_S = 1.0
Meanwhile = Callable[[], Coroutine[Any, Any, None]]  # coroutines have two types that nobody uses
Act = Press | Dice | DieEach
MEANING: tuple[Button, ...] = ("pass", "one", "two", "bunco")


class Hall:
    """The tables with their pads and cables, and the night as it must be."""

    def __init__(self, folder: Path, tables: int, ruleset: str) -> None:
        self.folder = folder
        self.ruleset = ruleset
        self.history = History(rulesets.parse(ruleset, "the night's ruleset"), SEED)
        self.cables = {table: Cable(folder / f"tty{table}") for table in range(1, tables + 1)}
        self.pads = {n: SimulatedPad(pad_uid(n), cable, time.monotonic) for n, cable in self.cables.items()}
        self.dice = {table: random.Random(f"the dice of table {table}") for table in self.cables}
        self.horn = Cable(folder / "tty-horn")
        self.board = SimulatedSignalBoard("horn-01", self.horn, time.monotonic)
        self.presses = self.laps = self.entries = 0
        self._bus: Bus | None = None
        self._acks: dict[int, Ack] = {}
        self._online: set[str] = set()
        self._said = 0
        self._news = asyncio.Event()

    def config(self, broker: Broker, venue: str) -> Config:
        """The settings of box and engine."""
        rules = self.folder / "rules.toml"
        rules.write_text(self.ruleset)
        journal = self.folder / "tonight.night.db"
        Journal.create(journal, self.ruleset, SEED).close()
        return Config(
            venue=Venue(name=venue),
            broker=broker,
            engine=EngineSettings(ruleset=str(rules), journal=str(journal), confirm_s=0),
            box=BoxSettings(
                lines=(f"serial:{self.folder}/tty*",),
                pads=tuple(Pad(uid=pad_uid(n), table=n, bell=n == 1) for n in self.cables),
                signals=(SignalSettings(signal="horn", device="horn-01", pattern_ms=(5,), shortest_gap_s=0),),
            ),
        )

    # --- what is heard -------------------------------------------------------------------------------

    def hear(self, message: MqttMessage, delivery: Delivery) -> None:
        """Take in one message from the bus."""
        match message:
            case Ack(role="host"):
                self._acks[message.seq] = message
            case Birth(online=True):
                self._online.add(message.uid)
            case EngineState(status="online"):
                self._online.add("engine")
            case _:
                return
        self._news.set()
        self._news = asyncio.Event()

    async def enter(self, bus: Bus) -> None:
        """Wait until everybody is there."""
        self._bus = bus
        everybody = {"engine", "horn-01", *(pad_uid(table) for table in self.cables)}
        await self._until(lambda: everybody <= self._online)

    def lives(self) -> list[Coroutine[Any, Any, None]]:
        """The actions of the pads all night."""
        return [pad.run() for pad in self.pads.values()]

    async def _until(self, true: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE_S):
            while not true():
                await self._news.wait()

    # --- what is done --------------------------------------------------------------------------------

    async def play(self, meanwhile: Meanwhile) -> None:
        """Play the night to its end; ``meanwhile`` is called once in each lap."""
        await self._host(OpenNight(names(4 * len(self.cables))))
        while self.history.night.phase != "over":
            self.laps += 1
            await self._lap(meanwhile)

    async def _lap(self, meanwhile: Meanwhile) -> None:
        night = self.history.night
        if night.contest is not None:
            await self._host(
                RollFor(tuple(PersonRoll(who, self._dice(1, night.contest.dice)) for who in night.contest.to_roll))
            )
        elif night.phase == "settling":
            await self._host(SeatFinal(tuple(one.player for one in night.stage.finalists)))
        elif night.phase == "final":
            await self._at_tables({1: Dice(self._dice(1, 3))})
        elif night.phase == "break":
            await self._host(EndBreak())
        elif night.phase == "ready":
            await self._at_tables({1: Press("bell")})
        else:
            assert night.phase in ("playing", "called"), f"nobody in this hall knows what to do in a {night.phase}"
            acts = {table.number: self._act(table) for table in night.tables if _may_act(table)}
            head = {number: act for number, act in acts.items() if number == HEAD_TABLE}
            others = {number: act for number, act in acts.items() if number != HEAD_TABLE}
            async with asyncio.TaskGroup() as lap:
                lap.create_task(self._at_tables(others))
                lap.create_task(meanwhile())
            if head and self.history.night.phase == night.phase:
                await self._at_tables(head)

    def _act(self, table: Table) -> Act:
        """The next actions of the four at a table: even tables have electronic dice, odd ones press buttons."""
        if table.tied:
            return DieEach(*self._dice(table.number, 2))
        if table.shown:
            return Press("call")
        faces = self._dice(table.number, 3)
        if table.number % 2 == 0:
            return Dice(faces)
        hits = faces.count(self.history.night.mark)
        return Press("mini" if not hits and len(set(faces)) == 1 else MEANING[hits])

    def _dice(self, table: int, count: int) -> tuple[int, ...]:
        return tuple(self.dice[table].choices(range(1, 7), k=count))

    async def _at_tables(self, acts: dict[int, Act]) -> None:
        """All of them press at once. When this returns, all presses have been taken and count in the night."""
        seqs = {number: await _do(self.pads[number], act) for number, act in acts.items()}
        for number, act in acts.items():
            verdict = await self.pads[number].verdict(seqs[number])
            assert isinstance(verdict, Took), (number, act, verdict)
        for number, act in acts.items():
            self.presses += 1
            self._record(Heard(pad_uid(number), "1", seqs[number], act, number))

    async def _host(self, said: Input) -> None:
        self._said += 1
        heard = Heard(HOST, "1", self._said, said, role="host")
        assert self._bus is not None
        while self._said not in self._acks:
            self._bus.publish(heard)
            try:
                async with asyncio.timeout(SAY_AGAIN_S):
                    await self._until(lambda: self._said in self._acks)
            except TimeoutError:
                continue
        assert self._acks[self._said].accepted, self._acks[self._said]
        self._record(heard)

    def _record(self, heard: Heard) -> None:
        said = meaning(heard)
        self.entries += 1
        self.history.record(self.entries, said, self.history.decide(said))


SomeHall = TypeVar("SomeHall", bound=Hall)


def _may_act(table: Table) -> bool:
    return bool(table.open or table.tied or table.shown)


async def _do(pad: SimulatedPad, act: Act) -> int:
    match act:
        case Press(button=button):
            return await pad.press(button)
        case Dice(faces=faces):
            return await pad.throw(faces)
        case DieEach(a=a, b=b):
            return await pad.die_each(a, b)


@asynccontextmanager
async def a_hall(
    folder: Path, broker: Broker, tables: int, ruleset: str, kind: type[SomeHall]
) -> AsyncIterator[SomeHall]:
    """Everything plugged in, alive, and met."""
    folder.mkdir()
    hall = kind(folder, tables, ruleset)
    config = hall.config(broker, folder.name)
    bus = Bus(broker, folder.name, "test", ("ack/+/+", "dev/+/birth", "engine/state"), Complaints(print))
    async with AsyncExitStack() as house:
        for cable in (*hall.cables.values(), hall.horn):
            house.callback(cable.unplug)
            cable.plug_in()
        lives = (bus.run(hall.hear, _nothing, _nothing), hall.board.run(), *hall.lives())
        tasks = [asyncio.create_task(life) for life in lives]
        try:
            async with _part("engine", config, folder), _part("box", config, folder):
                await hall.enter(bus)
                yield hall
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


def _nothing() -> None:
    pass


@asynccontextmanager
async def _part(name: str, config: Config, folder: Path) -> AsyncIterator[Process]:
    """The engine or the box, in a process of its own."""
    with (folder / f"{name}.log").open("wb") as log:
        async with a_part(name, config, folder, stdout=log, stderr=log) as running:
            yield running
