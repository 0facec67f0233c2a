"""Prometheus reads a real night: its parser understands every metric, and each has the right value."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace
from prometheus_client.parser import text_string_to_metric_families

from headtable.box import daemon
from headtable.config import BoxSettings, Config, Pad, SignalSettings
from headtable.journal import Journal
from headtable.messages.table import Claim
from headtable_tools.rehearse.cable import Cable
from headtable_tools.rehearse.horn import SimulatedSignalBoard
from headtable_tools.rehearse.pad import SimulatedPad
from tests.patience import PATIENCE_S
from tests.web.house import browser_at
from tests.web.real_console import Evening, open_evening

METRICS_KEY = "a-key-for-prometheus"
BEARER = {"Authorization": f"Bearer {METRICS_KEY}"}
Series = dict[tuple[str, frozenset[tuple[str, str]]], float]

pytestmark = pytest.mark.slow


class Scraped:
    """The values of one answer."""

    def __init__(self, series: Series) -> None:
        self._series = series

    def __call__(self, name: str, **labels: str) -> float | None:
        """The value of one series; None if the answer has no such series."""
        return self._series.get((f"headtable_{name}", frozenset(labels.items())))


class Prometheus:
    """It scrapes the pages of an evening."""

    def __init__(self, evening: Evening, pad: SimulatedPad) -> None:
        self.evening = evening
        self.pad = pad
        self.client = browser_at(evening.address)

    async def scrape(self) -> Scraped:
        """Every value now, as the library's own parser reads it."""
        answer = await self.client.get("/metrics", headers=BEARER)
        assert answer.status_code == 200
        found = [sample for family in text_string_to_metric_families(answer.text) for sample in family.samples]
        series = {(one.name, frozenset(one.labels.items())): one.value for one in found}
        assert len(series) == len(found)
        return Scraped(series)

    async def until(self, true: Callable[[Scraped], bool]) -> Scraped:
        """The first answer of which something holds."""
        async with asyncio.timeout(PATIENCE_S):
            while not true(scraped := await self.scrape()):
                await asyncio.sleep(0.1)
        return scraped


def _with_hardware(config: Config, cables: tuple[Cable, ...]) -> Config:
    box = BoxSettings(
        lines=tuple(f"serial:{cable.path}" for cable in cables),
        pads=(Pad(uid="pad-01", table=1, bell=True),),
        signals=(SignalSettings(signal="horn", device="horn-01", pattern_ms=(100,), shortest_gap_s=0),),
    )
    return replace(config, box=box, web=replace(config.web, metrics_key=METRICS_KEY))


@asynccontextmanager
async def watched_night(folder: Path) -> AsyncIterator[Prometheus]:
    """A round is on, with a pad at table 1 and a horn; Prometheus watches."""
    async with AsyncExitStack() as opened:
        cables = tuple(opened.enter_context(Cable(folder / uid)) for uid in ("pad-01", "horn-01"))
        pad = SimulatedPad("pad-01", cables[0], asyncio.get_running_loop().time)
        board = SimulatedSignalBoard("horn-01", cables[1], asyncio.get_running_loop().time)
        evening = await opened.enter_async_context(
            open_evening(folder, configured=lambda config: _with_hardware(config, cables))
        )
        for life in (daemon.serve(evening.config), pad.run(), board.run()):
            opened.push_async_callback(_ended, asyncio.create_task(life))
        prometheus = Prometheus(evening, pad)
        async with prometheus.client:
            await evening.open()
            await prometheus.until(lambda now: now("device_online", uid="horn-01") == 1)
            yield prometheus


async def _ended(life: asyncio.Task[None]) -> None:
    life.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await life


@asynccontextmanager
async def followed(client: httpx.AsyncClient) -> AsyncIterator[None]:
    """A page that follows the night."""
    async with client.stream("GET", "/api/events") as events:
        told = events.aiter_bytes()
        await anext(told)
        yield


async def test_prometheus_reads_the_right_values_of_a_real_night(tmp_path: Path) -> None:
    async with watched_night(tmp_path) as prometheus, followed(prometheus.client):
        evening = prometheus.evening
        await evening.phones_at(2)
        await evening.start()
        await evening.say(Claim(2, "two"))
        await prometheus.until(lambda now: now("blasts_tonight", box="box", signal="horn") == 1)
        await prometheus.pad.press("bell")
        await evening.until_phase("called", "settling", "ready")
        with Journal.read(tmp_path / "tonight.night.db") as journal:
            entries = list(journal.entries())
        now = await prometheus.until(lambda now: now("journal_entries") == len(entries))
        assert now("journal_last_commit_timestamp_seconds") == entries[-1].at_ms / 1000
        assert now("decision_duration_seconds_count") == len(entries)
        assert now("decision_duration_seconds_bucket", le="+Inf") == len(entries)
        assert now("night_tables") == 3
        assert now("night_phase", phase=evening.night.phase if evening.night else "") == 1
        assert (now("broker_connected"), now("engine_online"), now("box_online", box="box")) == (1, 1, 1)
        assert (now("pages_open"), now("phones")) == (1, 1)
        await prometheus.until(lambda now: now("blasts_tonight", box="box", signal="horn") == 2)
        now = await prometheus.until(lambda now: now("device_events_total", uid="pad-01") == 1)  # each 5 s
        assert now("blasts_tonight", box="box", signal="horn") == 2
        assert now("blasts_tonight", box="box", signal="bell") == 0
        assert now("device_garbled_lines_total", uid="pad-01") == 0
        assert now("signal_armed", box="box", signal="horn") == 1
        assert now("sound_commands_total", box="box", signal="horn", result="sounded") == 1  # the bell was a reflex
        await evening.stop("engine")
        now = await prometheus.until(lambda now: now("engine_online") == 0)
        assert (now("journal_entries"), now("box_online", box="box")) == (None, 1)
