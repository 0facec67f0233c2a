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
from tests.root import as_root

GROUPS = Path("/sys/fs/cgroup")
FIRST_VERSION = GROUPS / "memory"  # of control groups; the second one has all controllers in one tree
LIMIT_BYTES = 65_536
pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]


@pytest.fixture
def small() -> Iterator[Path]:
    """A group of processes with little memory."""
    is_first = FIRST_VERSION.exists()
    group = (FIRST_VERSION if is_first else GROUPS) / f"headtable-test-{os.getpid()}"
    if not is_first:
        write(GROUPS / "cgroup.subtree_control", "+memory")
    as_root("mkdir", group)
    try:
        write(group / ("memory.limit_in_bytes" if is_first else "memory.max"), str(LIMIT_BYTES))
        yield group
    finally:
        as_root("rmdir", group)


def write(file: Path, text: str) -> None:
    """Write into a file of the kernel."""
    as_root("tee", file, said=text)


async def test_an_engine_without_memory_is_killed_and_loses_nothing(tmp_path: Path, small: Path) -> None:
    house = House(tmp_path, random.Random(5))
    async with house.open():
        await house.more_verdicts(10)
        engine = house.parts["engine"]
        assert isinstance(engine, Command)
        assert engine.process is not None
        write(small / "cgroup.procs", str(engine.pid))
        async with asyncio.timeout(PATIENCE_S):
            await engine.process.wait()
        assert not checked(house).lost
        await engine.stop()
        await engine.start()
        await is_back(house, "engine")
        assert not checked(house).lost
