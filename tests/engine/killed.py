"""A night whose engine is killed again and again; a fake box says each thing until it has a verdict."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from pathlib import Path

from headtable.bus.client import Bus
from headtable.complaints import Complaints
from headtable.config import Broker
from headtable.messages.inputs import Ack, Heard, Input
from headtable.messages.line import DieEach, Event, Press
from headtable.messages.mqtt import MqttMessage
from headtable.messages.pace import StartRound
from headtable.messages.past import Undo
from headtable.messages.people import OpenNight
from headtable.messages.rooms import (
    NightState,
    TableState,
)
from headtable.messages.table import FirstRoller
from headtable.messages.words import Button, Delivery, Role
from tests.engine.engine_process import an_engine
from tests.forked_commands import ForkedCommand
from tests.patience import PATIENCE_S

SAY_AGAIN_S, LONGEST_PAUSE_S = 0.05, 0.8
TABLES = 3
PLAYERS = tuple(f"P{number}" for number in range(4 * TABLES))
OFTEN: tuple[Button, ...] = ("one", "two", "pass", "pass", "one", "mini", "bunco")
SELDOM: tuple[Button, ...] = ("undo", "call", "bell")
Key = tuple[str, str, int]


class Speaker:
    """A pad or a host: one thing at a time, said again until it has its verdict."""

    def __init__(self, uid: str, table: int | None, choose: Callable[[], Event | Input]) -> None:
        self.uid = uid
        self._table = table
        self._choose = choose
        self.saying = self._next(0)

    def _next(self, seq: int) -> Heard:
        role: Role = "device" if self._table else "host"
        return Heard(self.uid, "b1", seq, self._choose(), self._table, role=role)

    def hear(self, ack: Ack) -> bool:
        """Go on to the next thing if this is the verdict that was waited for."""
        if (ack.boot, ack.seq) != (self.saying.boot, self.saying.seq):
            return False
        self.saying = self._next(ack.seq + 1)
        return True


class KilledNight:
    """One venue with its own engine; everything random comes from one seed."""

    def __init__(self, broker: Broker, venue: str, folder: Path, chance: random.Random) -> None:
        self.journal = folder / f"{venue}.night.db"
        self.acked: dict[Key, Ack] = {}
        self.contradictions: list[tuple[Ack, Ack]] = []
        self.kills = 0
        self._chance = chance
        self._broker = broker
        self._venue = venue
        self._night: NightState | None = None
        self._latest_round = (0, 0)  # set and round; an undo does not lower it
        self._tables: dict[int, TableState] = {}
        pads = (Speaker(f"pad-{n}", n, lambda n=n: self._roll(n)) for n in range(1, TABLES + 1))  # type: ignore[misc]  # n=n holds the number
        self._speakers = {speaker.uid: speaker for speaker in (*pads, Speaker("host-1", None, self._host))}
        self._bus = self._connection()
        self._verdict = asyncio.Event()
        self._engine_log = folder / f"{venue}.log"

    def _connection(self) -> Bus:
        listen = ("ack/+/+", "night/state", "table/+/state")
        return Bus(self._broker, self._venue, "box", listen, Complaints(print))

    def move(self, broker: Broker, folder: Path) -> None:
        """Go on at another machine, with a broker of its own: the pads keep what they have said."""
        self._broker, self.journal = broker, folder / self.journal.name
        self._bus = self._connection()

    @asynccontextmanager
    async def going_on(self) -> AsyncIterator[None]:
        """The box is on the bus, and its pads repeat their events."""
        async with asyncio.TaskGroup() as both:
            tasks = [
                both.create_task(self._bus.run(self._hear, self._say_all, lambda: None)),
                both.create_task(self._say_again()),
            ]
            yield
            for task in tasks:
                task.cancel()

    async def one_life(self) -> None:
        """An engine starts and is killed: at its start, or in the middle of its work."""
        async with self.an_engine() as engine:
            try:
                if self._chance.random() < 0.3:
                    with suppress(TimeoutError):
                        async with asyncio.timeout(self._chance.uniform(0, 0.4)):
                            await engine.wait()
                else:
                    await self.verdicts(self._chance.randint(1, 30))
                    await asyncio.sleep(self._chance.uniform(0, 0.004))
            finally:
                assert engine.returncode is None, self._engine_log.read_text()
        self.kills += 1

    def an_engine(self) -> AbstractAsyncContextManager[ForkedCommand]:
        """An engine of this venue, in a process of its own; it is killed at the end."""
        return an_engine(self._broker, self._venue, self.journal, self._engine_log)

    async def verdicts(self, number: int) -> None:
        """Wait for so many more verdicts, long for each."""
        wanted = len(self.acked) + number
        while len(self.acked) < wanted:
            self._verdict.clear()
            async with asyncio.timeout(PATIENCE_S):
                await self._verdict.wait()

    async def second_round(self) -> None:
        """Wait until a first round has been played to its end, however many of its rolls are undone."""
        while self._latest_round < (1, 2):
            await self.verdicts(10)

    def _hear(self, message: MqttMessage, delivery: Delivery) -> None:
        match message:
            case NightState():
                self._night = message
                self._latest_round = max(self._latest_round, (message.set, message.round))
            case TableState():
                self._tables[message.table] = message
            case Ack(role="clock"):
                pass  # the engine's own
            case Ack():
                self._note(message)
            case _:
                raise AssertionError((message, delivery))

    def _note(self, ack: Ack) -> None:
        first = self.acked.setdefault((ack.uid, ack.boot, ack.seq), ack)
        if first != ack:
            self.contradictions.append((first, ack))
        speaker = self._speakers[ack.uid]
        if speaker.hear(ack):
            self._verdict.set()
            self._bus.publish(speaker.saying)

    def _say_all(self) -> None:
        self._bus.publish(*(speaker.saying for speaker in self._speakers.values()))

    async def _say_again(self) -> None:
        """Pause longer and longer while no verdict comes: a slow machine would drown in what is said again."""
        pause_s, told = SAY_AGAIN_S, 0
        while True:
            await asyncio.sleep(pause_s)
            pause_s = SAY_AGAIN_S if len(self.acked) > told else min(2 * pause_s, LONGEST_PAUSE_S)
            told = len(self.acked)
            self._say_all()

    def _roll(self, table: int) -> Event:
        here = self._tables.get(table)
        if here is not None and here.phase == "roll-off":
            return DieEach(self._chance.randint(1, 6), self._chance.randint(1, 6))
        return Press(self._chance.choice(OFTEN if self._chance.random() < 0.97 else SELDOM))

    def _host(self) -> Input:
        if self._night is None or self._night.phase == "closed":
            return OpenNight(PLAYERS)
        if self._night.phase == "ready":
            return StartRound()
        if self._chance.random() < 0.05 and self._night.entry > 5:
            return Undo(self._chance.randint(3, self._night.entry), "Rosa", "a try")
        return FirstRoller(self._chance.randint(1, TABLES), self._chance.choice(PLAYERS))
