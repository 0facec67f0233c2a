"""The commands that meet a hall take every word from the catalogue, and so does the walk through it."""

from __future__ import annotations

import asyncio
import io
import os
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest
from rich.console import Console

from headtable_tools.devices import live_table
from headtable_tools.walktest.conduct import conduct
from tests.devices.simulated_hall import a_hall
from tests.patience import PATIENCE_S
from tests.saying.brackets import words_outside
from tests.walktest.test_conduct import a_walk

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("pseudo_language")]
DATA = ("pad-01", "pad-02", "pad-09", "horn-01", "pad", "horn", "signals", "rehearsal", "headtable")
"""The names of the devices, their models, their firmware as they name it, and the program."""
COMMANDS = (
    "devices --once", "devices identify pad-09 --seconds 1", "devices identify pad-77", "blasts", "blasts --reset",
    "devices adopt pad-09 --table 3", "devices adopt pad-01 --table 4", "devices calibrate pad-02", "night archive",
    "link record pad-02 {folder}/x.link --seconds 0.3", "link record pad-77 {folder}/y.link --seconds 0.3",
    "check headtable.toml", "doctor",
)  # fmt: skip


async def printed(command: str, folder: Path) -> str:
    """What a command prints in a process of its own; nobody types an answer."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "headtable", *command.format(folder=folder).split()),
        cwd=folder, env={**os.environ, "COLUMNS": "400"}, stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
    )  # fmt: skip
    said, _ = await asyncio.wait_for(process.communicate(), PATIENCE_S)
    return said.decode()


@pytest.mark.parametrize("command", COMMANDS)
async def test_every_command_about_devices_is_translated(tmp_path: Path, command: str) -> None:
    async with a_hall(tmp_path):
        told = await printed(command, tmp_path)
    assert "[" in told
    assert words_outside(told, DATA) == []


async def test_the_live_table(tmp_path: Path) -> None:
    async with a_hall(tmp_path) as hall:
        console = Console(file=io.StringIO(), width=400)
        await live_table.once(hall.config, console)
        assert isinstance(console.file, io.StringIO)
        assert words_outside(console.file.getvalue(), DATA) == []


async def test_a_walk_from_the_first_station_to_the_last(tmp_path: Path) -> None:
    async with a_walk(tmp_path) as walking:
        await walking.until("([pad-02])")
        await walking.press("pad-01", "one")
        await walking.until("pad-01 answered")
        await walking.press("pad-02", "one")
        for station in ("([pad-01])", "the bell button", "the horn"):
            await walking.until(station)
            walking.type("skip" if station != "the horn" else "no")
        walk = await asyncio.wait_for(walking.task, PATIENCE_S)
    assert len(walk.failed) == 3
    assert words_outside("\n".join(walking.told()), DATA) == []


async def test_a_walk_that_ends_when_the_box_dies(tmp_path: Path) -> None:
    async with a_walk(tmp_path) as walking:
        await walking.until("([pad-02])")
        walking.hall.box.cancel()
        await asyncio.wait_for(walking.task, PATIENCE_S)
    assert words_outside("\n".join(walking.told()), DATA) == []


async def test_a_walk_on_a_screen(tmp_path: Path) -> None:
    async with a_hall(tmp_path) as hall:
        console = Console(file=io.StringIO(), width=400, force_terminal=True, color_system=None)
        now, (typed, keys) = datetime(2026, 11, 21, tzinfo=UTC), os.pipe()
        walking = asyncio.create_task(conduct(hall.config, console, lambda: now, typed))
        assert isinstance(console.file, io.StringIO)
        async with asyncio.timeout(PATIENCE_S):
            while "pad-02" not in console.file.getvalue():
                await asyncio.sleep(0.02)
        walking.cancel()
        await asyncio.gather(walking, return_exceptions=True)
        os.close(typed)
        os.close(keys)
    assert words_outside(console.file.getvalue().replace("\x1b[", ""), DATA) == []
