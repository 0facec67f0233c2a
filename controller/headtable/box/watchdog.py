"""Notifies systemd's watchdog: a box that hangs while a horn sounds is ended, and its pins are silenced."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Awaitable, Callable, Mapping

SAYINGS_A_LIMIT = 4  # one that is late or lost is no hang


async def notify_watchdog(
    environ: Mapping[str, str], wait: Callable[[float], Awaitable[None]] = asyncio.sleep
) -> None:
    """Say that the box is ready, and then again and again that its loop turns; without systemd, say nothing."""
    address = environ.get("NOTIFY_SOCKET", "").replace("@", "\0", 1)
    limit_s = int(environ.get("WATCHDOG_USEC", "0")) / 1e6
    if not address:
        return
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.settimeout(0)  # the bell waits for nobody
        systemd.connect(address)
        systemd.send(b"READY=1")
        while limit_s:
            with contextlib.suppress(OSError):  # the next one will arrive
                systemd.send(b"WATCHDOG=1")
            await wait(limit_s / SAYINGS_A_LIMIT)
