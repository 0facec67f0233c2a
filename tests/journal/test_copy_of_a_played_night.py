"""Each acknowledged roll of a night comes into the second copy: with a real engine, copier and file system."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import suppress
from pathlib import Path

import pytest

from headtable.bus.client import Bus
from headtable.complaints import Complaints
from headtable.config import Broker
from headtable.journal import Entry, Journal
from headtable.messages.mqtt import MqttMessage
from headtable.messages.rooms import EngineState
from headtable.messages.words import Delivery
from tests.brokers import Mosquitto
from tests.engine.engine_process import an_engine
from tests.engine.killed import KilledNight
from tests.forked_commands import forked_command
from tests.patience import PATIENCE_S
from tests.root import a_disk

pytestmark = [pytest.mark.slow, pytest.mark.timeout(400)]
HALL, VERDICTS, STICK_MB = "hall", 500, 64


async def test_each_acknowledged_roll_comes_into_the_second_copy_and_the_engine_says_well(tmp_path: Path) -> None:
    async with Mosquitto(tmp_path) as broker:
        night, log = KilledNight(broker.settings, HALL, tmp_path, random.Random(6)), tmp_path / "log"
        with a_disk(tmp_path / "stick.ext4", tmp_path / "media", STICK_MB) as stick:
            engine = an_engine(broker.settings, HALL, night.journal, log, str(stick))
            config = str(night.journal.with_suffix(".toml"))
            async with night.going_on(), engine, forked_command(log, "copy", "--config", config):
                await night.verdicts(VERDICTS)
                acknowledged = [ack.entry for ack in night.acked.values() if ack.entry is not None]
                await until_copied(stick, max(acknowledged))
                await until_well(broker.settings)
            copied, recorded = entries_in(copy_in(stick)), entries_in(night.journal)
    assert len(copied) >= max(acknowledged)
    assert copied == recorded[: len(copied)]


def copy_in(stick: Path) -> Path:
    """The only copy on the stick."""
    [copy] = stick.glob("*.night.db")
    return copy


def entries_in(journal: Path) -> list[Entry]:
    """Every entry, from the first one on."""
    with Journal.read(journal) as read:
        return list(read.entries())


async def until_copied(stick: Path, number: int) -> None:
    """Wait until another program can read this entry in the copy."""
    async with asyncio.timeout(PATIENCE_S):
        while not has_entry(stick, number):
            await asyncio.sleep(0.05)


def has_entry(stick: Path, number: int) -> bool:
    """Whether the copy has it; it may just be written for the first time."""
    with suppress(ValueError, sqlite3.OperationalError), Journal.read(copy_in(stick)) as copy:
        return copy.last >= number
    return False


async def until_well(broker: Broker) -> None:
    """Wait until the engine says that the copy is well."""
    is_well = asyncio.Event()

    def hear(message: MqttMessage, delivery: Delivery) -> None:
        if delivery == "live" and isinstance(message, EngineState) and message.copy == "well":
            is_well.set()

    bus = Bus(broker, HALL, "test", ("engine/state",), Complaints(print))
    hearing = asyncio.create_task(bus.run(hear, lambda: None, lambda: None))
    try:
        async with asyncio.timeout(PATIENCE_S):
            await is_well.wait()
    finally:
        hearing.cancel()
