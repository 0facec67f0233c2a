"""A part whose loop is blocked tells systemd's watchdog nothing, although the rest of its process goes on."""

from __future__ import annotations

import asyncio
import os
import socket
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Literal

import pytest

from headtable.config import Broker, Config, EngineSettings, Web
from headtable.config.settings import BoxSettings
from tests.brokers import Mosquitto, free_port
from tests.faults.blockable import BLOCK, BLOCKED, GO_ON, THREAD_RUNS, TICK_S
from tests.patience import PATIENCE_S
from tests.processes import a_part
from tests.systemd_socket import systemd_socket

pytestmark = pytest.mark.slow
BLOCKABLE = Path(__file__).with_name("blockable.py")
LIMIT_S = 1.0  # of the watchdog
TICKS_IN_TWO_LIMITS = round(2 * LIMIT_S / TICK_S) + 1  # the first may come at once
READY, ALIVE = b"READY=1", b"WATCHDOG=1"


class WatchedPart:
    """A running part, and systemd's end of its socket."""

    def __init__(self, process: Process, systemd: socket.socket) -> None:
        self._process = process
        self._systemd = systemd

    def send(self, number: int) -> None:
        """Send its process a signal."""
        self._process.send_signal(number)

    async def told(self) -> bytes:
        """The next thing that it tells systemd."""
        async with asyncio.timeout(PATIENCE_S):
            return await asyncio.get_running_loop().sock_recv(self._systemd, 100)

    def told_until_now(self) -> list[bytes]:
        """What it has told systemd since the last time."""
        told = []
        with suppress(BlockingIOError):
            while True:
                told.append(self._systemd.recv(100))
        return told

    async def says(self, line: bytes, times: int = 1) -> None:
        """Wait until it has said this so often on stdout."""
        assert self._process.stdout is not None
        async with asyncio.timeout(PATIENCE_S):
            while times:
                said = await self._process.stdout.readline()
                assert said, "it has ended"
                times -= said == line


@pytest.mark.parametrize("name", ["engine", "web", "box"])
async def test_a_blocked_loop_tells_the_watchdog_nothing_while_a_thread_goes_on(
    tmp_path: Path, name: Literal["engine", "web", "box"]
) -> None:
    async with Mosquitto(tmp_path) as broker, a_watched_part(name, broker.settings, tmp_path) as part:
        assert [await part.told() for _ in range(4)] == [READY, ALIVE, ALIVE, ALIVE]
        part.send(BLOCK)
        await part.says(BLOCKED)
        part.told_until_now()
        await part.says(THREAD_RUNS, TICKS_IN_TWO_LIMITS)
        assert part.told_until_now() == []
        part.send(GO_ON)
        assert await part.told() == ALIVE


@asynccontextmanager
async def a_watched_part(name: str, broker: Broker, folder: Path) -> AsyncIterator[WatchedPart]:
    """The part in a process of its own, which systemd watches."""
    config = Config(
        broker=broker,
        box=BoxSettings(by_phone=True),
        engine=EngineSettings(journal=str(folder / "tonight.night.db")),
        web=Web(port=free_port()),
    )
    address = folder / "notify"
    with systemd_socket(address) as systemd:
        environ = {**os.environ, "NOTIFY_SOCKET": str(address), "WATCHDOG_USEC": str(round(LIMIT_S * 1e6))}
        async with a_part(name, config, folder, stdout=PIPE, env=environ, program=(BLOCKABLE,)) as process:
            yield WatchedPart(process, systemd)
