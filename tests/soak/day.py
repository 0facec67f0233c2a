"""A day of nights, one after the other: real parts and Mosquitto, with simulated devices and players.

Everything is sampled meanwhile. The parts are never started again: the host begins each night on the running engine.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from headtable.bus.client import Bus
from headtable.complaints import Complaints
from headtable.config import Broker, Config, EngineSettings, Venue, Web
from headtable.config.host_key import new_host_key
from headtable.messages.mqtt import MqttMessage
from headtable.messages.new_night import ArchiveNight
from headtable.messages.words import Delivery
from headtable.rulesets import load
from headtable_tools.rehearse.rehearsal import Rehearsal, simulated_config, with_dice
from headtable_tools.rehearse.simulated_room import LISTEN as LISTEN_OF_ROOM, SimulatedRoom
from tests.bench.goals import load_now
from tests.brokers import Mosquitto, free_port
from tests.processes import a_part
from tests.soak import latencies
from tests.soak.latencies import BusLatencies, page_latency_ms
from tests.soak.process_sample import ProcessSample, sample_of

PARTS = ("engine", "web", "box")
EVERY_S = 2.0
TOLD_EVERY_S = 30.0
NEXT_NIGHT_S = 60.0
ASK_AGAIN_S = 1.0
Tell = Callable[[str], None]


class Moment(Struct, frozen=True):
    """What was seen at a moment: the processes, and how long each part took to answer meanwhile."""

    at_s: float
    nights: int  # that were over by then
    processes: dict[str, ProcessSample]
    latency_ms: dict[str, float]
    load: float  # of each core of the machine, by all programs


class Day:
    """The day so far: its samples, and how many nights are over."""

    def __init__(self, plan: Rehearsal, folder: Path, tell: Tell) -> None:
        self.moments: list[Moment] = []
        self.nights = 0
        self._plan = plan
        self._folder = folder
        self._tell = tell
        self._latencies = BusLatencies()

    async def pass_by(self, lasts_s: float) -> None:
        """Let so many real seconds of it pass."""
        async with contextlib.AsyncExitStack() as house:
            broker = await house.enter_async_context(Mosquitto(self._folder))
            config = self._config(broker.settings)
            room = SimulatedRoom(self._plan, self._folder, self._tell)
            await house.enter_async_context(room.devices())
            pids = {"Mosquitto": broker.pid}
            for part in PARTS:
                pids[part] = (await house.enter_async_context(self._started(part, config))).pid
            bus = await house.enter_async_context(self._on_the_bus(config, room))
            await house.enter_async_context(_beside(self._nights(room, bus)))
            await self._sample(pids, f"http://127.0.0.1:{config.web.port}/", lasts_s)

    def _config(self, broker: Broker) -> Config:
        engine = EngineSettings(ruleset=self._plan.ruleset or EngineSettings().ruleset)
        config = Config(
            venue=Venue(name="soak"),
            broker=replace(broker, embedded=False),
            engine=engine,
            web=Web(port=free_port(), host_key=new_host_key()),
        )
        config = simulated_config(config, self._plan, self._folder, self._folder / "tonight.night.db")
        return with_dice(config, self._plan, self._folder, load(config.engine.ruleset).dice)

    @contextlib.asynccontextmanager
    async def _started(self, part: str, config: Config) -> AsyncIterator[Process]:
        with (self._folder / f"{part}.log").open("wb") as log:
            async with a_part(part, config, self._folder, stdout=log, stderr=log) as process:
                yield process

    @contextlib.asynccontextmanager
    async def _on_the_bus(self, config: Config, room: SimulatedRoom) -> AsyncIterator[Bus]:
        listen = (*LISTEN_OF_ROOM, *latencies.LISTEN)
        bus = Bus(config.broker, config.venue.name, "soak", listen, Complaints(self._tell))

        def on_message(message: MqttMessage, delivery: Delivery) -> None:
            self._latencies.on_message(message, delivery)
            room.view.on_message(message, delivery)

        async with _beside(bus.run(on_message, lambda: None, lambda: None)):
            yield bus

    async def _nights(self, room: SimulatedRoom, bus: Bus) -> None:
        """Play one night after the other."""
        while True:
            async with _beside(room.play(bus)):
                await room.view.until(lambda: room.view.phase() == "over")
                await asyncio.sleep(NEXT_NIGHT_S / self._plan.speed)
            self.nights += 1
            while room.view.phase() == "over":
                bus.publish(ArchiveNight("soak", secrets.token_hex(4)))
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(ASK_AGAIN_S):
                        await room.view.until(lambda: room.view.phase() != "over")

    async def _sample(self, pids: Mapping[str, int], page: str, lasts_s: float) -> None:
        """Look every few seconds until the day is over."""
        started_s = told_s = time.monotonic()
        while (now_s := time.monotonic()) < started_s + lasts_s:
            took_ms = {**self._latencies.taken(), **await _page_latency(page)}
            processes = {name: sample_of(pid) for name, pid in pids.items()}
            self.moments.append(Moment(now_s - started_s, self.nights, processes, took_ms, load_now()))
            if now_s >= told_s:
                told_s += TOLD_EVERY_S
                self._tell(_line(self.moments[-1], lasts_s))
            await asyncio.sleep(EVERY_S)


async def _page_latency(page: str) -> dict[str, float]:
    """The latency of the pages; nothing before they listen."""
    try:
        return {"web": await page_latency_ms(page)}
    except OSError:
        return {}


def _line(moment: Moment, lasts_s: float) -> str:
    memory = ", ".join(f"{name} {sample.memory_mb:.0f} MB" for name, sample in moment.processes.items())
    return f"{moment.at_s:5.0f} of {lasts_s:.0f} s, nights over: {moment.nights}; {memory}"


@contextlib.asynccontextmanager
async def _beside(doing: Coroutine[None, None, None]) -> AsyncIterator[None]:
    """Do something meanwhile; what it raises ends this too."""
    async with asyncio.TaskGroup() as together:
        task = together.create_task(doing)
        yield
        task.cancel()
