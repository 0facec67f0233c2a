"""Somebody between a device and the box: passes on, records, cuts, swallows, exchanges, holds back, and speaks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress


class Between:
    """A proxy that knows everything that is said, and no key."""

    def __init__(self) -> None:
        self.from_device: list[bytes] = []
        self.exchanges_neighbours = False
        self.holds_back_s = 0.0  # what the device says
        self._held = b""
        self._is_cut = self._swallows = False
        self._box: asyncio.StreamWriter | None = None
        self._device: asyncio.StreamWriter | None = None
        self._port = 0
        self._tasks: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def stands_before(self, port: int) -> AsyncIterator[int]:
        """Take what is meant for a port; the port that takes it."""
        self._port = port
        server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        try:
            yield int(server.sockets[0].getsockname()[1])
        finally:
            server.close()
            self._let_go()
            for task in list(self._tasks):
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut(self) -> None:
        """The network is gone: everything is closed, and nobody comes through."""
        self._is_cut = True
        self._let_go()

    def swallow(self) -> None:
        """Everything stays open, and nothing arrives."""
        self._swallows = True

    def mend(self) -> None:
        """All is well again; what was swallowed is lost."""
        if self._swallows:
            self._let_go()
        self._is_cut = self._swallows = False

    def say_to_box(self, line: bytes) -> None:
        """Say something, as the device."""
        assert self._box
        self._box.write(line)

    def say_to_device(self, line: bytes) -> None:
        """Say something, as the box."""
        assert self._device
        self._device.write(line)

    def _let_go(self) -> None:
        for end in (self._box, self._device):
            if end is not None:
                end.close()
        self._box = self._device = None
        self._held = b""

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._is_cut or self._swallows:
            writer.close()
            return
        from_box, box = await asyncio.open_connection("127.0.0.1", self._port)
        self._box, self._device = box, writer
        for reads, writes in ((reader, box), (from_box, writer)):
            task = asyncio.create_task(self._pass_on(reads, writes, is_device=reads is reader))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pass_on(self, reads: asyncio.StreamReader, writes: asyncio.StreamWriter, *, is_device: bool) -> None:
        loop, due_s = asyncio.get_running_loop(), 0.0
        with suppress(OSError):
            while line := await reads.readline():
                if is_device:
                    self.from_device.append(line)
                if not self._swallows:
                    due_s = max(due_s, loop.time() + (self.holds_back_s if is_device else 0))
                    loop.call_at(due_s, _write, writes, self._exchanged(line) if is_device else line)
        if not self._swallows:
            loop.call_at(due_s, writes.close)

    def _exchanged(self, line: bytes) -> bytes:
        """Every second line goes before the one that came before it."""
        if self.exchanges_neighbours and not self._held:
            self._held = line
            return b""
        held, self._held = self._held, b""
        return line + held


def _write(to: asyncio.StreamWriter, line: bytes) -> None:
    if not to.is_closing():
        to.write(line)
