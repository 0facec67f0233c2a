"""A pad without settings, and what a phone sends to its page."""

from __future__ import annotations

import asyncio
from base64 import b64decode, b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from headtable_tools.rehearse.bench import Bench, Plugged, a_device
from headtable_tools.rehearse.cable import Cable
from tests.brokers import free_port
from tests.firmware.test_wifi import KEY
from tests.patience import PATIENCE_S

RESTARTED = 3  # the exit status of the bench's board
OPENED = "Wi-Fi for setup:"


class NewPad:
    """A pad without settings, whose network of its own is this machine's loopback."""

    def __init__(self, folder: Path) -> None:
        self.flash = folder / "flash"
        self.ports = (free_port(), free_port())
        self._cable = folder / "cable"
        self.bench: Bench

    @asynccontextmanager
    async def runs(self, down: str = "") -> AsyncIterator[None]:
        """It has power; a button may be down from the start."""
        with Cable(self._cable) as cable:
            plugged = Plugged("pad", "pad-01", self.flash, has_wifi=True, setup_ports=self.ports, down=down)
            async with a_device(plugged, cable) as self.bench:
                yield

    async def opens(self) -> None:
        """Wait until its display shows the network of its own."""
        async with asyncio.timeout(PATIENCE_S):
            while self.bench.display[:1] != (OPENED,):
                await asyncio.sleep(0.01)

    async def restarts(self) -> None:
        """Wait until it ends, as a reset would."""
        async with asyncio.timeout(PATIENCE_S):
            assert await self.bench.running.wait() == RESTARTED

    async def asked(self, raw: bytes) -> bytes:
        """What its page answers to any bytes, until it hangs up."""
        async with asyncio.timeout(PATIENCE_S):
            reader, writer = await asyncio.open_connection("127.0.0.1", self.ports[1])
            writer.write(raw)
            answer = await reader.read()
            writer.close()
            return answer

    def note(self, name: str) -> str:
        """One of its settings."""
        file = self.flash / name
        return b64decode(file.read_text()).decode() if file.exists() else ""


def form(port: int, key: bytes = KEY) -> dict[str, str]:
    """What the code of headtable gives a phone."""
    box = f"127.0.0.1:{port}"
    return {"network": "the hall+", "password": "se cret & more", "box": box, "key": b64encode(key).decode()}


def posted(body: bytes) -> bytes:
    """A form as a browser sends it."""
    return b"POST / HTTP/1.1\r\nHost: 192.168.4.1\r\nContent-Length: %d\r\n\r\n%s" % (len(body), body)
