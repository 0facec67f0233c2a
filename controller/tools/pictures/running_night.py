"""A headtable that runs beside the pictures: its own process, and its addresses."""

from __future__ import annotations

import asyncio
import contextlib
import re
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

START_S = 60.0
LOOK_S = 0.2
ADDRESS = re.compile(r"(http://\S+)")
CONFIG = re.compile(r"monitor --config (\S+)")


@dataclass(frozen=True)
class Running:
    """Where a night is to be looked at."""

    board: str
    console: str
    config: str


@contextlib.asynccontextmanager
async def running(*arguments: str, folder: Path) -> AsyncIterator[Running]:
    """Run ``headtable run`` with these arguments, until the pictures are taken."""
    command = (sys.executable, "-m", "headtable", "run", *arguments)
    process = await asyncio.create_subprocess_exec(*command, stdout=PIPE, stderr=sys.stderr, cwd=folder)
    try:
        async with asyncio.timeout(START_S):
            said = await _start(process)
            await _until_it_answers(said.board)
        reading = asyncio.create_task(_read_on(process))
        yield said
        reading.cancel()
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
        await process.wait()


async def _start(process: Process) -> Running:
    """Read what it prints, up to the file by which others look on."""
    told = ""
    while not (config := CONFIG.search(told)):
        if not (line := await _line(process)):
            raise RuntimeError(f"headtable ended before it had started:\n{told}")
        told += line
    board, console, *_ = ADDRESS.findall(told)
    return Running(board, console, config[1])


async def _until_it_answers(address: str) -> None:
    """The addresses are printed a moment before the pages listen there."""
    place = urlsplit(address)
    while True:
        try:
            _, writer = await asyncio.open_connection(place.hostname, place.port)
        except OSError:
            await asyncio.sleep(LOOK_S)
        else:
            writer.close()
            return


async def _line(process: Process) -> str:
    assert process.stdout  # noqa: S101  it was asked for as a pipe
    return (await process.stdout.readline()).decode()


async def _read_on(process: Process) -> None:
    """Take what it prints, so that it never waits for a reader."""
    while await _line(process):
        pass
