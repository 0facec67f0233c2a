"""A device on Wi-Fi that says what a test wants, signed as the firmware signs it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from common.signed import Session
from tests.patience import PATIENCE_S

NONCE = b"ab" * 16


class AirDevice:
    """Somebody who has connected."""

    def __init__(self, reads: asyncio.StreamReader, writes: asyncio.StreamWriter) -> None:
        self.reads, self.writes = reads, writes
        self.session: Session

    async def greet(self, uid: str, key: bytes) -> None:
        """Say who it is, whether it is so or not."""
        box_nonce = (await self._line()).split()[2]
        self.writes.write(b"headtable 1 %b %b\n" % (uid.encode(), NONCE))
        self.session = Session(key, uid, box_nonce, NONCE)

    def say(self, line: bytes) -> None:
        """Say something, signed."""
        self.writes.write(self.session.sign(line.removesuffix(b"\n")))

    async def hears(self) -> bytes:
        """The next line from the box."""
        line = self.session.opened((await self._line()).removesuffix(b"\n"))
        assert line is not None
        return line

    async def _line(self) -> bytes:
        async with asyncio.timeout(PATIENCE_S):
            return await self.reads.readline()

    async def is_let_go(self) -> bool:
        """Wait until the box has closed the connection."""
        async with asyncio.timeout(PATIENCE_S):
            try:
                while await self.reads.read(1000):
                    pass
            except ConnectionError:
                pass
        return True


@asynccontextmanager
async def an_air_device(port: int) -> AsyncIterator[AirDevice]:
    """One that has connected, and said nothing."""
    device = AirDevice(*await asyncio.open_connection("127.0.0.1", port))
    try:
        yield device
    finally:
        device.writes.close()
