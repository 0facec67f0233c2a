"""What was installed, running: Mosquitto with its settings, and the parts with the words of their units."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from msgspec.structs import replace

from headtable.bus.client import Bus
from headtable.bus.logins import TOOLS
from headtable.complaints import Complaints
from headtable.config import Broker
from headtable.messages.mqtt import MqttMessage
from headtable.messages.rooms import (
    BoxState,
    EngineState,
)
from tests.patience import PATIENCE_S
from tests.system.staging import PARTS, stage
from tests.system.venue import Venue

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]
STATES = ("engine/state", "box/+/state")


class Listener:
    """A guest on the bus, who notes each thing that happens to it, in order."""

    def __init__(self) -> None:
        self.noted: asyncio.Queue[MqttMessage | str] = asyncio.Queue()

    @asynccontextmanager
    async def on(self, broker: Broker, user: str = TOOLS) -> AsyncIterator[Bus]:
        """On this broker, until the end of the block."""
        bus = Bus(broker, "hall", "listener", STATES, Complaints(self.noted.put_nowait), user=user)
        listening = asyncio.create_task(bus.run(lambda said, _: self.noted.put_nowait(said), self._up, lambda: None))
        try:
            yield bus
        finally:
            listening.cancel()
            with suppress(asyncio.CancelledError):
                await listening

    async def next(self) -> MqttMessage | str:
        """What happens next."""
        async with asyncio.timeout(PATIENCE_S):
            return await self.noted.get()

    async def hears(self, part: str, status: str) -> None:
        """Wait until a part says, or the broker says for it, that this is how it is."""
        while True:
            match await self.next():
                case EngineState() | BoxState() as state if _part(state) == part and state.status == status:
                    return
                case _:
                    pass

    def _up(self) -> None:
        self.noted.put_nowait("in")


def _part(state: EngineState | BoxState) -> str:
    return "engine" if isinstance(state, EngineState) else "box"


@pytest.fixture
async def venue(tmp_path: Path) -> AsyncIterator[Venue]:
    """A venue of its own for each test, with its broker running."""
    stage(tmp_path)
    venue = Venue(tmp_path)
    async with venue.mosquitto():
        yield venue


async def test_a_client_with_the_password_is_accepted(venue: Venue) -> None:
    listener, engine, said = Listener(), Listener(), EngineState("boot1", "online")
    async with listener.on(venue.config.broker), engine.on(venue.config.broker, "engine") as bus:
        assert await listener.next() == "in"
        assert await engine.next() == "in"
        assert bus.publish(said)
        assert await listener.next() == said


async def test_a_client_without_a_password_is_refused(venue: Venue) -> None:
    listener = Listener()
    async with listener.on(replace(venue.config.broker, logins="")):
        assert "check the username and password" in str(await listener.next())


async def test_a_client_with_a_wrong_password_is_refused(venue: Venue) -> None:
    listener = Listener()
    guessed = replace(venue.config.broker, logins="", username="engine", password="guessed")  # noqa: S106  it is wrong
    async with listener.on(guessed):
        assert "check the username and password" in str(await listener.next())


async def test_the_parts_find_each_other_and_stop_cleanly(venue: Venue) -> None:
    listener = Listener()
    async with listener.on(venue.config.broker):
        running = {part: await venue.start(part) for part in PARTS}
        try:
            await listener.hears("box", "online")
            await listener.hears("engine", "online")
            pages = running["web"].stdout
            assert pages is not None
            assert b"scoreboard      http://" in await asyncio.wait_for(pages.readline(), PATIENCE_S)
            for part in ("engine", "box"):
                running[part].send_signal(signal.SIGTERM)
                await listener.hears(part, "lost")
            running["web"].send_signal(signal.SIGTERM)
            ends = [await asyncio.wait_for(program.wait(), PATIENCE_S) for program in running.values()]
            assert ends == [0, 0, 0]
        finally:
            for program in running.values():
                with suppress(ProcessLookupError):
                    program.kill()
                await program.wait()
    assert (venue.root / "var/lib/headtable/tonight.night.db").exists()
