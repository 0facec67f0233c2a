"""TLS to a broker on another machine, on a socket that never blocks the event loop."""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Callable

from headtable.config import Broker


async def encrypted(connected: socket.socket, broker: Broker) -> ssl.SSLSocket:
    """The same connection by TLS; OSError if the broker is not who it should be, or if the authority is useless."""
    context = ssl.create_default_context(cafile=broker.tls)
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    secured = context.wrap_socket(connected, server_hostname=broker.host, do_handshake_on_connect=False)
    try:
        await _shake_hands(secured)
    except BaseException:
        secured.close()  # it has taken the socket over
        raise
    return secured


def is_waiting_in_tls(connected: object) -> bool:
    """Whether bytes are decrypted and not read. The loop does not hear of them, as they have left the socket."""
    return isinstance(connected, ssl.SSLSocket) and connected.fileno() >= 0 and connected.pending() > 0


async def _shake_hands(secured: ssl.SSLSocket) -> None:
    loop = asyncio.get_running_loop()
    while True:
        try:
            secured.do_handshake()
        except ssl.SSLWantReadError:
            await _until(secured, loop.add_reader, loop.remove_reader)
        except ssl.SSLWantWriteError:
            await _until(secured, loop.add_writer, loop.remove_writer)
        else:
            return


async def _until(
    secured: ssl.SSLSocket, add: Callable[..., object], remove: Callable[[socket.socket], object]
) -> None:
    """Wait until the socket has something to read, or has room."""
    ready = asyncio.get_running_loop().create_future()
    add(secured, ready.set_result, None)
    try:
        await ready
    finally:
        remove(secured)
