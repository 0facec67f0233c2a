"""The handshakes of TLS at the https port."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from headtable.complaints import Complaints
from headtable.errors import Garbled
from headtable.web.server_certificate import ServerCertificate, reason_of


class Handshakes:
    """Begins TLS on every connection at one port, and leaves the other port alone.

    How long a handshake may take is a limit of the connections.
    """

    def __init__(self, port: int, certificate: ServerCertificate, complaints: Complaints) -> None:
        self._port = port
        self._certificate = certificate
        self._complaints = complaints
        self._running: set[asyncio.Task[None]] = set()

    def is_due(self, transport: asyncio.Transport) -> bool:
        """Whether a connection needs a handshake before its first request."""
        at: tuple[str, int] = transport.get_extra_info("sockname")
        return at[1] == self._port and transport.get_extra_info("sslcontext") is None

    def begin(self, transport: asyncio.Transport, protocol: asyncio.Protocol, fail: Callable[[], None]) -> None:
        """Begin a handshake. The protocol is connected after it, or ``fail`` is called."""
        task = asyncio.create_task(self._shake_hands(transport, protocol, fail))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _shake_hands(
        self, transport: asyncio.Transport, protocol: asyncio.Protocol, fail: Callable[[], None]
    ) -> None:
        loop = asyncio.get_running_loop()
        try:
            encrypted = await loop.start_tls(transport, protocol, self._certificate.context, server_side=True)
        except OSError as trouble:  # ssl.SSLError is an OSError
            self._complaints.note("https", Garbled("handshake-failed", error=reason_of(trouble)))
            encrypted = None
        if encrypted is None:
            transport.abort()
            fail()
        else:
            protocol.connection_made(encrypted)
