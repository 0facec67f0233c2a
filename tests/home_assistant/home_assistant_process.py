"""A running Home Assistant: ``inside_home_assistant.py`` in the environment that ``make home-assistant`` made."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import Struct

from tests.brokers import free_port
from tests.home_assistant.entity_checks import Judged, Made
from tests.patience import PATIENCE_S

INSIDE = Path(__file__).with_name("inside_home_assistant.py")
MOST_BYTES = 1_000_000  # of one answer
T = TypeVar("T")


class Version(Struct, frozen=True):
    """Which Home Assistant it is, and whether it reads the message of a whole device."""

    version: str
    reads_devices: bool


class Read(Struct, frozen=True):
    """The entities that it has made, and the warnings that it has logged."""

    entities: list[Made]
    complaints: list[str]


class HomeAssistantProcess:
    """It, by its input and output."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    async def version(self) -> Version:
        """Which version it is."""
        return await self._ask(Version, do="version")

    async def judge(self, message: bytes) -> list[Judged]:
        """What its schemas say about a discovery message."""
        return await self._ask(list[Judged], do="judge", message=msgspec.json.decode(message))

    async def read(self) -> Read:
        """What it has made."""
        return await self._ask(Read, do="read")

    async def press(self, unique_id: str) -> None:
        """Press a button, as on a dashboard."""
        await self._ask(dict[str, str], do="press", unique_id=unique_id)

    async def _ask(self, kind: type[T], **order: object) -> T:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(msgspec.json.encode(order) + b"\n")
        async with asyncio.timeout(PATIENCE_S):
            line = await self._process.stdout.readline()
        assert line, "Home Assistant has ended; what it said is above"
        return msgspec.json.decode(line, type=kind)


@asynccontextmanager
async def running(python: Path, folder: Path, brokers_port: int) -> AsyncIterator[HomeAssistantProcess]:
    """It runs, connected to the broker, and is killed at the end."""
    folder.mkdir()
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    process = await asyncio.create_subprocess_exec(
        python, INSIDE, folder, str(brokers_port), str(free_port()),
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, env=environment, limit=MOST_BYTES,
    )  # fmt: skip
    try:
        yield HomeAssistantProcess(process)
    finally:
        with suppress(ProcessLookupError):  # it has ended already
            process.kill()
        await process.wait()
