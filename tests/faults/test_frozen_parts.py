"""Each part and the broker are frozen for a while, as by a machine that swaps: the night waits and goes on."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.faults.checks import checked
from tests.faults.house import PARTS, House
from tests.faults.kills import is_back

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]
FROZEN_S = 1.5


async def test_each_part_is_frozen_and_the_night_goes_on_without_a_loss_or_a_sound(tmp_path: Path) -> None:
    house = House(tmp_path, random.Random(5))
    async with house.open():
        await house.more_verdicts(10)
        for part in PARTS:
            with frozen(house.parts[part].pid):
                await asyncio.sleep(FROZEN_S)  # the fault itself
                assert not checked(house).lost
            await is_back(house, part)
            assert not checked(house).lost


@contextmanager
def frozen(pid: int) -> Iterator[None]:
    """Stop a process, and let it go on at the end."""
    os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(pid, signal.SIGCONT)
