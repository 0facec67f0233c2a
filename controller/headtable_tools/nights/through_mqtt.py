"""A night through the real chain: pads on pseudo-terminals, the box, a broker, the engine and its journal.

Every input is sent twice, because MQTT may repeat a message. The second verdict shows that everything from the first
has arrived. If a repeated roll counted twice, the night would fail its expectations.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal, NamedTuple

from msgspec.structs import replace

from headtable import rulesets
from headtable.box import daemon
from headtable.bus.broker import embedded
from headtable.bus.client import Bus
from headtable.complaints import Complaints
from headtable.config import Broker, Config, EngineSettings
from headtable.engine import serve as serve_engine
from headtable.engine_clock import EngineClock
from headtable.errors import Unwell
from headtable.journal import Journal
from headtable.meaning import button_for
from headtable.messages.devices import Birth
from headtable.messages.facts import Fact, Told
from headtable.messages.inputs import Ack, Heard, Input
from headtable.messages.line import Press
from headtable.messages.mqtt import MqttMessage
from headtable.messages.pace import TimeUp
from headtable.messages.past import AskPreview, HostRevision, Preview, Previewed, PreviewRefused
from headtable.messages.refusals.every import Refusal
from headtable.messages.rooms import (
    BoardState,
    BoxState,
    EngineState,
    NightState,
    StageState,
    TableState,
)
from headtable.messages.sound_commands import SoundCommand
from headtable.messages.table import Call, Claim, RollOff, Throw
from headtable.messages.words import Delivery, Role, Signal
from headtable_tools.nights.harness import Verdict
from headtable_tools.nights.parser import Script
from headtable_tools.nights.runner import Played, play
from headtable_tools.rehearse.cable import Cable
from headtable_tools.rehearse.horn import SimulatedSignalBoard
from headtable_tools.rehearse.pad import SimulatedPad
from headtable_tools.rehearse.rehearsal import SIGNAL_BOARD, Rehearsal, pad_uid, simulated_config

HOST = "host-script"
ANSWER_WITHIN_S = 30.0
Awaited = Literal["online", "verdict", "second-verdict", "preview", "time-up", "verdict-again"]
LISTEN = (
    "in/+/+",
    "ack/+/+",
    "previewed/+",
    "dev/+/birth",
    "box/+/state",
    "engine/state",
    "sig/+/cmd",
    "night/+",
    "table/+/state",
    "board/state",
    "stage/state",
)
PUT_FORWARD_S = 100_000.0  # longer than any round or break
FASTEST = 200.0  # times faster: bell and horn play their shortest pattern

log = logging.getLogger(__name__)


async def play_through_mqtt(script: Script) -> Played:
    """Play a script through the real chain, in its own folder."""
    with TemporaryDirectory(prefix="headtable-night-") as folder:
        async with the_chain(script, Path(folder)) as room:
            return await play(script, room)


@contextlib.asynccontextmanager
async def the_chain(script: Script, folder: Path) -> AsyncIterator[ThroughMqtt]:
    """Start and connect broker, engine, box, pads and signal board."""
    journal = folder / "script.night.db"
    Journal.create(journal, rulesets.text(script.ruleset), script.seed).close()
    tables = max(script.tables, 1)
    async with embedded(Broker(port=0)) as port:
        plan = Rehearsal(speed=FASTEST, players=4 * tables)
        config = simulated_config(
            Config(broker=Broker(port=port), engine=EngineSettings(confirm_s=0)), plan, folder, journal
        )
        config = _without_reflex(config)
        clock = StandingClock()
        engine = serve_engine(config, clock)
        async with _alive(engine), _devices(folder, tables) as pads, _alive(daemon.serve(config)):
            room = ThroughMqtt(pads, clock)
            bus = Bus(config.broker, config.venue.name, "script", LISTEN, Complaints(log.warning))
            async with _alive(bus.run(room.listen, lambda: None, lambda: None)):
                await room.enter(bus)
                yield room


def _without_reflex(config: Config) -> Config:
    """The same configuration without reflex: a script expects only the sounds of the engine."""
    pads = tuple(replace(pad, bell=False) for pad in config.box.pads)
    return replace(config, box=replace(config.box, pads=pads))


@contextlib.asynccontextmanager
async def _devices(folder: Path, tables: int) -> AsyncIterator[dict[int, SimulatedPad]]:
    async with contextlib.AsyncExitStack() as plugged:
        cable = plugged.enter_context(Cable(folder / SIGNAL_BOARD))
        await plugged.enter_async_context(_alive(SimulatedSignalBoard(SIGNAL_BOARD, cable, time.monotonic).run()))
        pads = {}
        for table in range(1, tables + 1):
            cable = plugged.enter_context(Cable(folder / pad_uid(table)))
            pads[table] = SimulatedPad(pad_uid(table), cable, time.monotonic)
            await plugged.enter_async_context(_alive(pads[table].run()))
        yield pads


@contextlib.asynccontextmanager
async def _alive(part: Coroutine[None, None, None]) -> AsyncIterator[None]:
    """A part that runs inside the ``async with``; its failure is raised there."""
    async with asyncio.TaskGroup() as group:
        task = group.create_task(part)
        yield
        task.cancel()


class StandingClock:
    """A clock that only a script advances."""

    def __init__(self) -> None:
        self.now_s = 0.0

    def __call__(self) -> float:
        """The time on the clock."""
        return self.now_s


class Key(NamedTuple):
    """The identity of an input: a repeated input has the same."""

    uid: str
    seq: int
    role: Role = "device"


class ThroughMqtt:
    """The script's host: it sends and receives through MQTT.

    Each table has a pad. The host enters the rolls of tables that have none.
    """

    def __init__(self, pads: dict[int, SimulatedPad], clock: StandingClock) -> None:
        self._pads = pads
        self._clock = clock
        self._bus: Bus | None = None
        self._boot = secrets.token_hex(4)
        self._said = 0
        self._news = asyncio.Event()
        self._online: set[str] = set()
        self._heard: dict[Key, Heard] = {}
        self._last: Heard | None = None
        self._acks: dict[Key, list[Ack]] = {}
        self._told: dict[int, dict[int, Fact]] = {}
        self._night: NightState | None = None
        self._tables: dict[int, TableState] = {}
        self._board = BoardState()
        self._stage = StageState()
        self._previews: dict[int, Previewed] = {}
        self._sounds: list[Signal] = []
        self._engine_clock = EngineClock(time.monotonic)

    # --- what can be seen ------------------------------------------------------------------------

    def night(self) -> NightState:
        """The night as the scoreboard shows it."""
        if self._night is None:
            raise Unwell("script-engine-silent")
        return self._night

    def tables(self) -> Sequence[TableState]:
        """The tables of now, the head table first.

        Retained tables of an earlier, larger room are left out.
        """
        now = self.night().tables
        return [state for number, state in sorted(self._tables.items()) if number <= now]

    def board(self) -> BoardState:
        """The standings."""
        return self._board

    def stage(self) -> StageState:
        """Places, prizes and the traveler."""
        return self._stage

    def listen(self, message: MqttMessage, delivery: Delivery) -> None:
        """Take a message from the bus."""
        match message:
            case Heard() if delivery == "live":
                self._heard[_key(message)] = message
            case Ack():
                self._acks.setdefault(_key(message), []).append(message)
            case Told():
                self._told.setdefault(message.entry, {})[message.part] = message.fact
            case NightState():
                self._night = message
            case TableState():
                self._tables[message.table] = message
            case BoardState():
                self._board = message
            case StageState():
                self._stage = message
            case SoundCommand():
                self._sounds.append(message.signal)
            case EngineState():
                self._engine_clock.update(message)
            case _:
                self._meet(message)
        self._news.set()
        self._news = asyncio.Event()

    def _meet(self, message: MqttMessage) -> None:
        match message:
            case Birth(online=True):
                self._online.add(message.uid)
            case BoxState(lease=str()):
                self._online.add(message.id)
            case Previewed():
                self._previews[message.id] = message
            case _:
                pass

    # --- what is done ----------------------------------------------------------------------------

    async def enter(self, bus: Bus) -> None:
        """Wait until everything is ready: the engine, the box with a lease, and every device."""
        self._bus = bus
        everything = {"box", SIGNAL_BOARD, *(pad.uid for pad in self._pads.values())}
        await self._until("online", lambda: everything <= self._online and self._night is not None)

    async def submit(self, said: Input) -> Verdict:
        """Say something to the night, twice; when this returns, what can be seen is up to date."""
        self._sounds.clear()
        if isinstance(said, TimeUp):
            return await self._run_out()
        kept = self._kept(said)
        key = self._says(kept) if kept else await self._say(said)
        await self._until("verdict", lambda: key in self._acks and key in self._heard, said)
        self._last = self._heard[key]
        self._publish(self._last)
        await self._until("second-verdict", lambda: len(self._acks[key]) > 1, said)
        return self._verdict(key)

    async def preview(self, revision: HostRevision) -> Preview | Refusal:
        """The effects of a revision, or its refusal."""
        asked = AskPreview(HOST, len(self._previews) + 1, revision)
        self._publish(asked)
        await self._until("preview", lambda: asked.id in self._previews, revision)
        match self._previews[asked.id].result:
            case PreviewRefused(why):
                return why
            case Preview() as preview:
                return preview

    async def _run_out(self) -> Verdict:
        """Advance the clock, so that the engine finds the time up; then repeat the last input."""
        self._clock.now_s += PUT_FORWARD_S
        await self._until("time-up", lambda: any(key.role == "clock" for key in self._acks))
        if self._last:
            key = _key(self._last)
            self._publish(self._last)
            await self._until("verdict-again", lambda: key in self._acks)
            self._acks.pop(key)
        return self._verdict(next(key for key in self._acks if key.role == "clock"))

    def _verdict(self, key: Key) -> Verdict:
        ack = self._acks.pop(key)[-1]
        facts = self._told.pop(ack.entry, {}) if ack.entry else {}
        return Verdict(ack.entry or 0, tuple(facts[part] for part in sorted(facts)), ack.why, tuple(self._sounds))

    async def _say(self, said: Input) -> Key:
        """Roll and press at the table's pad. The host sends everything else."""
        match said:
            case Throw() if pad := self._pads.get(said.table):
                return Key(pad.uid, await pad.throw(said.faces))
            case RollOff() if pad := self._pads.get(said.table):
                return Key(pad.uid, await pad.die_each(said.a, said.b))
            case _:
                for table, pad in self._pads.items():  # from the head table on, whose bell it is
                    if button := button_for(said, table):
                        return Key(pad.uid, await pad.press(button))
                return self._says(Heard(HOST, self._boot, self._said + 1, said, role="host"))

    def _kept(self, said: Input) -> Heard | None:
        """The pad's stored event that the box did not receive when its button was pressed."""
        if isinstance(said, Claim | Call) and said.when and (button := button_for(said, said.table)):
            event = Press(button, said.when.age_ms)
            return Heard(f"kept-{said.table}", self._boot, self._said + 1, event, said.table)
        return None

    def _says(self, heard: Heard) -> Key:
        self._said += 1
        heard = replace(heard, date=self._engine_clock.now())
        self._publish(heard)
        return _key(heard)

    def _publish(self, heard: Heard | AskPreview) -> None:
        if self._bus is None or not self._bus.publish(heard):
            raise Unwell("script-broker-gone")

    async def _until(self, what: Awaited, true: Callable[[], bool], said: Input | None = None) -> None:
        try:
            async with asyncio.timeout(ANSWER_WITHIN_S):
                while not true():
                    await self._news.wait()
        except TimeoutError:
            raise Unwell("script-waited", seconds=int(ANSWER_WITHIN_S), what=what, said=said) from None


def _key(message: Heard | Ack) -> Key:
    return Key(message.uid, message.seq, message.role)
