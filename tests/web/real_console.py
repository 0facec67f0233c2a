"""An evening for the slow tests of the console: a real broker, engine and journal, and the real pages."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import msgspec

from headtable.bus.client import Bus
from headtable.complaints import Complaints
from headtable.config import Config, EngineSettings, Web
from headtable.engine import serve as serve_engine
from headtable.messages.inputs import Input
from headtable.messages.mqtt import MqttMessage
from headtable.messages.pace import Ring, StartRound
from headtable.messages.people import OpenNight
from headtable.messages.rooms import (
    NightState,
    TableState,
)
from headtable.messages.table import Claim
from headtable.messages.words import Delivery, Rung
from headtable.web.api import Verdict
from headtable.web.app import serve as serve_pages
from headtable.web.fact_log import FactLine, Page
from tests.brokers import Embedded, SomeBroker, free_port, kept_port
from tests.patience import PATIENCE_S
from tests.web.hall import join_link
from tests.web.house import KEY, patient_browser_at

SEE_OTHER = 303
LISTEN = ("night/state", "table/+/state")
NAMES = ("Ann", "Bea", "Cat", "Dot", "Eve", "Fay", "Gia", "Hal", "Ida", "Joy", "Kim", "Lee")


class Evening:
    """The tools of a console test: the address, the room's state, and another host who sends inputs."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.address = address = f"http://127.0.0.1:{config.web.port}"
        self._parts: dict[str, asyncio.Task[None]] = {}
        self.night: NightState | None = None
        self.tables: dict[int, TableState] = {}
        self._stirred = asyncio.Event()
        self._client = patient_browser_at(address)
        self._port = kept_port(config.web.port)  # until the pages have it

    @property
    def console(self) -> str:
        """The address that the host opens."""
        return f"{self.address}/host?key={KEY}"

    def hear(self, message: MqttMessage, _delivery: Delivery) -> None:
        """Keep a message of the room."""
        if isinstance(message, NightState):
            self.night = message
        if isinstance(message, TableState):
            self.tables[message.table] = message
        self._stirred.set()

    async def serve(self, part: str) -> None:
        """Start the engine or the pages, or stop them and start others in their place."""
        await self.stop(part)
        if part == "pages":
            self._port.close()
        served = asyncio.Event()
        serving = serve_engine(self.config) if part == "engine" else serve_pages(self.config, lambda _: served.set())
        self._parts[part] = asyncio.create_task(serving)
        if part == "pages":
            await served.wait()

    async def stop(self, part: str) -> None:
        """Stop it."""
        if serving := self._parts.pop(part, None):
            serving.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await serving

    async def until_phase(self, *phases: str) -> NightState:
        """Wait until the night has come to one of these phases."""
        async with asyncio.timeout(PATIENCE_S):
            while self.night is None or self.night.phase not in phases or len(self.tables) < self.night.tables:
                self._stirred.clear()
                await self._stirred.wait()
        return self.night

    async def say(self, *inputs: Input) -> None:
        """Another host says these, and is heard."""
        for said in inputs:
            answer = await self._client.post("/api/host", content=msgspec.json.encode(said), headers=JSON)
            verdict = msgspec.json.decode(answer.content, type=Verdict)
            assert verdict.accepted, f"{said}: {verdict.why}"

    async def open(self, players: tuple[str, ...] = NAMES) -> None:
        """The night is open, everybody seated as listed."""
        await self.say(OpenNight(players, "listed"))
        await self.until_phase("ready")

    async def start(self) -> None:
        """The round is on."""
        await self.say(StartRound())
        await self.until_phase("playing")

    async def ring(self) -> None:
        """The round is called."""
        await self.say(Ring("host"))
        await self.until_phase("called")

    async def until_tally(self, table: int, tally: tuple[int, int]) -> None:
        """Wait until a table's teams have so many points."""
        async with asyncio.timeout(PATIENCE_S):
            while self.tables[table].tally != tally:
                self._stirred.clear()
                await self._stirred.wait()

    async def until_round(self, number: int) -> None:
        """Wait until the night is at this round of the set."""
        async with asyncio.timeout(PATIENCE_S):
            while self.night is None or self.night.round != number:
                self._stirred.clear()
                await self._stirred.wait()

    async def phones_at(self, *tables: int) -> None:
        """Let a phone join at each of these tables, so that the table has a device."""
        for table in tables:
            async with patient_browser_at(self.address) as phone:
                assert (await phone.get(join_link(self.config, table))).status_code == SEE_OTHER

    async def until_without_device(self, *tables: int) -> None:
        """Wait until the engine knows that nothing can be heard from these tables."""
        async with asyncio.timeout(PATIENCE_S):
            while self.night is None or self.night.without_device != tables:
                self._stirred.clear()
                await self._stirred.wait()

    async def until_rung(self, rung: Rung) -> None:
        """Wait until every table is heard by this."""
        async with asyncio.timeout(PATIENCE_S):
            while any(state.rung != rung for state in self.tables.values()):
                self._stirred.clear()
                await self._stirred.wait()

    async def play_round(self, lost: int = 0) -> None:
        """A round that team a wins at every table with two points, but for one table, where team b does."""
        await self.start()
        for table in self.tables:
            misses = [Claim(table, "miss")] * 4
            await self.say(*misses[: table == lost], Claim(table, "two"), *misses[table == lost :])
        await self.say(Ring("host"))
        await self.until_phase("ready", "break", "settling", "final", "over")

    async def enter(self) -> None:
        """The other host shows the key."""
        assert (await self._client.get("/host", params={"key": KEY})).status_code == 303

    async def listed(self) -> list[FactLine]:
        """Everything that the console can leaf back to, the oldest first."""
        lines: list[FactLine] = []
        more = True
        while more:
            before = {"before": lines[0].entry} if lines else {}
            answer = await self._client.get("/api/told", params=before)
            page = msgspec.json.decode(answer.content, type=Page)
            lines, more = [*page.lines, *lines], page.more
        return lines

    async def leave(self) -> None:
        """The other host hangs up."""
        self._port.close()
        await self._client.aclose()


JSON = {"Content-Type": "application/json"}


@contextlib.asynccontextmanager
async def open_evening(
    folder: Path,
    ruleset: str = "rfp",
    broker: SomeBroker | None = None,
    configured: Callable[[Config], Config] = lambda config: config,
) -> AsyncIterator[Evening]:
    """An evening that has not been opened yet, by one of the rulesets or a file of one's own.

    ``configured`` changes its configuration.
    """
    async with broker or Embedded() as there:
        config = Config(
            broker=there.settings, web=Web(port=free_port(), host_key=KEY),
            engine=EngineSettings(journal=str(folder / "tonight.night.db"), ruleset=ruleset),
        )  # fmt: skip
        config = configured(config)
        evening = Evening(config)
        bus = Bus(config.broker, config.venue.name, "test", LISTEN, Complaints(print))
        listening = asyncio.create_task(bus.run(evening.hear, lambda: None, lambda: None))
        try:
            await evening.serve("engine")
            await evening.serve("pages")
            await evening.enter()
            await evening.until_phase("closed")
            yield evening
        finally:
            await evening.leave()
            listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await listening
            await evening.stop("pages")
            await evening.stop("engine")
