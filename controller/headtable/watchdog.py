"""Notifies systemd's watchdog, from the loop of box, engine and pages.

Systemd ends a part whose loop no longer turns, and starts it again. After a box has ended, it also silences the pins.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Awaitable, Callable, Mapping

PER_LIMIT = 4  # notifications: one late or lost one is no hang


async def notify_watchdog(
    environ: Mapping[str, str], wait: Callable[[float], Awaitable[None]] = asyncio.sleep
) -> None:
    """Notify systemd that this part is ready, and then regularly that its loop turns. Without systemd, do nothing."""
    address = environ.get("NOTIFY_SOCKET", "").replace("@", "\0", 1)
    limit_s = int(environ.get("WATCHDOG_USEC", "0")) / 1e6
    if not address:
        return
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.settimeout(0)  # the bell does not depend on other parts
        systemd.connect(address)
        systemd.send(b"READY=1")
        while limit_s:
            with contextlib.suppress(OSError):  # the next one will arrive
                systemd.send(b"WATCHDOG=1")
            await wait(limit_s / PER_LIMIT)
