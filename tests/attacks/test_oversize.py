"""A request is too large, too deep or packed: it is refused with a sentence, and the pages go on answering."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import AsyncIterator

import pytest

from headtable.web.exchange import NAME, Exchange
from headtable.web.request_filter import LONGEST_ADDRESS, LONGEST_HEAD
from tests.attacks.targets import JSON, Target, changing, filled, target
from tests.patience import PATIENCE_S
from tests.web.house import browser_at

pytestmark = pytest.mark.slow  # each has a real server of its own

LARGEST = 3_000_000  # bytes: more than any route takes
DEEP = b'{"a":' * 10_000
DEEPEST = b"[" * 60_000
BODIES = {
    "deep lists": DEEPEST,
    "deep objects": DEEP,
    "many items": b"[" + b"1," * 30_000 + b"1]",
    "many keys": b"{" + b",".join(b'"k%d":1' % n for n in range(5_000)) + b"}",
    "a long number": b"9" * 60_000,
    "a number without end": b"1e999999999",
    "a long text": b'"' + b"x" * 60_000 + b'"',
    "no UTF-8": b"\xff\xfe" * 1_000,
    "NUL": b"\x00" * 1_000,
    "nothing": b"",
}
"""Bodies of JSON within the limit; none of them is an order."""

ADDRESSES = (
    (b"GET /" + b"a" * LONGEST_ADDRESS, (b"414",)),
    (b"GET /?a=" + b"a" * LONGEST_ADDRESS, (b"414",)),
    (b"GET /?" + b"a&" * (LONGEST_ADDRESS // 2), (b"414",)),
    (b"GET /?" + b"a=1&" * 200, (b"200",)),
    (b"GET /" + b"a/" * 400, (b"404",)),
    (b"GET /static/" + b"a" * 201, (b"404",)),
    (b"GET /" + b"a" * 100_000, (b"400", b"414", b"")),
)  # fmt: skip
"""Long addresses, and the statuses of their answers."""
HEADS = (
    b"X: " + b"a" * LONGEST_HEAD,
    b"Cookie: headtable-host=" + b"a" * LONGEST_HEAD,
    b"Cookie: " + b"a=1; " * (LONGEST_HEAD // 5),
    b"Accept-Language: " + b"de," * (LONGEST_HEAD // 3),
    b"\r\n".join(b"X-%d: a" % number for number in range(4_000)),
)  # fmt: skip
"""Long headers."""
LENGTHS = (
    b"Content-Length: 5\r\nContent-Length: 6", b"Content-Length: -1", b"Content-Length: +5",
    b"Content-Length: 5, 6", b"Content-Length: 99999999999999999999999999", b"Transfer-Encoding: chunked, gzip",
    b"Transfer-Encoding: xchunked",
    b"Content-Length: 5\r\nTransfer-Encoding: chunked",
)  # fmt: skip
"""What two servers might understand in two ways."""


async def is_well(there: Target) -> None:
    """The pages answer another browser, and nothing has reached the engine."""
    async with browser_at(there.address) as other:
        assert (await other.get("/api/room")).status_code == 200
    assert there.engine.heard == []


def posts(there: Target) -> list[str]:
    """The paths of all orders that have a body; the others read none."""
    exchanges = [
        (route.opt[NAME], path) for route in there.pages.routes() for path in route.paths if NAME in route.opt
    ]
    takes_body = {path for exchange, path in exchanges if isinstance(exchange, Exchange)}
    found = [filled(path) for _, path in changing(there.pages) if path in takes_body]
    assert len(found) > 20
    return found


async def test_no_route_reads_a_body_of_megabytes() -> None:
    async with target() as there:
        for path in posts(there):
            answer = await there.browser.post(path, content=b'"' + b"x" * LARGEST + b'"', headers=JSON)
            assert answer.status_code == 413, path
            assert answer.json()["reason"]["is"] == "body-too-long"
        await is_well(there)


async def test_no_route_reads_megabytes_in_chunks_without_a_length() -> None:
    async def chunks() -> AsyncIterator[bytes]:
        for _ in range(LARGEST // 65_536):
            yield b" " * 65_536

    async with target() as there:
        for path in posts(there):
            answer = await there.browser.post(path, content=chunks(), headers=JSON)
            assert answer.status_code == 413, path
        await is_well(there)


async def test_no_route_is_upset_by_strange_json() -> None:
    async with target() as there:
        for path in posts(there):
            for name, body in BODIES.items():
                answer = await there.browser.post(path, content=body, headers=JSON)
                assert answer.status_code == 400, (path, name, answer.status_code)
                assert len(answer.content) < 2_000, (path, name)
        await is_well(there)


async def test_a_packed_body_is_not_unpacked() -> None:
    bomb = gzip.compress(b" " * 20_000_000)
    assert len(bomb) < 60_000
    async with target() as there:
        for path in posts(there):
            answer = await there.browser.post(path, content=bomb, headers={**JSON, "Content-Encoding": "gzip"})
            assert answer.status_code == 400, path
        await is_well(there)


async def status_of(there: Target, question: bytes) -> bytes:
    """The status of the answer to these bytes; empty if the connection is closed without one."""
    host, _, port = there.address.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        writer.write(question)
        async with asyncio.timeout(PATIENCE_S):
            line = await reader.readline()
    except (ConnectionResetError, BrokenPipeError):
        return b""
    finally:
        writer.transport.abort()
    return line.split(b" ")[1] if line else b""


async def test_a_long_address_is_refused() -> None:
    async with target() as there:
        for start, statuses in ADDRESSES:
            status = await status_of(there, start + b" HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert status in statuses, (start[:20], status)
        await is_well(there)


async def test_a_long_head_is_refused() -> None:
    async with target() as there:
        for head in HEADS:
            question = b"GET / HTTP/1.1\r\nHost: localhost\r\n" + head + b"\r\n\r\n"
            assert await status_of(there, question) in (b"400", b"431", b""), head[:20]
        await is_well(there)


async def test_long_cookies_and_languages_within_the_limit_are_read_quickly() -> None:
    async with target() as there:
        for name in ("Cookie", "Accept-Language"):
            value = {"Cookie": b"a=1; " * 3_000, "Accept-Language": b"xx;q=0.1," * 1_600}[name]
            question = b"GET /host HTTP/1.1\r\nHost: localhost\r\n" + name.encode() + b": " + value + b"\r\n\r\n"
            begun_s = asyncio.get_running_loop().time()
            assert await status_of(there, question) == b"401"
            assert asyncio.get_running_loop().time() - begun_s < 5


async def test_a_body_whose_length_is_unclear_smuggles_no_second_request() -> None:
    async with target() as there:
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in there.browser.cookies.jar).encode()
        head = b"POST /api/host HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nCookie: " + cookies
        second = b'0\r\n\r\nPOST /api/host HTTP/1.1\r\nHost: localhost\r\nContent-Length: 14\r\n\r\n{"is":"start"}'
        for lengths in LENGTHS:
            status = await status_of(there, head + b"\r\n" + lengths + b"\r\n\r\n" + second)
            assert status in (b"400", b"413", b"501", b""), (lengths, status)
        await is_well(there)
