"""The past after a restart of engine and pages, through a broker like a venue's, while the round goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from headtable.journal import Journal
from headtable.messages.past import Correct
from headtable.messages.table import Claim
from tests.brokers import Mosquitto
from tests.patience import PATIENCE_S
from tests.web.real_console import Evening, open_evening

pytestmark = pytest.mark.slow


async def test_the_pages_list_the_whole_journal_once_and_in_order(tmp_path: Path) -> None:
    async with open_evening(tmp_path, broker=Mosquitto(tmp_path)) as evening:
        await evening.open()
        await evening.start()
        await evening.say(*[Claim(2, "one"), Claim(3, "miss")] * 100)
        await evening.stop("pages")
        await evening.serve("engine")
        await evening.serve("pages")
        await evening.say(Correct(3, Claim(2, "miss"), "host", "a mistake"), *[Claim(2, "one")] * 20)
        recorded = journalled(evening)
        async with asyncio.timeout(PATIENCE_S):
            while [(line.entry, line.part, line.fact) for line in await evening.listed()] != recorded:
                await asyncio.sleep(0.05)
    assert len(recorded) > 300


def journalled(evening: Evening) -> list[tuple[int, int, object]]:
    """Every fact, with its entry and its place there."""
    with Journal.read(Path(evening.config.engine.journal)) as journal:
        return [(entry.number, part, fact) for entry in journal.entries() for part, fact in enumerate(entry.facts)]
