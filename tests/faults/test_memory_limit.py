"""The engine reaches its limit of memory: the kernel kills it, and the night goes on from the journal."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.faults.checks import checked
from tests.faults.house import Command, House
from tests.faults.kills import is_back
from tests.patience import PATIENCE_S

GROUPS = Path("/sys/fs/cgroup/memory")
LIMIT_BYTES = 65_536
pytestmark = [
    pytest.mark.slow,
    pytest.mark.timeout(300),
    pytest.mark.skipif(
        not os.access(GROUPS / "cgroup.procs", os.W_OK), reason="only root may limit memory, by control groups"
    ),
]


@pytest.fixture
def small() -> Iterator[Path]:
    """A group of processes with little memory."""
    group = GROUPS / f"headtable-test-{os.getpid()}"
    group.mkdir()
    (group / "memory.limit_in_bytes").write_text(str(LIMIT_BYTES))
    try:
        yield group
    finally:
        group.rmdir()


async def test_an_engine_without_memory_is_killed_and_loses_nothing(tmp_path: Path, small: Path) -> None:
    house = House(tmp_path, random.Random(5))
    async with house.open():
        await house.more_verdicts(10)
        engine = house.parts["engine"]
        assert isinstance(engine, Command)
        assert engine.process is not None
        (small / "cgroup.procs").write_text(str(engine.pid))
        async with asyncio.timeout(PATIENCE_S):
            await engine.process.wait()
        assert not checked(house).lost
        await engine.stop()
        await engine.start()
        await is_back(house, "engine")
        assert not checked(house).lost
