"""Pages that are open on as many phones: ``python -m tests.bench.open_pages PAGES BROKER BARE``, three ports.

Each page is a stream of events from an address of its own. A line ``open`` opens them at the pages and at the bare
server, ``close`` closes them, and ``measure 10`` changes the room so often. ``measure`` answers with the seconds from
each change to the last page, as JSON: of the pages, and of the bare server for the same bytes.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from typing import NamedTuple

import paho.mqtt.client as mqtt
from paho.mqtt.enums import CallbackAPIVersion

from headtable.messages.rooms import TableState
from headtable.wire import address_of, encode_payload, root
from tests.bench.bare import FEED

PAGES = 200
VENUE = "decision"
TABLE = 90  # of no night, so that no pad shows it
LONGEST_S = 50.0  # the rounds before may have been played faster than any hall plays
LONGEST_MARK = 64


class Page(asyncio.Protocol):
    """One page: it notes when a mark arrives."""

    def __init__(self, arrivals: Arrivals) -> None:
        self._arrivals = arrivals
        self._end = b""
        self.transport: asyncio.BaseTransport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """It is open."""
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        """Look for the mark, which may come in two pieces."""
        now_s, all_of_it = time.perf_counter(), self._end + data
        self._end = all_of_it[-LONGEST_MARK:]
        if self._arrivals.mark and self._arrivals.mark in all_of_it:
            self._end = b""
            self._arrivals.arrived(now_s)


class Arrivals:
    """Waits until a mark has reached the last of all pages."""

    def __init__(self) -> None:
        self.mark = b""
        self._left = 0
        self._last_s = 0.0
        self._all = asyncio.Event()

    def expect(self, mark: bytes, pages: int) -> None:
        """Begin to wait for another mark."""
        self.mark, self._left = mark, pages
        self._all.clear()

    def arrived(self, at_s: float) -> None:
        """One page has it."""
        self._left -= 1
        self._last_s = at_s
        if self._left == 0:
            self._all.set()

    async def last_s(self) -> float:
        """When the last page had it."""
        async with asyncio.timeout(LONGEST_S):
            await self._all.wait()
        return self._last_s


class Hall(NamedTuple):
    """Where the streams come from, and those that are open there."""

    port: int
    arrivals: Arrivals
    pages: list[Page]

    async def open(self) -> None:
        """Open every stream."""
        request = f"GET /api/events HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n\r\n".encode()
        loop = asyncio.get_running_loop()
        self.arrivals.expect(b"event: snapshot", PAGES)
        for number in range(PAGES):
            here = (f"127.2.0.{1 + number}", 0)
            transport, page = await loop.create_connection(
                lambda: Page(self.arrivals), "127.0.0.1", self.port, local_addr=here
            )
            transport.write(request)
            self.pages.append(page)
        await self.arrivals.last_s()

    def close(self) -> None:
        """Close every stream."""
        for page in self.pages:
            if page.transport is not None:
                page.transport.close()
        self.pages.clear()


class Changes:
    """Changes the room, and tells how long each change takes to the last page."""

    def __init__(self, pages: Hall, bare: Hall, broker: mqtt.Client, feed: asyncio.StreamWriter) -> None:
        self._pages, self._bare = pages, bare
        self._broker, self._feed = broker, feed
        self._number = 0

    async def page_s(self) -> float:
        """From the engine's message on the bus to the last page."""
        self._number += 1
        name = f"page {self._number:09}"
        state = TableState(TABLE, "rolling", (name, "Bea", "Cat", "Dan"))
        payload, topic = encode_payload(state), root(VENUE) + address_of(state)
        self._pages.arrivals.expect(name.encode(), PAGES)
        start_s = time.perf_counter()
        self._broker.publish(topic, payload, qos=1)
        return await self._pages.arrivals.last_s() - start_s

    async def bare_s(self) -> float:
        """From the bytes of an event at the bare server to the last of its streams."""
        self._number += 1
        name = f"bare {self._number:09}"
        event = b"event: table\ndata: %b\n\n" % encode_payload(
            TableState(TABLE, "rolling", (name, "Bea", "Cat", "Dan"))
        )
        self._bare.arrivals.expect(name.encode(), PAGES)
        start_s = time.perf_counter()
        self._feed.write(len(event).to_bytes(4) + event)
        return await self._bare.arrivals.last_s() - start_s


async def main(pages_port: int, broker_port: int, bare_port: int) -> None:
    """Do what each line says, until the other end hangs up."""
    broker = mqtt.Client(CallbackAPIVersion.VERSION2)
    broker.connect("127.0.0.1", broker_port)
    broker.loop_start()
    _, feed = await asyncio.open_connection("127.0.0.1", bare_port)
    feed.write(FEED)
    pages, bare = (Hall(port, Arrivals(), []) for port in (pages_port, bare_port))
    changes = Changes(pages, bare, broker, feed)
    while words := (await asyncio.to_thread(sys.stdin.readline)).split():
        sys.stdout.write(json.dumps(await _done(words, pages, bare, changes)) + "\n")
        sys.stdout.flush()
    broker.disconnect()
    broker.loop_stop()


async def _done(words: list[str], pages: Hall, bare: Hall, changes: Changes) -> dict[str, list[float]]:
    match words:
        case ["open"]:
            await pages.open()
            await bare.open()
        case ["close"]:
            pages.close()
            bare.close()
        case ["measure", count]:
            await changes.page_s()  # not counted: until then the pages may still show what happened before
            both = [(await changes.page_s(), await changes.bare_s()) for _ in range(int(count))]
            return {"pages_s": [page for page, _ in both], "bare_s": [bare for _, bare in both]}
        case other:
            raise ValueError(f"open, close or measure, not {other}")
    return {}


if __name__ == "__main__":
    asyncio.run(main(*map(int, sys.argv[1:4])))
