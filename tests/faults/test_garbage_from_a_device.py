"""One device sends five hundred bad messages a second: the other tables play on, and its own table comes back."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from tests.faults.checks import checked
from tests.faults.house import House

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]
MAD, LASTS_S, A_SECOND, AT_ONCE = 3, 2.0, 500, 10


async def test_the_other_tables_play_on_and_nothing_sounds_by_itself(tmp_path: Path) -> None:
    house = House(tmp_path, random.Random(5))
    async with house.open():
        await house.more_verdicts(10)
        before = verdicts_of(house, 1, 2)
        await babble(house, random.Random(6))
        assert verdicts_of(house, 1, 2) > before
        assert not checked(house).lost
        own = verdicts_of(house, MAD)
        async with house.patience():
            while verdicts_of(house, MAD) < own + 2:
                await house.more_verdicts(1)
        assert not checked(house).lost


async def babble(house: House, chance: random.Random) -> None:
    """Send lines that look like a device's, with wrong checksums."""
    for _ in range(int(LASTS_S * A_SECOND / AT_ONCE)):
        lines = (
            f"$pad-03 {chance.randrange(10**6)} press bell 0*{chance.randrange(16**4):04X}\n" for _ in range(AT_ONCE)
        )
        house.cables[MAD].write("".join(lines).encode())
        await asyncio.sleep(AT_ONCE / A_SECOND)


def verdicts_of(house: House, *tables: int) -> int:
    uids = {house.pads[table].uid for table in tables}
    return sum(verdict.uid in uids for verdict in house.verdicts)
