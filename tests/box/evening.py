"""A real box between real pseudo-terminals and a real broker, with the test in place of the engine."""

from __future__ import annotations

import asyncio
import socket
import sys
import time
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Literal, TypeVar

import msgspec

from headtable.bus.broker import embedded
from headtable.bus.client import Bus
from headtable.complaints import Complaints
from headtable.config import BoxSettings, Broker, Config, Pad, SignalSettings
from headtable.messages import BoxState, EngineState, Message, MqttMessage, SignalResult, SoundCommand
from headtable.rehearse.cable import Cable
from headtable.rehearse.horn import SignalBoard
from headtable.rehearse.pad import SimulatedPad

PATIENCE_S = 25.0
HEARTBEAT_S = 0.2
ENGINE = EngineState("engine1", "online", "1.1", in_play=False)
Kind = Literal["embedded", "mosquitto"]
Said = TypeVar("Said", bound=Message)


class Evening:
    """What the test holds in its hands."""

    def __init__(self, config: Config, broker: BrokerAtHand, pad_cable: Cable, board_cable: Cable) -> None:
        self.config = config
        self.broker = broker
        self.pad_cable = pad_cable
        self.pad = SimulatedPad("pad-01", pad_cable, time.monotonic)
        self.board = SignalBoard("horn-01", board_cable, time.monotonic, watch=lambda _: self.changed())
        self.engine = ENGINE
        self.engine_lives = True
        self.heard: list[tuple[MqttMessage, bool]] = []
        self._news = asyncio.Event()
        self.bus = Bus(config.broker, config.venue.name, "test", ("#",), Complaints(lambda _: None))

    def lives(self) -> tuple[Coroutine[None, None, None], ...]:
        """What goes on all evening."""
        bus = self.bus.run(self.hear, self.changed, self.changed)
        return (bus, self.pad.run(), self.board.run(), self.beat())

    def hear(self, message: MqttMessage, retained: bool) -> None:  # noqa: FBT001 - the bus's own signature
        """Write down what is said."""
        self.heard.append((message, retained))
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
                self.bus.say(self.engine)
            await asyncio.sleep(HEARTBEAT_S)

    async def command(self, name: str) -> SoundCommand:
        """A good command to the horn, as of now."""
        state = await self.said(BoxState, lambda state: state.lease is not None)
        assert state.lease is not None
        return SoundCommand(
            name, "box", "horn", self.engine.boot, self.engine.round, state.lease, state.clock_ms, "end"
        )

    async def result(self, name: str) -> SignalResult:
        """What became of a command."""
        return await self.said(SignalResult, lambda result: result.id == name)


class BrokerAtHand:
    """A broker that the test can stop and start again on its port."""

    def __init__(self, folder: Path, kind: Kind) -> None:
        self.port = _free_port()
        self._kind = kind
        self._file = folder / "mosquitto.conf"
        self._running = AsyncExitStack()

    async def start(self) -> None:
        """Open the port."""
        broker = embedded(Broker(port=self.port)) if self._kind == "embedded" else self._mosquitto()
        await self._running.enter_async_context(broker)

    async def stop(self) -> None:
        """Go away, with everybody's connection."""
        await self._running.aclose()

    @asynccontextmanager
    async def _mosquitto(self) -> AsyncIterator[None]:
        self._file.write_text(
            f"listener {self.port} 127.0.0.1\nallow_anonymous true\nset_tcp_nodelay true\nlog_type error\n"
        )
        running = await asyncio.create_subprocess_exec("/usr/sbin/mosquitto", "-c", str(self._file))
        try:
            yield
        finally:
            running.terminate()
            await running.wait()


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port


@asynccontextmanager
async def an_evening(folder: Path, kind: Kind = "mosquitto", pattern_ms: int = 300) -> AsyncIterator[Evening]:
    """A broker, a pad, a signal board and an engine that lives; no box yet."""
    with Cable(folder / "pad-01") as pad_cable, Cable(folder / "horn-01") as board_cable:
        broker = BrokerAtHand(folder, kind)
        config = _config(broker.port, (pad_cable, board_cable), pattern_ms)
        evening = Evening(config, broker, pad_cable, board_cable)
        await broker.start()
        tasks = [asyncio.create_task(life) for life in evening.lives()]
        try:
            await evening.until(lambda: evening.bus.connected)
            yield evening
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await broker.stop()


def _config(port: int, cables: tuple[Cable, ...], pattern_ms: int) -> Config:
    horn = SignalSettings(signal="horn", device="horn-01", pattern_ms=(pattern_ms,), shortest_gap_s=0)
    box = BoxSettings(
        lines=tuple(f"serial:{cable.path}" for cable in cables),
        pads=(Pad(uid="pad-01", table=1, bell=True),),
        signals=(horn,),
    )
    return Config(broker=Broker(port=port, embedded=False), box=box)


@asynccontextmanager
async def a_box(config: Config, stderr: int | None = None) -> AsyncIterator[Process]:
    """A box in a process of its own, ended at the end if the test has not ended it."""
    words = (sys.executable, "-m", "tests.box.child", msgspec.json.encode(config).decode())
    running = await asyncio.create_subprocess_exec(*words, stderr=stderr)
    try:
        yield running
    finally:
        if running.returncode is None:
            running.terminate()
        await running.wait()
