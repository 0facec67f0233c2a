"""Sockets that wait at a port of the device, without blocking its loop."""

import socket


def bound(made: socket.socket, place: "tuple[str, int]") -> socket.socket:
    """The socket, bound to this address and port. If that fails, it is closed, and OSError goes on."""
    try:
        made.setblocking(False)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(socket.getaddrinfo(place[0], place[1])[0][-1])
    except OSError:
        made.close()
        raise
    return made
