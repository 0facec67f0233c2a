"""Systemd's end of the socket on which a process says that it is ready, and then that it is alive."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def systemd_socket(address: Path, within_s: float = 0.0) -> Iterator[socket.socket]:
    """A real one. It waits so long for each thing that is said, or not at all."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.bind(str(address))
        systemd.settimeout(within_s)
        try:
            yield systemd
        finally:
            address.unlink()
