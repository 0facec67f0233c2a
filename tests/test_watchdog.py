"""What a part tells systemd, on a real socket as systemd provides it."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from headtable.watchdog import notify_watchdog
from tests.patience import PATIENCE_S
from tests.systemd_socket import systemd_socket

LIMIT_US = "200000"


@pytest.fixture
def systemd(tmp_path: Path) -> Iterator[socket.socket]:
    """Systemd's end of the socket, in a folder."""
    with systemd_socket(tmp_path / "notify") as receiver:
        yield receiver


async def _receive(systemd: socket.socket, count: int) -> list[bytes]:
    async with asyncio.timeout(PATIENCE_S):
        return [await asyncio.get_running_loop().sock_recv(systemd, 100) for _ in range(count)]


class Waits:
    """A clock that counts the time of each wait, and does not wait."""

    def __init__(self) -> None:
        self.waited_s: list[float] = []

    async def __call__(self, seconds: float) -> None:
        """Let the others have a turn."""
        self.waited_s.append(seconds)
        await asyncio.sleep(0)


@contextlib.asynccontextmanager
async def _notifying(
    wait: Callable[[float], Awaitable[None]] = asyncio.sleep, **environ: str
) -> AsyncIterator[asyncio.Task[None]]:
    task = asyncio.create_task(notify_watchdog(environ, wait))
    yield task
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task


async def test_it_reports_ready_and_then_notifies_the_watchdog_repeatedly(systemd: socket.socket) -> None:
    async with _notifying(NOTIFY_SOCKET=systemd.getsockname(), WATCHDOG_USEC=LIMIT_US):
        assert await _receive(systemd, 4) == [b"READY=1", b"WATCHDOG=1", b"WATCHDOG=1", b"WATCHDOG=1"]


async def test_it_notifies_several_times_within_the_limit(systemd: socket.socket) -> None:
    waits = Waits()
    async with _notifying(waits, NOTIFY_SOCKET=systemd.getsockname(), WATCHDOG_USEC="2000000"):
        await _receive(systemd, 4)
    assert len(waits.waited_s) >= 2
    assert all(waited_s < 1.0 for waited_s in waits.waited_s)


async def test_without_a_watchdog_it_only_reports_ready(systemd: socket.socket) -> None:
    async with _notifying(NOTIFY_SOCKET=systemd.getsockname()) as task:
        assert await _receive(systemd, 1) == [b"READY=1"]
        await asyncio.wait_for(task, PATIENCE_S)


async def test_an_unreachable_systemd_stops_nothing(systemd: socket.socket) -> None:
    waits = Waits()
    async with _notifying(waits, NOTIFY_SOCKET=systemd.getsockname(), WATCHDOG_USEC="4000") as task:
        while len(waits.waited_s) < 1000 and not task.done():  # the socket holds ten messages by default
            await asyncio.sleep(0)
        assert not task.done()


async def test_without_systemd_no_notification_is_sent() -> None:
    await asyncio.wait_for(notify_watchdog({}), PATIENCE_S)
