"""The links that headtable prints at its start, with the key of a host who has configured none."""

from __future__ import annotations

import socket
from urllib.parse import quote

from headtable.config import Web
from headtable.config.host_key import new_host_key
from headtable.config.ports import EVERYWHERE
from headtable.saying import text
from headtable.web.addresses import Addresses


def made_up_key(web: Web) -> str:
    """A key for a host who has configured none; empty otherwise, because a configured key is not logged."""
    return "" if web.host_key else new_host_key()


def greeting(web: Web, port: int, host_key: str) -> tuple[str, ...]:
    """A line for each page with its full address; ``port`` is the real one where the file says 0."""
    addresses = Addresses(web, port)
    first, *others = addresses.all
    console = f"host?key={quote(host_key, safe='')}" if host_key else "host"
    return (
        text("address-of-board", address=first),
        text("address-of-console", address=first + console),
        text("address-of-pad", address=f"{first}join"),
        *(text("address-besides", address=other) for other in others),
        *(text("address-of-console-by-https", address=other + console) for other in addresses.by_certificate),
    )


def shown_host(host: str) -> str:
    """A host as an address spells it; for a server that listens everywhere, the machine's name."""
    host = socket.gethostname() if host in EVERYWHERE else host
    return f"[{host}]" if ":" in host else host
