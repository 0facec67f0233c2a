"""Brokers for tests: Mosquitto as a venue has it, and the embedded one, each of which can go away and come back."""

from __future__ import annotations

import asyncio
import socket
import subprocess
from pathlib import Path
from typing import Protocol

from headtable.bus.broker import embedded
from headtable.config import Broker
from tests.patience import PATIENCE_S

MOSQUITTO = "/usr/sbin/mosquitto"


class SomeBroker(Protocol):
    """A broker on a port of its own."""

    settings: Broker

    async def start(self) -> None:
        """Be there, on the same port as before."""
        ...

    async def stop(self) -> None:
        """Go away without a word to anybody."""
        ...


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port


def mosquitto_conf(port: int) -> str:
    """Mosquitto's configuration for tests: open to this machine, as quick as the venue's."""
    return (
        f"listener {port} 127.0.0.1\nallow_anonymous true\nset_tcp_nodelay true\nmax_queued_messages 0\n"
        "log_type error\n"
    )


class Embedded:
    """The embedded broker, in this process."""

    def __init__(self, username: str = "", password: str = "") -> None:
        self.settings = Broker(port=free_port(), username=username, password=password)

    async def start(self) -> None:
        """Open it."""
        self._open = embedded(self.settings)
        await self._open.__aenter__()

    async def stop(self) -> None:
        """Close it, with every connection."""
        await self._open.__aexit__(None, None, None)


class Mosquitto:
    """Mosquitto 2, killed when it is stopped."""

    def __init__(self, folder: Path) -> None:
        self.settings = Broker(port=free_port(), embedded=False)
        self._file = folder / "mosquitto.conf"
        self._file.write_text(mosquitto_conf(self.settings.port))

    async def start(self) -> None:
        """Run it until it answers."""
        self._running = subprocess.Popen([MOSQUITTO, "-c", self._file])
        async with asyncio.timeout(PATIENCE_S):
            while not await answers(self.settings.port):
                await asyncio.sleep(0.01)

    async def stop(self) -> None:
        """Kill it: what it remembered is gone."""
        self._running.kill()
        self._running.wait()


async def answers(port: int) -> bool:
    """Whether somebody listens on a port."""
    try:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
    except ConnectionRefusedError:
        return False
    writer.close()
    await writer.wait_closed()
    return True
