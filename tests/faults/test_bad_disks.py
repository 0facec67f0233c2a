"""A disk that stalls, as an SD card does: nothing is acknowledged before it is written."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.faults.checks import checked
from tests.faults.house import House
from tests.faults.kills import is_back
from tests.root import as_root

pytestmark = [
    pytest.mark.slow,
    pytest.mark.timeout(300),
]
STALLS_S = 5.0
DISK_BYTES = 16_000_000


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    """A small disk with a file system of its own."""
    image, place = tmp_path / "disk.img", tmp_path / "disk"
    place.mkdir()
    image.write_bytes(b"\0" * DISK_BYTES)
    as_root("mkfs.ext4", "-q", image)
    as_root("mount", "-o", "loop", image, place)
    try:
        as_root("chown", str(os.getuid()), place)
        yield place
    finally:
        as_root("umount", "--lazy", place)


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


@contextmanager
def stalled(disk: Path) -> Iterator[None]:
    """Let every write wait."""
    as_root("fsfreeze", "--freeze", disk)
    try:
        yield
    finally:
        as_root("fsfreeze", "--unfreeze", disk)
