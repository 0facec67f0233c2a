"""Where people find the pages: what headtable prints when it starts, and a place for a server to listen."""

from __future__ import annotations

import socket
from urllib.parse import quote

from headtable.config import Web

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104  only compared, the host of the file decides


def greeting(web: Web, port: int, host_key: str) -> tuple[str, ...]:
    """A line for each page, with its address in full; ``port`` is the one that was found when the file says 0."""
    pages = f"http://{shown_host(web.host)}:{port}/"
    return (
        f"scoreboard      {pages}",
        f"host's console  {pages}host?key={quote(host_key, safe='')}" if host_key else f"host's console  {pages}host",
        f"a phone as pad  {pages}table/1",
    )


def shown_host(host: str) -> str:
    """A host as it stands in an address; who listens everywhere is found by the machine's name."""
    host = socket.gethostname() if host in EVERYWHERE else host
    return f"[{host}]" if ":" in host else host


def listening(host: str, port: int, backlog: int = 256) -> socket.socket:
    """A socket that listens there, by IPv4 or IPv6; OSError where that cannot be."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family, backlog=backlog)
