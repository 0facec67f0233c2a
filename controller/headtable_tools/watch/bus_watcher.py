"""Connects a command to the bus: at once, or with an error that names the part to start."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable

from headtable.bus.client import Bus
from headtable.bus.reader import OnMessage
from headtable.config import Config
from headtable.hall.bus_state import BusState
from headtable.messages.mqtt import MqttMessage
from headtable.messages.words import Delivery
from headtable_tools.watch.unreached import Unreached

REACHED_WITHIN_S = 3.0
SETTLED_WITHIN_S = 1.5
QUIET_S = 0.3  # silence for this long: all retained messages have arrived


class BusWatcher:
    """The bus, the state that it told, and a way to wait for more."""

    def __init__(self, bus: Bus, state: BusState) -> None:
        self.bus = bus
        self.state = state
        self._listeners: list[OnMessage] = []
        self._news = asyncio.Event()

    def listen(self, listener: OnMessage) -> None:
        """Pass on every message to a listener, too."""
        self._listeners.append(listener)

    def on_message(self, message: MqttMessage, delivery: Delivery) -> None:
        """Take a message from the bus."""
        self.state.on_message(message, delivery)
        for listener in self._listeners:
            listener(message, delivery)
        self.changed()

    def changed(self) -> None:
        """Wake whoever waits for news."""
        self._news.set()

    async def news(self) -> None:
        """Wait for a change."""
        self._news.clear()
        await self._news.wait()

    async def until(self, true: Callable[[], bool], within_s: float) -> bool:
        """Wait until a condition holds, but not for ever; whether it does."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(within_s):
                while not true():
                    await self.news()
        return true()

    async def settled(self) -> None:
        """Wait until the retained messages have arrived: until a moment of silence, or a timeout."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(SETTLED_WITHIN_S):
                while await self._news_within(QUIET_S):
                    pass

    async def _news_within(self, seconds: float) -> bool:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.news()
                return True
        return False


@contextlib.asynccontextmanager
async def watching(
    config: Config, name: str, listen: tuple[str, ...], clock: Callable[[], float] = time.monotonic
) -> AsyncIterator[BusWatcher]:
    """Connect to the bus and read the retained state; Unwell if no broker accepts us."""
    unreached = Unreached()
    bus = Bus(config.broker, config.venue.name, name, listen, unreached)
    bus_watcher = BusWatcher(bus, BusState(clock))
    unreached.changed = bus_watcher.changed
    running = asyncio.create_task(
        bus.run(bus_watcher.on_message, bus_watcher.changed, bus_watcher.changed), name="bus"
    )
    try:
        await bus_watcher.until(lambda: bus.connected or unreached.why is not None, REACHED_WITHIN_S)
        if not bus.connected:
            raise unreached.unwell(config)
        await bus_watcher.settled()
        yield bus_watcher
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
