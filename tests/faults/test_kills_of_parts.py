"""kill -9 of each part of a night, with real processes and a real broker; ``make faults`` repeats it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.faults.house import PARTS
from tests.faults.kills import Kill, killed_house

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]
KILLS = 6


async def test_each_part_is_killed_and_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    told = list[Kill]()
    night = await killed_house(tmp_path, 7, KILLS, told.append)
    assert night.is_well
    assert night.found.acknowledged > KILLS
    assert {kill.part for kill in told} == set(PARTS)
