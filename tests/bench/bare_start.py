"""The bare minimum of a start: a process that imports what the engine does, and tells systemd that it is ready."""

from __future__ import annotations

import os
import socket

import headtable.engine
import headtable.processes  # noqa: F401  its import takes time, as in the engine
from headtable.cli import command_line

if __name__ == "__main__":
    command_line()
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as systemd:
        systemd.connect(os.environ["NOTIFY_SOCKET"])
        systemd.send(b"READY=1")
