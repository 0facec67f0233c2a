"""Real engines and brokers: a night moves at a random moment while pads press, and no verdict changes."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from headtable.messages.refusals.speaking import NightHasMoved
from tests.backup.last_entry import last_entry
from tests.brokers import some_broker
from tests.engine.killed import KilledNight
from tests.engine.test_kills import check
from tests.forked_commands import forked_command

pytestmark = [pytest.mark.slow, pytest.mark.timeout(400)]


async def command(log: Path, *words: str) -> None:
    """A command in a process of its own, which succeeds."""
    async with forked_command(log, *words) as running:
        assert await running.wait() == 0, log.read_text()


def verdicts_of_the_old(night: KilledNight) -> int:
    """How many events were refused because the night has moved."""
    return sum(isinstance(ack.why, NightHasMoved) for ack in night.acked.values())


async def refused_by_the_old(night: KilledNight, number: int) -> None:
    """Wait until the old engine has refused so many."""
    wanted = verdicts_of_the_old(night) + number
    while verdicts_of_the_old(night) < wanted:
        await night.verdicts(1)


@pytest.mark.parametrize("seed", [1, 2])
async def test_a_night_goes_on_at_a_spare_machine_as_if_nothing_had_happened(tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    old, spare = tmp_path / "old", tmp_path / "spare"
    old.mkdir()
    spare.mkdir()
    file, log = tmp_path / "night.zip", tmp_path / "commands.log"
    async with some_broker("mosquitto", old) as broker, some_broker("mosquitto", spare) as other:
        night = KilledNight(broker.settings, "hall", old, chance)
        before = night.journal
        config = before.with_suffix(".toml")
        async with night.going_on():
            async with night.an_engine():
                await night.verdicts(chance.randint(30, 200))
                await asyncio.sleep(chance.uniform(0, 0.05))
                await command(log, "night", "export", "--live", str(file), "--config", str(config))
                await refused_by_the_old(night, 5)
            async with night.an_engine():  # after a restart, too
                await refused_by_the_old(night, 5)
        night.move(other.settings, spare)
        (spare / config.name).write_text(config.read_text().replace(str(old), str(spare)))
        await command(log, "night", "import", str(file), "--config", str(spare / config.name))
        left = last_entry(before)
        assert last_entry(night.journal) == left
        async with night.going_on(), night.an_engine() as engine:
            await night.verdicts(100)
            await night.second_round()
            engine.terminate()
            await engine.wait()
    assert last_entry(before) == left < last_entry(night.journal)
    assert "goes on at another computer since" in (old / "hall.log").read_text()
    check(night, tmp_path)
