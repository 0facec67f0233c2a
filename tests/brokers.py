"""Brokers for tests: Mosquitto as a venue has it, and the embedded one.

``async with Mosquitto(folder) as broker`` starts it, and ends it with the test, also when the test fails. Meanwhile
it can go away and come back: ``stop`` and ``start``.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import socket
import subprocess
from abc import ABC, abstractmethod
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from datetime import UTC, datetime
from pathlib import Path
from typing import Literal, Self

from msgspec.structs import replace

from headtable.bus.broker import embedded
from headtable.config import Broker
from headtable.config.ports import BLOCKED_PORTS
from headtable_tools.certificate.make import Hosts, make
from tests.patience import PATIENCE_S

MOSQUITTO = "/usr/sbin/mosquitto"
LOWEST_PORT = max(BLOCKED_PORTS) + 1  # for a browser opens no page at a blocked one
FIRST_OUTGOING_PORT = 32_768  # of Linux, unless somebody has set another range
Kind = Literal["mosquitto", "mosquitto over TLS", "embedded"]


class SomeBroker(ABC):
    """A broker on a port of its own."""

    settings: Broker

    async def __aenter__(self) -> Self:
        async with AsyncExitStack() as otherwise:
            otherwise.push_async_callback(self.stop)
            await self.start()
            otherwise.pop_all()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    @abstractmethod
    async def start(self) -> None:
        """Be there, on the same port as before."""

    @abstractmethod
    async def stop(self) -> None:
        """Go away without a word to anybody, if it is there."""


def free_port() -> int:
    """A port that nobody listens on, below those that the system gives to outgoing connections.

    One of these could take a port between this look at it and its use.
    """
    while True:
        port = LOWEST_PORT + secrets.randbelow(FIRST_OUTGOING_PORT - LOWEST_PORT)
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


def kept_port(port: int) -> socket.socket:
    """A socket that nobody can connect to, and that lets nobody else listen on the port until it is closed."""
    kept = socket.socket()
    kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    kept.bind(("127.0.0.1", port))
    return kept


def mosquitto_conf(port: int) -> str:
    """Mosquitto's configuration for tests: open to this machine, as quick as the venue's."""
    return (
        f"listener {port} 127.0.0.1\nallow_anonymous true\nset_tcp_nodelay true\nmax_queued_messages 0\n"
        "log_type error\n"
    )


class Embedded(SomeBroker):
    """The embedded broker, in this process."""

    def __init__(self, username: str = "", password: str = "") -> None:
        self.settings = Broker(port=free_port(), username=username, password=password)
        self._open: AbstractAsyncContextManager[object] | None = None

    async def start(self) -> None:
        """Open it."""
        opening = embedded(self.settings)
        await opening.__aenter__()
        self._open = opening

    async def stop(self) -> None:
        """Close it, with every connection."""
        if self._open is not None:
            closing, self._open = self._open, None
            await closing.__aexit__(None, None, None)


class Mosquitto(SomeBroker):
    """Mosquitto 2, killed when it is stopped."""

    def __init__(self, folder: Path) -> None:
        self.settings = Broker(port=free_port(), embedded=False)
        self._file = folder / "mosquitto.conf"
        self._file.write_text(mosquitto_conf(self.settings.port))
        self._running: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        """Its process, while it runs."""
        assert self._running is not None
        assert self._running.poll() is None, "Mosquitto has ended"
        return self._running.pid

    async def start(self) -> None:
        """Run it until it answers."""
        self._running = subprocess.Popen([MOSQUITTO, "-c", self._file])
        await until_it_answers(self.settings.port)

    async def stop(self) -> None:
        """Kill it: what it remembered is gone."""
        if self._running is not None:
            self._running.kill()
            self._running.wait()
            self._running = None


class MosquittoOverTls(Mosquitto):
    """The same, with a certificate as `headtable certificate` makes it."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        made = make(folder / "headtable.toml", "hall", Hosts(("127.0.0.1",), ()), datetime.now(UTC))
        self.settings = replace(self.settings, tls=made.authority)
        certificate = f"certfile {made.certificate}\nkeyfile {made.key}\nuser root\n"
        self._file.write_text(mosquitto_conf(self.settings.port) + certificate)


def some_broker(kind: Kind, folder: Path) -> SomeBroker:
    """One of them."""
    kinds = {"mosquitto": Mosquitto, "mosquitto over TLS": MosquittoOverTls}
    return kinds[kind](folder) if kind in kinds else Embedded()


async def answers(port: int) -> bool:
    """Whether somebody listens on a port."""
    try:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
    except ConnectionRefusedError:
        return False
    writer.close()
    await writer.wait_closed()
    return True


async def until_it_answers(port: int) -> None:
    """Wait until somebody listens on a port."""
    async with asyncio.timeout(PATIENCE_S):
        while not await answers(port):
            await asyncio.sleep(0.01)
