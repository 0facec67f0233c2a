"""The server of the pages: uvicorn on sockets of ours, from its start to the end of every connection."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
from collections.abc import Iterator
from functools import partial
from typing import Protocol

import uvicorn

from headtable.complaints import Complaints
from headtable.errors import Unwell
from headtable.web.connections import ACCEPTED_AT_ONCE, Connections
from headtable.web.http_protocol import counted_protocol
from headtable.web.page_listeners import Listeners
from headtable.web.request_filter import LONGEST_HEAD, RequestFilter

WAITING_OUTSIDE = 512  # connections that the kernel holds until they are accepted
CLOSE_S = 0.5  # a browser that has not closed its connection by then is disconnected, and its request cancelled
DATE_EVERY_S = 1.0  # every answer has the date, to the second


class Served(Protocol):
    """What the server needs of the pages."""

    complaints: Complaints
    connections: Connections

    def close(self) -> None:
        """Disconnect every browser."""

    async def stored(self) -> None:
        """Wait until every change so far is on the disk."""


class _Server(uvicorn.Server):
    """uvicorn that leaves signals to its parent, stops at once, and queues more connections than it accepts."""

    def __init__(self, config: uvicorn.Config, connections: Connections) -> None:
        super().__init__(config)
        self._connections = connections
        self._stopped = asyncio.Event()

    def stop(self) -> None:
        """Accept no more connections, and end when all are closed."""
        self.should_exit = True
        self._stopped.set()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Capture no signal."""
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to accept."""
        await super().startup(sockets)
        for listener in sockets or ():
            listener.listen(WAITING_OUTSIDE)

    async def main_loop(self) -> None:
        """Date the answers until the stop; uvicorn itself looks for one only ten times a second."""
        while not await self.on_tick(0):
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(DATE_EVERY_S):  # in Python 3.11, wait_for may lose a cancellation
                    await self._stopped.wait()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Wait until every connection is closed; uvicorn itself looks for that only ten times a second."""
        for server in self.servers:
            server.close()
        for connection in list(self.server_state.connections):
            connection.shutdown()
        await self._connections.all_left()

    async def end_requests(self) -> None:
        """Leave requests of browsers that have gone a moment, then cancel them: none reads a night's folder later."""
        if running := list(self.server_state.tasks):
            _, late = await asyncio.wait(running, timeout=CLOSE_S)
            for each in late:
                each.cancel()
            await asyncio.gather(*late, return_exceptions=True)


async def keep_open(app: RequestFilter, pages: Served, listeners: Listeners) -> None:
    """Answer browsers until cancelled; then end their streams and close every connection."""
    logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)  # errors are in our own log
    asyncio.get_running_loop().set_exception_handler(partial(_note_accident, pages.complaints))
    protocol = counted_protocol(pages.connections, listeners.handshakes)
    server = _Server(
        uvicorn.Config(
            app, http=protocol, ws="none", loop="asyncio", lifespan="off",
            log_config=None, access_log=False, server_header=False, proxy_headers=False,
            backlog=ACCEPTED_AT_ONCE, h11_max_incomplete_event_size=LONGEST_HEAD,
        ),
        pages.connections,
    )  # fmt: skip
    looking = asyncio.create_task(pages.connections.check_periodically())
    running = asyncio.create_task(server.serve(listeners.sockets))
    try:
        await asyncio.shield(running)
    finally:
        looking.cancel()
        await _close(pages, server, running)


async def _close(pages: Served, server: _Server, running: asyncio.Task[None]) -> None:
    """End the streams, leave answers a moment, and end everything else; then wait for the disk."""
    pages.close()
    server.stop()
    await asyncio.wait([running], timeout=CLOSE_S)
    pages.connections.close()  # those that the server waited for in vain
    running.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await running
    await server.end_requests()
    await pages.stored()


def _note_accident(complaints: Complaints, _: asyncio.AbstractEventLoop, context: dict[str, object]) -> None:
    """Count errors that asyncio would log each time, such as thousands of failed accepts."""
    complaints.note(str(context.get("message")), Unwell("failed-with", error=repr(context.get("exception"))))
