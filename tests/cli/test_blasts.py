"""What a host reads of tonight's blasts, and of having them counted anew."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from headtable.config import to_toml
from headtable.messages.devices import Birth
from tests.box.real_box import a_box, an_evening
from tests.processes import a_process

pytestmark = pytest.mark.slow


async def blasts(folder: Path, *words: str) -> str:
    """What `headtable blasts` prints."""
    command = (sys.executable, "-m", "headtable", "blasts", *words, "--config", str(folder / "headtable.toml"))
    async with a_process(*command, stdout=asyncio.subprocess.PIPE) as running:
        said, _ = await running.communicate()
        return said.decode().strip()


async def test_a_reset_reports_that_the_box_counts_from_zero(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as evening:
        (tmp_path / "headtable.toml").write_text(to_toml(evening.config))
        async with a_box(evening.config):
            await evening.said(Birth, lambda birth: birth.uid == "horn-01")
            evening.bus.publish(await evening.command("c1"))
            assert (await evening.result("c1")).sounded
            assert (await blasts(tmp_path)).startswith("bell 0, horn 1; ")
            assert (await blasts(tmp_path, "--reset")).startswith("the box counts from zero now: bell 0, horn 0; ")
            assert (await blasts(tmp_path)).startswith("bell 0, horn 0; ")
