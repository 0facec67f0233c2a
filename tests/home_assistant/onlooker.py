"""A program on the broker that speaks for the parts of a venue, and hears what the pages tell Home Assistant."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from headtable.bus.client import Bus, Outside
from headtable.complaints import Complaints
from headtable.config import Config, EngineSettings, HomeAssistant, Web
from headtable.home_assistant.entities import MAY_ORDER
from headtable.messages.mqtt import MqttMessage
from tests.brokers import SomeBroker, free_port
from tests.patience import PATIENCE_S
from tests.web.house import KEY

VENUE = "hall"
BEFORE = f"homeassistant/device/headtable-{VENUE}/"


class Onlooker:
    """It has what is retained for Home Assistant, and speaks for a box."""

    def __init__(self, broker: SomeBroker) -> None:
        outside = Outside("homeassistant/#", self._on_text)
        self.bus = Bus(broker.settings, VENUE, "onlooker", MAY_ORDER, Complaints(print), outside=outside)
        self.kept: dict[str, bytes] = {}
        self.orders: list[MqttMessage] = []
        self._news = asyncio.Event()

    def _on_text(self, topic: str, content: bytes) -> None:
        self.kept[topic] = content
        if not content:
            del self.kept[topic]
        self._news.set()

    def _on_order(self, message: MqttMessage, _delivery: object) -> None:
        self.orders.append(message)
        self._news.set()

    @property
    def devices(self) -> set[str]:
        """The devices with a discovery message."""
        return {topic.removeprefix(BEFORE).removesuffix("/config") for topic in self.kept}

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until something holds."""
        async with asyncio.timeout(PATIENCE_S):
            while not true():
                self._news.clear()
                await self._news.wait()

    @asynccontextmanager
    async def here(self) -> AsyncIterator[Onlooker]:
        """Connected."""
        async with ended(self.bus.run(self._on_order, self._news.set, lambda: None)):
            await self.until(lambda: self.bus.connected)
            yield self


@asynccontextmanager
async def ended(life: Coroutine[None, None, None]) -> AsyncIterator[None]:
    """It lives for as long as this."""
    task = asyncio.create_task(life)
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


def config(broker: SomeBroker, folder: Path, home: HomeAssistant) -> Config:
    return Config(
        broker=broker.settings,
        web=Web(port=free_port(), host_key=KEY),
        engine=EngineSettings(journal=str(folder / "tonight.night.db")),
        home_assistant=home,
    )
