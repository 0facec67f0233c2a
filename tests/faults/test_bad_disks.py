"""A disk that stalls, as an SD card does, or that is full: nothing is acknowledged before it is written."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from headtable_tools.replay import replay
from tests.faults.checks import checked, entries
from tests.faults.house import House
from tests.faults.kills import is_back
from tests.patience import PATIENCE_S
from tests.root import a_disk, as_root, mounted

pytestmark = [
    pytest.mark.slow,
    pytest.mark.timeout(300),
]
STALLS_S = 5.0
TENTH = "10 times so far, the last: cannot write the journal"
DISK_MB = 16


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A small disk with a file system of its own."""
    with a_disk(tmp_path / "disk.img", tmp_path / "disk", DISK_MB) as place:
        yield place


async def test_while_the_journals_disk_stalls_nothing_is_acknowledged_and_then_the_night_goes_on(
    tmp_path: Path, disk: Path
) -> None:
    house = House(tmp_path, random.Random(5), disk)
    async with house.open():
        await house.more_verdicts(10)
        with stalled(disk):
            await house.quiet()
            told = len(house.verdicts)
            await asyncio.sleep(STALLS_S)  # the fault itself
            assert len(house.verdicts) == told
        await is_back(house, "engine")
        assert not checked(house).lost


async def test_while_the_journals_disk_is_full_nothing_is_acknowledged_and_then_the_night_goes_on(
    tmp_path: Path,
) -> None:
    own = f"size={DISK_MB}m,mode=0700,uid={os.getuid()},gid={os.getgid()}"
    with mounted(tmp_path / "disk", "-t", "tmpfs", "-o", own, "none") as disk:
        house = House(tmp_path, random.Random(5), disk)
        async with house.open():
            await house.pages_answer()
            await house.more_verdicts(10)
            before = house.pids()
            with full(disk):
                await logged(tmp_path / "engine.log", "nothing is taken until it can be")
                await house.quiet()
                told, written = len(house.verdicts), len(entries(house.journal))
                await logged(tmp_path / "engine.log", TENTH)  # the pads repeat what has no verdict
                assert (len(house.verdicts), len(entries(house.journal))) == (told, written)
                assert not checked(house).lost
                await house.pages_say(b'"disk_scarce":true')
                await house.pages_answer()
            await is_back(house, "engine")
            assert house.pids() == before
            assert not checked(house).lost
        assert replay(house.journal).differences == ()


@contextmanager
def full(disk: Path) -> Iterator[None]:
    """Leave no room on a disk."""
    films = disk / "films"
    with films.open("wb", buffering=0) as filling, suppress(OSError):
        while True:
            filling.write(b"\0" * 4096)
    try:
        yield
    finally:
        films.unlink()


async def logged(log: Path, words: str) -> None:
    """Wait until a part has logged these words."""
    async with asyncio.timeout(PATIENCE_S):
        while words not in log.read_text():
            await asyncio.sleep(0.05)


@contextmanager
def stalled(disk: Path) -> Iterator[None]:
    """Let every write wait."""
    as_root("fsfreeze", "--freeze", disk)
    try:
        yield
    finally:
        as_root("fsfreeze", "--unfreeze", disk)
