"""A night in a whole house: Mosquitto, engine, box and pages as real processes, pads and a signal board on cables.

Each part can be killed or frozen. The pads press at random, and remember each verdict that they have got.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Literal, get_args

from msgspec import Struct

from headtable.bus.client import Bus
from headtable.complaints import Complaints
from headtable.config import Config, EngineSettings, Venue, Web, to_toml
from headtable.config.host_key import new_host_key
from headtable.messages.inputs import Ack, Heard, Input
from headtable.messages.line import Took
from headtable.messages.mqtt import MqttMessage
from headtable.messages.pace import StartRound
from headtable.messages.people import OpenNight
from headtable.messages.table import FirstRoller
from headtable.messages.words import Button, Delivery
from headtable_tools.rehearse.cable import Cable
from headtable_tools.rehearse.horn import SimulatedSignalBoard
from headtable_tools.rehearse.night_view import NightView
from headtable_tools.rehearse.pad import SimulatedPad
from headtable_tools.rehearse.players import names
from headtable_tools.rehearse.rehearsal import SIGNAL_BOARD, Rehearsal, pad_uid, simulated_config
from tests.brokers import Mosquitto, free_port
from tests.forked_commands import ForkedCommand, forked_command
from tests.patience import PATIENCE_S
from tests.replay.short_night import NO_FINAL

PartName = Literal["broker", "engine", "box", "web"]
PARTS: tuple[PartName, ...] = get_args(PartName)
PLAYERS, SPEED = 12, 20.0
FIRST_PLAYER = names(1)[0].encode()
OFTEN: tuple[Button, ...] = ("one", "two", "pass", "pass", "one", "mini", "bunco", "call")
SELDOM: tuple[Button, ...] = ("undo", "bell")
THINK_S = 0.01
ASK_AGAIN_S = 0.3
QUIET_S = 2.5  # longer than a pad waits until it repeats its event
ENDLESS = NO_FINAL.replace("sets = 3\n", "sets = 1000\n")
LISTEN = ("ack/+/+", "night/state", "table/+/state")


class Verdict(Struct, frozen=True):
    """What a device was told about one of its events."""

    uid: str
    seq: int
    accepted: bool


class Command:
    """One part, started again after each kill."""

    def __init__(self, log: Path, part: str, config: Path) -> None:
        self._log = log
        self._words = (part, "--config", str(config))
        self._alive: AbstractAsyncContextManager[ForkedCommand] | None = None
        self.process: ForkedCommand | None = None

    @property
    def pid(self) -> int:
        """Its process, while it runs."""
        assert self.process is not None
        assert self.process.returncode is None, self._log.read_text()
        return self.process.pid

    async def start(self) -> None:
        """Run it; it needs a while until it is on the bus."""
        self._alive = forked_command(self._log, *self._words)
        self.process = await self._alive.__aenter__()

    async def stop(self) -> None:
        """Kill it, as ``kill -9`` does."""
        if self._alive is not None:
            alive, self._alive = self._alive, None
            await alive.__aexit__(None, None, None)


class House:
    """The house, and what its devices know of the night."""

    def __init__(
        self, folder: Path, chance: random.Random, disk: Path | None = None, patience_s: float = PATIENCE_S
    ) -> None:
        self.folder = folder
        self._patience_s = patience_s
        self.journal = (disk or folder) / "tonight.night.db"
        self.verdicts: list[Verdict] = []
        self.bells_pressed = 0
        self.view = NightView()
        self.pads: dict[int, SimulatedPad] = {}
        self.cables: dict[int, Cable] = {}
        self.parts: dict[PartName, Mosquitto | Command] = {}
        self._chance = chance
        self._news, self._answered = asyncio.Event(), asyncio.Event()
        self._said = 0

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Start every part, and play until the end of the block."""
        async with AsyncExitStack() as opened:
            broker = await opened.enter_async_context(Mosquitto(self.folder))
            self._plug_in(opened)
            self.config = self._config(broker)
            self._bus = Bus(self.config.broker, self.config.venue.name, "host", LISTEN, Complaints(lambda _: None))
            self.parts = {"broker": broker}
            for name in ("engine", "box", "web"):
                part = self.parts[name] = Command(self.folder / f"{name}.log", name, self.folder / "headtable.toml")
                await part.start()
                opened.push_async_callback(part.stop)
            async with asyncio.TaskGroup() as playing:
                tasks = [playing.create_task(life) for life in self._lives()]
                yield
                for task in tasks:
                    task.cancel()

    def _plug_in(self, opened: AsyncExitStack) -> None:
        self.board = SimulatedSignalBoard(
            SIGNAL_BOARD, opened.enter_context(Cable(self.folder / SIGNAL_BOARD)), time.monotonic
        )
        for table in range(1, PLAYERS // 4 + 1):
            uid = pad_uid(table)
            cable = self.cables[table] = opened.enter_context(Cable(self.folder / uid))
            self.pads[table] = SimulatedPad(uid, cable, time.monotonic)

    def _config(self, broker: Mosquitto) -> Config:
        rules = self.folder / "endless.toml"
        rules.write_text(ENDLESS, encoding="utf-8")
        config = Config(
            venue=Venue(name="house"),
            broker=broker.settings,
            engine=EngineSettings(ruleset=str(rules), confirm_s=0),
            web=Web(port=free_port(), host_key=new_host_key()),
        )
        config = simulated_config(config, Rehearsal(speed=SPEED, players=PLAYERS), self.folder, self.journal)
        (self.folder / "headtable.toml").write_text(to_toml(config))
        return config

    def _lives(self) -> Iterator[Coroutine[None, None, None]]:
        yield self.board.run()
        yield self._bus.run(self._hear, lambda: None, lambda: None)
        yield self._host()
        for table, pad in self.pads.items():
            yield pad.run()
            yield self._press(table, pad)

    @asynccontextmanager
    async def patience(self) -> AsyncIterator[None]:
        """Fail if the block lasts too long, with the log of a part that has ended if there is one."""
        try:
            async with asyncio.timeout(self._patience_s):
                yield
        except TimeoutError:
            self.must_run()
            raise

    def must_run(self) -> None:
        """Fail with the log of a part that has ended."""
        for part in self.parts.values():
            assert part.pid

    async def more_verdicts(self, number: int) -> None:
        """Wait for so many more verdicts at the pads."""
        wanted = len(self.verdicts) + number
        async with self.patience():
            while len(self.verdicts) < wanted:
                self._news.clear()
                await self._news.wait()

    async def quiet(self) -> None:
        """Wait until the pads have had no verdict for a while."""
        async with self.patience():
            before = -1
            while before != len(self.verdicts):
                before = len(self.verdicts)
                await asyncio.sleep(QUIET_S)

    def pids(self) -> list[int]:
        """The processes of all parts, each of which runs."""
        return [part.pid for part in self.parts.values()]

    async def pages_answer(self) -> None:
        """Wait until the pages show the night."""
        await self.pages_say(FIRST_PLAYER)

    async def pages_say(self, words: bytes) -> None:
        """Wait until these words are in what the pages tell of the room."""
        async with self.patience():
            while not await self._room_has(words):
                await asyncio.sleep(0.02)

    async def _room_has(self, words: bytes) -> bool:
        with suppress(OSError):
            reader, writer = await asyncio.open_connection("127.0.0.1", self.config.web.port)
            writer.write(b"GET /api/room HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            answer = await reader.read()
            writer.close()
            return words in answer
        return False

    async def _press(self, table: int, pad: SimulatedPad) -> None:
        """Press at random for ever, and note each verdict."""
        while True:
            await asyncio.sleep(self._chance.uniform(0, THINK_S))
            here = self.view.tables.get(table)
            if here is not None and here.phase == "roll-off":
                seq = await pad.die_each(self._chance.randint(1, 6), self._chance.randint(1, 6))
            else:
                button = self._chance.choice(OFTEN if self._chance.random() < 0.96 else SELDOM)
                self.bells_pressed += table == 1 and button == "bell"
                seq = await pad.press(button)
            self._note(Verdict(pad.uid, seq, isinstance(await pad.verdict(seq), Took)))

    def _note(self, verdict: Verdict) -> None:
        self.verdicts.append(verdict)
        self._news.set()

    async def _host(self) -> None:
        """Open the night and begin each round; say each thing until it has its verdict."""
        while True:
            said = self._order()
            if said is None:
                await asyncio.sleep(ASK_AGAIN_S)
                continue
            self._said += 1
            self._answered.clear()
            while not self._answered.is_set():
                self._bus.publish(Heard("host-1", "h1", self._said, said, role="host"))
                with suppress(TimeoutError):
                    async with asyncio.timeout(ASK_AGAIN_S):  # in Python 3.11, wait_for may lose a cancellation
                        await self._answered.wait()

    def _order(self) -> Input | None:
        match self.view.phase():
            case "closed":
                return OpenNight(names(PLAYERS))
            case "ready":
                return StartRound()
            case "playing":
                return FirstRoller(self._chance.randint(1, PLAYERS // 4), self._chance.choice(names(PLAYERS)))
            case _:
                return None

    def _hear(self, message: MqttMessage, delivery: Delivery) -> None:
        self.view.on_message(message, delivery)
        if isinstance(message, Ack) and (message.uid, message.seq) == ("host-1", self._said):
            if not self._answered.is_set() and message.entry is not None:
                self._note(Verdict(message.uid, message.seq, message.accepted))
            self._answered.set()
