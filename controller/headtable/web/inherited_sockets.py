"""The sockets that systemd has opened for this process, such as at a port that only root may open.

Source: ``man sd_listen_fds``.
"""

from __future__ import annotations

import socket
from collections.abc import Mapping

FIRST = 3  # after the standard input and outputs
PROCESS, COUNT = "LISTEN_PID", "LISTEN_FDS"


def inherited_sockets(environment: Mapping[str, str], process: int) -> tuple[socket.socket, ...]:
    """The sockets; none if systemd means another process, such as the parent of this one."""
    if environment.get(PROCESS) != str(process):
        return ()
    return tuple(socket.socket(fileno=number) for number in range(FIRST, FIRST + int(environment.get(COUNT, "0"))))
