"""Guests who press on their phones whatever they are told: ``python -m tests.bench.phones PORT KEY``.

As many are in by their tables' codes as tables let in; the others have no right at all. Each has an address of its
own, and presses again a second after its answer. A line ``on`` or ``off`` starts and stops them; each is answered by
a line with the number of answers so far.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from itertools import chain, count, repeat

import httpx
import msgspec

from headtable.messages.line import Press
from headtable.web.phone_admin import AllPhones
from headtable.web.phone_sessions import COOKIE
from headtable.web.phones import MOST_AT_A_TABLE

PHONES = 300
PRESS_S = 1.0


class Crowd:
    """All phones, each on a connection that stays open."""

    def __init__(self, port: int, key: str) -> None:
        self.answers = 0
        self._port = port
        self._is_on = asyncio.Event()
        self._tokens = _tokens(f"http://127.0.0.1:{port}", key)

    def turn(self, wish: str) -> None:
        """Start or stop."""
        self._is_on.set() if wish == "on" else self._is_on.clear()

    async def _press(self, number: int, table: int, token: str) -> None:
        """One guest, for ever; the pages may hang up on him, and he comes again."""
        address = f"127.1.{number // 200}.{1 + number % 200}"
        while True:
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", self._port, local_addr=(address, 0))
                await self._press_on(reader, writer, table, token)
            except (OSError, EOFError, asyncio.LimitOverrunError):
                await asyncio.sleep(PRESS_S)

    async def _press_on(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, table: int, token: str
    ) -> None:
        try:
            for seq in count(1):
                await self._is_on.wait()
                writer.write(_press(self._port, table, token, seq))
                await _answer(reader)
                self.answers += 1
                await asyncio.sleep(PRESS_S)
        finally:
            writer.close()

    def _hands(self) -> Iterator[str]:
        """What each phone shows: the first of each table are in."""
        return chain(chain.from_iterable(zip(*self._tokens, strict=True)), repeat(""))

    async def run(self) -> None:
        """All of them, until the other end hangs up."""
        async with asyncio.TaskGroup() as parts:
            tasks = [
                parts.create_task(self._press(number, 1 + number % len(self._tokens), token))
                for number, token in zip(range(PHONES), self._hands(), strict=False)
            ]
            while wish := await asyncio.to_thread(sys.stdin.readline):
                self.turn(wish.strip())
                sys.stdout.write(f"{self.answers}\n")
                sys.stdout.flush()
            for task in tasks:
                task.cancel()


def _tokens(pages: str, key: str) -> list[list[str]]:
    """What the phones that are in hold, table by table."""
    with httpx.Client(base_url=pages) as host:
        host.get("/host", params={"key": key})
        told = msgspec.json.decode(host.get("/api/phones").raise_for_status().content, type=AllPhones)
    return [[_joined(pages, table.code) for _ in range(MOST_AT_A_TABLE)] for table in told.tables]


def _joined(pages: str, code: str) -> str:
    return httpx.get(f"{pages}/join", params={"code": code}).cookies[COOKIE]


def _press(port: int, table: int, token: str, seq: int) -> bytes:
    body = msgspec.json.encode({"boot": "b1", "seq": seq, "said": Press("one")})
    head = (
        f"POST /api/table/{table} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Type: application/json\r\n"
        f"Cookie: {COOKIE}={token}\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    return head.encode() + body


async def _answer(reader: asyncio.StreamReader) -> None:
    """Read one answer to its end."""
    head = (await reader.readuntil(b"\r\n\r\n")).lower()
    length = next(line for line in head.split(b"\r\n") if line.startswith(b"content-length:"))
    await reader.readexactly(int(length.partition(b":")[2]))


if __name__ == "__main__":
    asyncio.run(Crowd(int(sys.argv[1]), sys.argv[2]).run())
