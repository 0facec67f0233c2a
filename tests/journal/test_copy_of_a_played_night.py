"""How long an acknowledged roll takes until it is in the second copy: with a real engine, copier and file system."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import pytest

from headtable.bus.client import Bus
from headtable.complaints import Complaints
from headtable.config import Broker
from headtable.messages.mqtt import MqttMessage
from headtable.messages.rooms import EngineState
from headtable.messages.words import CopyState, Delivery
from tests.brokers import Mosquitto
from tests.engine.engine_process import an_engine
from tests.engine.killed import KilledNight
from tests.forked_commands import forked_command
from tests.patience import PATIENCE_S
from tests.root import mounted

pytestmark = [pytest.mark.slow, pytest.mark.timeout(400)]
HALL, VERDICTS, LOOK_S = "hall", 1500, 0.01


class Watched:
    """When each entry was acknowledged, when it was in the copy, and what the engine says of the copy."""

    def __init__(self, night: KilledNight, broker: Broker, stick: Path) -> None:
        self.acknowledged_s: dict[int, float] = {}
        self.copied_s: list[float] = []  # of each entry, from the first one on
        self.told: list[CopyState] = []
        self._night = night
        self._bus = Bus(broker, HALL, "test", ("engine/state",), Complaints(print))
        self._stick = stick

    async def watch(self) -> None:
        """Watch until it is cancelled."""
        async with asyncio.TaskGroup() as together:
            together.create_task(self._bus.run(self._hear, lambda: None, lambda: None))
            together.create_task(self._note_acknowledged())
            together.create_task(self._note_copied())

    async def all_copied(self) -> None:
        """Wait until everything that was acknowledged by now is in the copy."""
        last = max(self.acknowledged_s)
        async with asyncio.timeout(PATIENCE_S):
            while len(self.copied_s) < last:
                await asyncio.sleep(LOOK_S)

    def delays_s(self) -> list[float]:
        """From acknowledged to copied; a copy may also be the first."""
        copied = [entry for entry in self.acknowledged_s if entry <= len(self.copied_s)]
        return [max(self.copied_s[entry - 1] - self.acknowledged_s[entry], 0.0) for entry in copied]

    def _hear(self, message: MqttMessage, _: Delivery) -> None:
        if isinstance(message, EngineState) and message.status == "online":
            self.told.append(message.copy)

    async def _note_acknowledged(self) -> None:
        while True:
            await self._night.verdicts(1)
            for ack in self._night.acked.values():
                if ack.entry is not None:
                    self.acknowledged_s.setdefault(ack.entry, time.monotonic())

    async def _note_copied(self) -> None:
        while True:
            new = entries_in_copy(self._stick) - len(self.copied_s)
            self.copied_s += [time.monotonic()] * new
            await asyncio.sleep(LOOK_S)


def entries_in_copy(stick: Path) -> int:
    """How many entries another program can read in the copy."""
    with suppress(sqlite3.OperationalError):  # it is just being written
        for file in stick.glob("*.night.db"):
            with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as copy:
                found: int = copy.execute("SELECT count(*) FROM entries").fetchone()[0]
                return found
    return 0


async def test_each_acknowledged_roll_is_soon_in_the_second_copy_and_the_engine_never_says_behind(
    tmp_path: Path,
) -> None:
    async with Mosquitto(tmp_path) as broker:
        night, log = KilledNight(broker.settings, HALL, tmp_path, random.Random(6)), tmp_path / "log"
        with a_stick(tmp_path) as stick:
            watched = Watched(night, broker.settings, stick)
            engine = an_engine(broker.settings, HALL, night.journal, log, str(stick))
            config = str(night.journal.with_suffix(".toml"))
            async with night.going_on(), engine, forked_command(log, "copy", "--config", config):
                watching = asyncio.create_task(watched.watch())
                await night.verdicts(VERDICTS)
                await watched.all_copied()
                watching.cancel()
    report(watched.delays_s())
    assert "behind" not in watched.told
    assert watched.told[-1] == "well"


@contextmanager
def a_stick(folder: Path) -> Iterator[Path]:
    """A file system of its own, on the disk of the tests."""
    disk = folder / "stick.ext4"
    disk.write_bytes(b"\0" * 64_000_000)
    subprocess.run(["mkfs.ext4", "-q", "-E", f"root_owner={os.geteuid()}:{os.getegid()}", str(disk)], check=True)
    with mounted(folder / "media", "-o", "loop", str(disk)) as place:
        yield place


def report(delays_s: list[float]) -> None:
    """Print the figures of docs/journal.md."""
    median_s, longest_s = statistics.median(delays_s), max(delays_s)
    sys.stderr.write(f"{len(delays_s)} entries: copied after {median_s:.2f} s, the slowest after {longest_s:.2f} s\n")
