"""Sockets that systemd has opened for the pages, passed on by its own tool."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from headtable.web.inherited_sockets import inherited_sockets
from tests.brokers import free_port
from tests.patience import PATIENCE_S
from tests.web.house import NO_AUTHORITIES

OK = 200


@contextlib.asynccontextmanager
async def activated(config: Path, port: int) -> AsyncIterator[None]:
    """The pages as systemd starts them when somebody connects to this port."""
    process = await asyncio.create_subprocess_exec(
        "systemd-socket-activate", f"--listen=127.0.0.1:{port}",
        sys.executable, "-m", "headtable", "web", "--config", str(config),
        cwd=config.parent, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.DEVNULL,
    )  # fmt: skip
    try:
        yield
    finally:
        process.terminate()
        await process.wait()


async def is_answered(port: int) -> bool:
    """Whether the pages answer at this port before we lose patience."""
    async with httpx.AsyncClient(trust_env=False, timeout=PATIENCE_S, verify=NO_AUTHORITIES) as client:
        with contextlib.suppress(httpx.TimeoutException):
            return (await client.get(f"http://127.0.0.1:{port}/")).status_code == OK
    return False


@pytest.mark.slow
async def test_the_pages_answer_at_the_port_that_systemd_has_opened_too(tmp_path: Path) -> None:
    own, theirs = free_port(), free_port()
    config = tmp_path / "headtable.toml"
    config.write_text(f'[web]\nhost = "0.0.0.0"\nport = {own}\nhost_key = "a key for tests"\n')
    async with activated(config, theirs):
        for port in (theirs, own):  # the first connection starts the pages
            async with asyncio.timeout(PATIENCE_S):
                while not await _listens(port):
                    await asyncio.sleep(0.05)
        assert await is_answered(theirs)
        assert await is_answered(own)


async def _listens(port: int) -> bool:
    with contextlib.suppress(OSError):
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.close()
        return True
    return False


def test_sockets_for_another_process_are_left_alone() -> None:
    ours = os.getpid()
    assert inherited_sockets({"LISTEN_PID": str(ours + 1), "LISTEN_FDS": "1"}, ours) == ()
    assert inherited_sockets({}, ours) == ()
