"""The pages keep Home Assistant's messages on a real broker: they come, follow the devices, and go again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from msgspec.structs import replace

from headtable.bus.client import Bus, Outside
from headtable.complaints import Complaints
from headtable.config import Config, EngineSettings, HomeAssistant, Web
from headtable.messages.devices import Birth
from headtable.messages.rooms import BoxState
from headtable.web.app import serve
from tests.brokers import Mosquitto, SomeBroker, free_port
from tests.patience import PATIENCE_S
from tests.web.house import KEY

pytestmark = pytest.mark.slow
ON = HomeAssistant(discovery=True)
PAD = Birth("pad-01", "box", "pad", "0.1.0", "7", "buttons", online=True, table=1)
BEFORE = "homeassistant/device/headtable-hall/"


class Onlooker:
    """It has what is retained for Home Assistant, and speaks for a box."""

    def __init__(self, broker: SomeBroker) -> None:
        outside = Outside("homeassistant/#", self._on_text)
        self.bus = Bus(broker.settings, "hall", "onlooker", (), Complaints(print), outside=outside)
        self.kept: dict[str, bytes] = {}
        self._news = asyncio.Event()

    def _on_text(self, topic: str, content: bytes) -> None:
        self.kept[topic] = content
        if not content:
            del self.kept[topic]
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
        async with ended(self.bus.run(lambda _message, _delivery: None, self._news.set, lambda: None)):
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


async def test_discovery_follows_the_devices_and_is_taken_back_when_it_is_off(tmp_path: Path) -> None:
    async with Mosquitto(tmp_path) as broker, Onlooker(broker).here() as onlooker:
        onlooker.bus.publish(BoxState("box", "b1", "online"), PAD)
        async with ended(serve(config(broker, tmp_path, ON), print)):
            await onlooker.until(lambda: onlooker.devices == {"night", "box-box", "pad-01"})
            before = onlooker.kept[f"{BEFORE}pad-01/config"]
            onlooker.bus.publish(replace(PAD, firmware="0.2.0"))
            await onlooker.until(lambda: onlooker.kept[f"{BEFORE}pad-01/config"] != before)
            onlooker.bus.publish(replace(PAD, online=False))
            onlooker.bus.clear("dev/pad-01/birth")
            await onlooker.until(lambda: onlooker.devices == {"night", "box-box"})
        async with ended(serve(config(broker, tmp_path, HomeAssistant()), print)):
            await onlooker.until(lambda: onlooker.devices == set())


async def test_pages_that_start_again_clear_what_is_gone_and_leave_other_programs_alone(tmp_path: Path) -> None:
    other = "homeassistant/device/headtable-cellar/night/config"
    async with Mosquitto(tmp_path) as broker, Onlooker(broker).here() as onlooker:
        for topic in (f"{BEFORE}pad-99/config", other):
            onlooker.bus.retain(topic, b"{}")
        async with ended(serve(config(broker, tmp_path, ON), print)):
            await onlooker.until(lambda: f"{BEFORE}pad-99/config" not in onlooker.kept and len(onlooker.kept) > 1)
            assert other in onlooker.kept
