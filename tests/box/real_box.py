"""A real box between real pseudo-terminals and a real broker, with the test in place of the engine."""

from __future__ import annotations

import asyncio
import time
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

from headtable.bus.client import Bus
from headtable.complaints import Complaints
from headtable.config import BoxSettings, Broker, Config, Pad, SignalSettings
from headtable.messages.mqtt import MqttMessage
from headtable.messages.rooms import (
    BoxState,
    EngineState,
)
from headtable.messages.sound_commands import SignalResult, SoundCommand
from headtable.messages.words import Delivery, Message
from headtable_tools.rehearse.cable import Cable
from headtable_tools.rehearse.horn import SimulatedSignalBoard
from headtable_tools.rehearse.pad import SimulatedPad
from tests.brokers import Kind, SomeBroker, some_broker
from tests.patience import PATIENCE_S
from tests.processes import a_part

HEARTBEAT_S = 0.2
ENGINE = EngineState("engine1", "online", "1.1", in_play=False)
Said = TypeVar("Said", bound=Message)


class Evening:
    """The parts that the test controls."""

    def __init__(self, config: Config, broker: SomeBroker, pad_cable: Cable, board_cable: Cable) -> None:
        self.config = config
        self.broker = broker
        self.pad_cable = pad_cable
        self.pad = SimulatedPad("pad-01", pad_cable, time.monotonic)
        self.board = SimulatedSignalBoard("horn-01", board_cable, time.monotonic, watch=lambda _: self.changed())
        self.engine = ENGINE
        self.engine_lives = True
        self.heard: list[tuple[MqttMessage, Delivery]] = []
        self._news = asyncio.Event()
        self.bus = Bus(config.broker, config.venue.name, "test", ("#",), Complaints(lambda _: None))

    def lives(self) -> tuple[Coroutine[None, None, None], ...]:
        """The events of the whole evening."""
        bus = self.bus.run(self.hear, self.changed, self.changed)
        return (bus, self.pad.run(), self.board.run(), self.beat())

    def hear(self, message: MqttMessage, delivery: Delivery) -> None:
        """Write down what is said."""
        self.heard.append((message, delivery))
        self.changed()

    def changed(self) -> None:
        """Something happened: look again."""
        self._news.set()

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until something holds."""
        async with asyncio.timeout(PATIENCE_S):
            while not true():
                self._news.clear()
                await self._news.wait()

    async def said(self, kind: type[Said], true: Callable[[Said], bool] = lambda _: True) -> Said:
        """The first message of a kind of which something holds, now or later; older ones of it are forgotten."""
        found: list[Said] = []

        def look() -> bool:
            for place, (message, _) in enumerate(self.heard):
                if isinstance(message, kind) and true(message):
                    found.append(message)
                    older = [one for one in self.heard[:place] if not isinstance(one[0], kind)]
                    self.heard[: place + 1] = older
                    return True
            return False

        await self.until(look)
        return found[0]

    async def beat(self) -> None:
        """The engine says that it lives, for as long as it does."""
        while True:
            if self.engine_lives:
                self.bus.publish(self.engine)
            await asyncio.sleep(HEARTBEAT_S)

    async def command(self, name: str) -> SoundCommand:
        """A good command to the horn, as of now."""
        state = await self.said(BoxState, lambda state: state.lease is not None)
        assert state.lease is not None
        return SoundCommand(
            name, "box", "horn", self.engine.boot, self.engine.round, state.lease, state.clock_ms, "end"
        )

    async def result(self, name: str) -> SignalResult:
        """The result of a command."""
        return await self.said(SignalResult, lambda result: result.id == name)


@asynccontextmanager
async def an_evening(folder: Path, kind: Kind = "mosquitto", pattern_ms: int = 300) -> AsyncIterator[Evening]:
    """A broker, a pad, a signal board and an engine that lives; no box yet."""
    async with AsyncExitStack() as opened:
        pad_cable, board_cable = (opened.enter_context(Cable(folder / uid)) for uid in ("pad-01", "horn-01"))
        broker = await opened.enter_async_context(some_broker(kind, folder))
        config = _config(broker.settings, (pad_cable, board_cable), pattern_ms)
        evening = Evening(config, broker, pad_cable, board_cable)
        tasks = [asyncio.create_task(life) for life in evening.lives()]
        try:
            await evening.until(lambda: evening.bus.connected)
            yield evening
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


def _config(broker: Broker, cables: tuple[Cable, ...], pattern_ms: int) -> Config:
    horn = SignalSettings(signal="horn", device="horn-01", pattern_ms=(pattern_ms,), shortest_gap_s=0)
    box = BoxSettings(
        lines=tuple(f"serial:{cable.path}" for cable in cables),
        pads=(Pad(uid="pad-01", table=1, bell=True),),
        signals=(horn,),
    )
    return Config(broker=broker, box=box)


@asynccontextmanager
async def a_box(config: Config, stderr: int | None = None) -> AsyncIterator[Process]:
    """A box in a process of its own, ended at the end if the test has not ended it."""
    with TemporaryDirectory() as folder:
        async with a_part("box", config, Path(folder), stderr=stderr) as running:
            yield running
