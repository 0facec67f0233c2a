"""A real engine writes rolls all the time while backups are written: each backup has a whole journal."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
import zipfile
from contextlib import closing
from pathlib import Path

import pytest
from msgspec import Struct

from headtable.journal import Journal
from headtable_tools.replay import verify
from tests.brokers import Mosquitto
from tests.engine.killed import KilledNight
from tests.forked_commands import forked_command

pytestmark = [pytest.mark.slow, pytest.mark.timeout(400)]
BACKUPS = 12
BUSY_S = 5.0  # how long SQLite waits for another program's lock, by the default of sqlite3.connect


class Copied(Struct, frozen=True):
    """A journal out of a backup, and the last entry of the original before and after the backup."""

    before: int
    journal: Path
    after: int


async def test_each_backup_under_a_writing_engine_has_a_whole_journal_and_stops_no_roll(tmp_path: Path) -> None:
    async with Mosquitto(tmp_path) as broker:
        night = KilledNight(broker.settings, "hall", tmp_path, random.Random(4))
        async with night.going_on(), night.an_engine():
            await night.verdicts(50)
            longest = LongestPause(night)
            measuring = asyncio.create_task(longest.measure())
            copies = [await backed_up(night, tmp_path / f"backup-{number}") for number in range(BACKUPS)]
            await night.verdicts(10)
            measuring.cancel()
    assert all(copy.before <= last_entry(copy.journal) <= copy.after for copy in copies)
    assert all(integrity(copy.journal) == "ok" for copy in copies)
    assert all(verify(copy.journal).differences == () for copy in copies)
    assert all(copy.before < copy.after for copy in copies), "the engine wrote nothing during a backup"
    assert longest.pause_s < BUSY_S


class LongestPause:
    """The longest time in which no roll was acknowledged."""

    def __init__(self, night: KilledNight) -> None:
        self.pause_s = 0.0
        self._night = night

    async def measure(self) -> None:
        """Measure until it is cancelled."""
        last_s, written = time.monotonic(), self._written()
        while True:
            await self._night.verdicts(1)
            self.pause_s = max(self.pause_s, time.monotonic() - last_s)
            if self._written() > written:
                last_s, written = time.monotonic(), self._written()

    def _written(self) -> int:
        return sum(ack.accepted for ack in self._night.acked.values())


async def backed_up(night: KilledNight, folder: Path) -> Copied:
    """Write a backup by the command, and unpack its journal."""
    folder.mkdir()
    config, log = night.journal.with_suffix(".toml"), folder / "log"
    before = last_entry(night.journal)
    async with forked_command(log, "backup", str(folder), "--config", str(config)) as command:
        assert await command.wait() == 0, log.read_text()
    after = last_entry(night.journal)
    (file,) = folder.glob("*.zip")
    with zipfile.ZipFile(file) as archive:
        journal = archive.extract(f"nights/{night.journal.name}", folder)
    return Copied(before, Path(journal), after)


def last_entry(journal: Path) -> int:
    with Journal.read(journal) as read:
        return read.last


def integrity(journal: Path) -> str:
    with closing(sqlite3.connect(journal)) as opened:
        found: str = opened.execute("PRAGMA integrity_check").fetchone()[0]
        return found
