"""A house whose night stands still says which part has ended."""

from __future__ import annotations

import os
import random
from pathlib import Path
from signal import SIGKILL

import pytest

from tests.faults.house import Command, House

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]
LAST_WORDS = "the engine ends for a reason"


async def test_a_wait_in_vain_shows_the_log_of_the_part_that_has_ended(tmp_path: Path) -> None:
    house = House(tmp_path, random.Random(5), patience_s=0.5)
    async with house.open():
        engine = house.parts["engine"]
        assert isinstance(engine, Command)
        await engine.stop()
        (tmp_path / "engine.log").write_text(LAST_WORDS)
        with pytest.raises(AssertionError, match=LAST_WORDS):
            await house.more_verdicts(10_000)


async def test_a_wait_in_vain_says_that_the_broker_has_ended(tmp_path: Path) -> None:
    house = House(tmp_path, random.Random(5), patience_s=0.5)
    async with house.open():
        os.kill(house.parts["broker"].pid, SIGKILL)
        with pytest.raises(AssertionError, match="Mosquitto has ended"):
            await house.more_verdicts(10_000)
