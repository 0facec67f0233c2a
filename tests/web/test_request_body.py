"""An answer arrives whole, even if the client sends its request in pieces and the connection ends with the answer."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest
from litestar.types import HTTPDisconnectEvent, HTTPReceiveMessage, HTTPRequestEvent, Message, Scope

from headtable.web.request_body import RequestBody, is_last
from tests.patience import PATIENCE_S
from tests.web.house import Answerer, evening, opened, room_with

PIECES: list[HTTPReceiveMessage] = [
    HTTPRequestEvent(type="http.request", body=b"{", more_body=True),
    HTTPRequestEvent(type="http.request", body=b"}", more_body=False),
]
UNPRINTABLE = b"POST /api/table/%F1%9D%BD%AD HTTP/1.1\r\n"
HEAD = b"Host: localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\n"


def scope_with(*headers: tuple[bytes, bytes], version: str = "1.1") -> Scope:
    return cast("Scope", {"http_version": version, "headers": list(headers)})


async def order_of(scope: Scope, read: int, coming: list[HTTPReceiveMessage]) -> list[str]:
    """What happens, in its order, if an application reads so many pieces and then answers."""
    happened: list[str] = []
    pieces = iter(coming)

    async def receive() -> Any:
        happened.append("read")
        return next(pieces)

    async def send(message: Message) -> None:
        happened.append(message["type"].removeprefix("http.response."))

    body = RequestBody(scope, receive, send)
    for _ in range(read):
        await body.receive()
    await body.send({"type": "http.response.start", "status": 403, "headers": []})
    await body.send({"type": "http.response.body", "body": b"no", "more_body": False})
    return happened


@pytest.mark.parametrize("read", [0, 1, 2])
async def test_the_whole_request_is_read_before_a_closing_connection_has_its_answer(read: int) -> None:
    order = await order_of(scope_with((b"connection", b"Close")), read, PIECES)
    assert order.count("read") == 2
    assert order[-1] == "body"


@pytest.mark.parametrize("scope", [scope_with(), scope_with((b"connection", b"close"), (b"expect", b"100-continue"))])
async def test_an_answer_waits_for_nobody_whose_connection_stays_or_who_sends_no_body(scope: Scope) -> None:
    assert await order_of(scope, 0, PIECES) == ["start", "body"]


async def test_a_body_that_was_asked_for_is_read_to_its_end() -> None:
    held_back = scope_with((b"connection", b"close"), (b"expect", b"100-Continue"))
    assert await order_of(held_back, 0, PIECES) == ["start", "body"]
    assert await order_of(held_back, 1, PIECES) == ["read", "start", "read", "body"]


async def test_an_answer_does_not_wait_for_a_client_that_has_left() -> None:
    left = HTTPDisconnectEvent(type="http.disconnect")
    order = await order_of(scope_with((b"connection", b"close")), 0, [PIECES[0], left])
    assert order == ["start", "read", "read", "body"]


def test_http_1_0_and_a_token_among_others_end_a_connection() -> None:
    assert is_last(scope_with(version="1.0"))
    assert is_last(scope_with((b"connection", b"TE, close")))
    assert not is_last(scope_with((b"connection", b"keep-alive")))


async def test_a_rejected_request_is_answered_before_its_body_and_the_connection_takes_the_next() -> None:
    """The body would meet a closed connection, and the reset might take the answer with it."""
    async with opened(room_with(*evening()), Answerer().requests) as (_, address), asyncio.timeout(PATIENCE_S):
        host, _, port = address.removeprefix("http://").partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        for _ in range(2):
            writer.write(UNPRINTABLE + HEAD + b"\r\n")
            assert await reader.readline() == b"HTTP/1.1 404 Not Found\r\n"
            head = (await reader.readuntil(b"\r\n\r\n")).lower()
            length = int(head.partition(b"content-length: ")[2].partition(b"\r\n")[0])
            assert b"no-such-page" in await reader.readexactly(length)
            writer.write(b"{}")
        writer.close()


async def test_a_refusal_on_a_closing_connection_ends_after_the_body_and_without_a_reset() -> None:
    async with opened(room_with(*evening()), Answerer().requests) as (_, address), asyncio.timeout(PATIENCE_S):
        host, _, port = address.removeprefix("http://").partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(b"POST /api/host HTTP/1.1\r\nConnection: close\r\n" + HEAD + b"\r\n")
        assert await reader.readline() == b"HTTP/1.1 401 Unauthorized\r\n"
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"{}")
        assert b'"reason"' in await reader.read()
        writer.close()
