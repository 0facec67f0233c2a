"""A client sends or reads as slowly as it can: it is disconnected in time, and the others are served meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Iterator

import pytest

from headtable.messages.prizes import Standing
from headtable.messages.rooms import BoardState
from headtable.web.app import Pages
from headtable.web.connections import Limits
from tests.patience import PATIENCE_S
from tests.web.house import NOBODYS, Answerer, browser_at, evening, opened, others_are_served, room_with

pytestmark = pytest.mark.slow  # each has a real server of its own

SHORT = Limits(head_s=0.3, answer_s=0.3, unread_s=0.3)
HEAD = b"Host: localhost\r\nContent-Type: application/json\r\n"
STREAM = b"GET /api/events HTTP/1.1\r\nHost: localhost\r\n\r\n"
BETWEEN_S = 0.02  # two bytes of a slow client
SMALL = 4096  # bytes that a client takes before it lets the server wait


@contextlib.asynccontextmanager
async def pages(limits: Limits = SHORT) -> AsyncIterator[tuple[Pages, str]]:
    """The pages in the middle of a round, with little patience."""
    async with opened(room_with(*evening()), Answerer().requests, NOBODYS._replace(limits=limits)) as there:
        yield there


async def connected(address: str) -> socket.socket:
    """A connection of a client that takes few bytes at once."""
    host, _, port = address.removeprefix("http://").partition(":")
    client = socket.socket()
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    client.settimeout(0)
    await asyncio.get_running_loop().sock_connect(client, (host, int(port)))
    return client


async def drip(client: socket.socket, question: Iterator[bytes]) -> None:
    """Send one byte after the other until the server hangs up."""
    loop = asyncio.get_running_loop()
    with contextlib.suppress(ConnectionError):
        for byte in question:
            await loop.sock_sendall(client, byte)
            await asyncio.sleep(BETWEEN_S)


async def has_ended(client: socket.socket) -> None:
    """Read until the server hangs up."""
    loop = asyncio.get_running_loop()
    with contextlib.suppress(ConnectionError):
        while await loop.sock_recv(client, SMALL):
            pass


def endless(start: bytes, go_on: bytes) -> Iterator[bytes]:
    """These bytes one by one, and then the others without an end."""
    for byte in start:
        yield bytes([byte])
    while True:
        for byte in go_on:
            yield bytes([byte])


ASKED_SLOWLY = {
    "a head without an end": endless(b"GET /api/room HTTP/1.1\r\nHost: localhost\r\nX: ", b"x"),
    "many heads": endless(b"GET /api/room HTTP/1.1\r\nHost: localhost\r\n", b"X: x\r\n"),
    "a body byte by byte": endless(b"POST /api/host HTTP/1.1\r\nContent-Length: 60000\r\n" + HEAD + b"\r\n", b" "),
    "a body in small chunks": endless(
        b"POST /api/host HTTP/1.1\r\nTransfer-Encoding: chunked\r\n" + HEAD + b"\r\n", b"1\r\n \r\n"
    ),
}


@pytest.mark.parametrize("question", ASKED_SLOWLY.values(), ids=ASKED_SLOWLY.keys())
async def test_a_client_that_asks_byte_by_byte_is_cut_off(question: Iterator[bytes]) -> None:
    async with pages() as (_, address), asyncio.timeout(PATIENCE_S):
        client = await connected(address)
        dripping = asyncio.create_task(drip(client, question))
        await has_ended(client)
        dripping.cancel()
        await asyncio.wait([dripping])
        client.close()


async def test_a_client_that_says_nothing_is_cut_off() -> None:
    async with pages() as (there, address), asyncio.timeout(PATIENCE_S):
        client = await connected(address)
        await has_ended(client)
        assert len(there.connections) == 0
        client.close()


async def test_others_are_served_while_slow_clients_fill_their_share() -> None:
    limits = Limits(asking=20, asking_by_source=12)
    async with pages(limits) as (there, address):
        clients = [await connected(address) for _ in range(40)]
        dripping = [asyncio.create_task(drip(client, endless(b"GET / HTTP/1.1\r\nX: ", b"x"))) for client in clients]
        await others_are_served(address)
        assert len(there.connections) <= 12 + 4
        for task in dripping:
            task.cancel()
        await asyncio.wait(dripping)
        for client in clients:
            client.close()


async def test_a_browser_that_never_reads_its_events_is_cut_off_and_others_hear_them_meanwhile() -> None:
    async with pages(Limits(unread_s=0.5)) as (there, address), browser_at(address) as other:
        client = await connected(address)
        await asyncio.get_running_loop().sock_sendall(client, STREAM)
        async with other.stream("GET", "/api/events") as stream, asyncio.timeout(PATIENCE_S):
            lines = stream.aiter_lines()
            assert await anext(lines) == "event: snapshot"
            while there.room.watched_by < 2:
                await asyncio.sleep(BETWEEN_S)
            told = 0
            while there.room.watched_by == 2:  # until the one that does not read is gone
                there.room.on_message(long_board(told))
                while await anext(lines) != "event: board":
                    pass
                told += 1
                await asyncio.sleep(0)
        assert told > 1
        client.close()


def long_board(number: int) -> BoardState:
    """Standings that fill many packets, another time each."""
    return BoardState(tuple(Standing(1, f"Player {place} {'x' * 20}", number, 0, 0) for place in range(400)))


async def test_a_stream_without_news_is_no_slow_client() -> None:
    async with (
        pages(Limits(unread_s=0.3)) as (there, address),
        browser_at(address) as client,
        asyncio.timeout(PATIENCE_S),
        client.stream("GET", "/api/events") as stream,
    ):
        lines = stream.aiter_lines()
        for awaited in ("event: snapshot", "event: heartbeat"):
            while await anext(lines) != awaited:
                pass
        there.room.on_message(long_board(1))
        while await anext(lines) != "event: board":
            pass
