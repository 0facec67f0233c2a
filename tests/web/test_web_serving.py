"""The web part as a process: it starts, stops, and is refused an address where it cannot open."""

from __future__ import annotations

import asyncio
import contextlib
import re
import socket
from pathlib import Path

import httpx
import pytest

from headtable.config import Broker, Config, Web
from headtable.errors import Unwell
from headtable.web.app import serve
from tests.brokers import free_port
from tests.patience import PATIENCE_S
from tests.web.house import NO_AUTHORITIES, browser_at, nobody, opened, room_with, until


@pytest.fixture(autouse=True)
def folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The pages keep their file in the folder that they are started in: not in the repository."""
    monkeypatch.chdir(tmp_path)


def config(port: int, host_key: str = "") -> Config:
    """Pages on a port, and a broker that is not there."""
    return Config(broker=Broker(port=free_port()), web=Web(port=port, host_key=host_key))


async def stop(serving: asyncio.Task[None]) -> None:
    serving.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await serving


async def test_a_missing_key_is_generated_and_printed_as_an_address() -> None:
    said: list[str] = []
    serving = asyncio.create_task(serve(config(0), said.append))
    await until(lambda: len(said) >= 1)
    console = re.search(r"host’s console +(http://127.0.0.1:\d+/host\?key=\S{8,})", said[0])
    assert console
    async with httpx.AsyncClient(trust_env=False, verify=NO_AUTHORITIES) as browser:
        assert (await browser.get(console[1])).status_code == 303
    await stop(serving)


async def test_a_key_that_the_host_set_is_not_printed() -> None:
    said: list[str] = []
    serving = asyncio.create_task(serve(config(0, "a secret"), said.append))
    await until(lambda: len(said) >= 1)
    await stop(serving)
    assert "secret" not in " ".join(said)


async def test_without_a_broker_the_pages_open_and_report_it() -> None:
    port, said = free_port(), list[str]()
    serving = asyncio.create_task(serve(config(port), said.append))
    await until(lambda: len(said) >= 1)
    async with httpx.AsyncClient(trust_env=False, verify=NO_AUTHORITIES) as browser:
        room = (await browser.get(f"http://127.0.0.1:{port}/api/room")).json()
    await stop(serving)
    assert room["link"] == {
        "broker": False,
        "engine": "unheard",
        "age_s": None,
        "boxes_lost": [],
        "signals": False,
        "copy": "off",
        "disk_scarce": False,
    }


async def test_stopping_does_not_wait_for_browsers() -> None:
    """One browser reads its events, one has stopped reading, one has a question open and one says nothing."""
    port, said = free_port(), list[str]()
    serving = asyncio.create_task(serve(config(port, "k"), said.append))
    await until(lambda: len(said) >= 1)
    streams = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
    for reader, writer in streams[:2]:
        writer.write(b"GET /api/events HTTP/1.1\r\nHost: localhost\r\n\r\n")
        await reader.readuntil(b"snapshot")
    async with httpx.AsyncClient(trust_env=False, base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE_S) as browser:
        await browser.get("/host?key=k")
        asking = asyncio.create_task(browser.post("/api/host", json={"is": "start"}))
        await browser.get("/api/room")
        before = asyncio.get_running_loop().time()
        await stop(serving)
        lasted_s = asyncio.get_running_loop().time() - before
        [answer] = await asyncio.gather(asking, return_exceptions=True)
        assert isinstance(answer, httpx.TransportError) or getattr(answer, "status_code", 0) == 503
    for _, writer in streams:
        writer.close()
    assert lasted_s < 5  # the question would be open for 6 s


@pytest.mark.timeout(30)
async def test_stopping_waits_for_no_timer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test of the pages stops them, so a pause there would be one in each test."""
    loop = asyncio.get_running_loop()
    async with opened(room_with(), nobody()) as (_, address), browser_at(address) as browser:
        await browser.get("/api/room")
        stopped_clock = loop.time()
        monkeypatch.setattr(loop, "time", lambda: stopped_clock)


async def test_a_stream_that_begins_while_the_pages_stop_ends_with_them() -> None:
    """Else a page would go on with the last state, and would never say that it is old."""
    port, said = free_port(), list[str]()
    serving = asyncio.create_task(serve(config(port), said.append))
    await until(lambda: len(said) >= 1)
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"GET /api/room HTTP/1.1\r\nHost: localhost\r\n\r\n")
    await reader.readuntil(b"200 OK")
    writer.write(b"GET /api/events HTTP/1.1\r\nHost: localhost\r\n\r\n")
    await stop(serving)
    async with asyncio.timeout(PATIENCE_S):
        with contextlib.suppress(ConnectionResetError):
            await reader.read()
    writer.close()


async def test_the_error_for_an_occupied_port_names_it() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
        with pytest.raises(Unwell, match=rf"127\.0\.0\.1:{port}.*\[web\]"):
            await serve(config(port), lambda _: None)
