"""HTTP/1.1 by uvicorn, over TCP or TLS, with counted connections."""

from __future__ import annotations

import asyncio
import contextlib
import socket

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr

from headtable.web.connections import Connections, Visit
from headtable.web.handshakes import Handshakes

UNACKNOWLEDGED_MS = 30_000  # a phone that has left the Wi-Fi does not close its connection


class CountedProtocol(H11Protocol):
    """A connection, which is counted from its first byte on, and so also during a handshake."""

    counted_in: Connections
    handshakes: Handshakes | None
    _visit: Visit | None = None
    _is_made = False  # False during the handshake
    _early = b""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        """Begin to answer, or begin a handshake after which asyncio's transport encrypts."""
        self._count(transport)
        if self.handshakes and self.handshakes.is_due(transport):
            self.handshakes.begin(transport, self, self._leave)
            return
        self._is_made = True
        super().connection_made(transport)
        if self._early:
            super().data_received(self._early)

    def data_received(self, data: bytes) -> None:
        """Take bytes. The first request may come with the end of the handshake, before asyncio tells of it."""
        if self._is_made:
            super().data_received(data)
        else:
            self._early += data

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget it, also if it was lost during the handshake."""
        self._leave()
        if self._is_made:
            super().connection_lost(exc)

    def on_response_complete(self) -> None:
        """Note an answer."""
        if self.client is not None:
            self.counted_in.answered(self.client)
        super().on_response_complete()

    def _count(self, transport: asyncio.Transport) -> None:
        """Count it, and anew after the handshake: from then on it is closed through TLS."""
        self._leave()
        _limit_unacknowledged(transport)
        if (client := get_remote_addr(transport)) is not None:
            self._visit = self.counted_in.arrive(client, transport.abort)

    def _leave(self) -> None:
        if self._visit:
            self.counted_in.leave(self._visit)


def counted_protocol(connections: Connections, handshakes_of_https: Handshakes | None) -> type[CountedProtocol]:
    """The protocol of these connections; uvicorn makes one for each."""

    class Counted(CountedProtocol):
        counted_in = connections
        handshakes = handshakes_of_https

    return Counted


def _limit_unacknowledged(transport: asyncio.Transport) -> None:
    """Let the kernel close a dead connection after half a minute; by itself it waits a quarter of an hour."""
    end: socket.socket = transport.get_extra_info("socket")
    with contextlib.suppress(OSError):  # it may be closed already
        end.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNACKNOWLEDGED_MS)
