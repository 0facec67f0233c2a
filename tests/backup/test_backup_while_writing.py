"""A real engine writes rolls all the time while backups are written: each backup has a whole journal."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
import zipfile
from contextlib import closing, suppress
from pathlib import Path

import pytest
from msgspec import Struct

from headtable_tools.replay import verify
from tests.backup.last_entry import last_entry
from tests.brokers import Mosquitto
from tests.engine.killed import KilledNight
from tests.forked_commands import ForkedCommand, forked_command
from tests.patience import PATIENCE_S

pytestmark = [pytest.mark.slow, pytest.mark.timeout(400)]
BACKUPS = 12
BACKUP_S = 0.05  # about as long as one takes


class Copied(Struct, frozen=True):
    """A journal out of a backup, and the last entry of the original before and after the backup."""

    before: int
    journal: Path
    after: int


async def test_each_backup_under_a_writing_engine_has_a_whole_journal_and_stops_no_roll(tmp_path: Path) -> None:
    chance, copies = random.Random(4), []
    async with Mosquitto(tmp_path) as broker:
        night = KilledNight(broker.settings, "hall", tmp_path, chance)
        async with night.going_on(), night.an_engine():
            await night.verdicts(50)
            for number in range(BACKUPS):
                copies.append(await backed_up(night, tmp_path / f"backup-{number}", chance.uniform(0, BACKUP_S)))
                await a_roll_counts(night)
    assert all(copy.before <= last_entry(copy.journal) <= copy.after for copy in copies)
    assert all(integrity(copy.journal) == "ok" for copy in copies)
    assert all(verify(copy.journal).differences == () for copy in copies)


async def backed_up(night: KilledNight, folder: Path, held_after_s: float) -> Copied:
    """Write a backup by the command, which is held on its way until the engine has written; unpack its journal."""
    folder.mkdir()
    config, log = night.journal.with_suffix(".toml"), folder / "log"
    before = last_entry(night.journal)
    async with forked_command(log, "backup", str(folder), "--config", str(config)) as command:
        await begun(folder)
        await asyncio.sleep(held_after_s)
        send(command, signal.SIGSTOP)
        await a_roll_counts(night)
        send(command, signal.SIGCONT)
        assert await command.wait() == 0, log.read_text()
    after = last_entry(night.journal)
    (file,) = folder.glob("*.zip")
    with zipfile.ZipFile(file) as archive:
        journal = archive.extract(f"nights/{night.journal.name}", folder)
    return Copied(before, Path(journal), after)


async def begun(folder: Path) -> None:
    """Wait until a backup has begun in this folder. Its file is hidden until it is complete."""
    async with asyncio.timeout(PATIENCE_S):
        while not [*folder.glob(".headtable-backup-*"), *folder.glob("*.zip")]:
            await asyncio.sleep(0.001)


def send(command: ForkedCommand, number: int) -> None:
    """Send a command a signal, unless it has ended."""
    with suppress(ProcessLookupError):
        os.kill(command.pid, number)


async def a_roll_counts(night: KilledNight) -> None:
    """Wait until the engine has written one more thing that was said."""
    accepted = sum(ack.accepted for ack in night.acked.values())
    while sum(ack.accepted for ack in night.acked.values()) == accepted:
        await night.verdicts(1)


def integrity(journal: Path) -> str:
    with closing(sqlite3.connect(journal)) as opened:
        found: str = opened.execute("PRAGMA integrity_check").fetchone()[0]
        return found
