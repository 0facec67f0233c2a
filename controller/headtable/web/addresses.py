"""The addresses of the pages: the links that headtable prints at its start, and the server's sockets."""

from __future__ import annotations

import secrets
import socket
from collections.abc import Callable, Iterable, Iterator
from ipaddress import ip_address
from pathlib import Path
from typing import Literal
from urllib.parse import quote

import ifaddr

from headtable.config import Web
from headtable.config.checks import is_this_machine
from headtable.config.ports import EVERYWHERE
from headtable.saying import text

ANNOUNCER = Path("/run/avahi-daemon/socket")  # of the service that announces a Pi's name
KEY_BYTES = 9  # twelve letters
OUTSIDE = ("192.0.2.1", 9)  # an unused address; finding the route to it sends nothing
NOT_FOR_PHONES = ("docker", "br-", "veth", "virbr", "tun", "wg")  # interfaces that do not lead to the hall
WhyUnreachable = Literal["configured", "no-network"]
Adapters = Callable[[], Iterable[ifaddr.Adapter]]
Routed = Callable[[], Iterable[str]]


class Addresses:
    """The addresses of the pages; the first is the one that most probably works on a phone in the hall."""

    def __init__(
        self,
        web: Web,
        port: int,
        adapters: Adapters = ifaddr.get_adapters,
        routed: Routed | None = None,
        announced: Callable[[], bool] = ANNOUNCER.exists,
    ) -> None:
        self._port = port
        self._announced = announced
        self._adapters = adapters
        self._routed = routed or _towards_the_hall
        self._configured = web.host
        self._hosts: tuple[str, ...] = ()

    @property
    def hosts(self) -> tuple[str, ...]:
        """The hosts of these addresses. A machine without a network is looked at again, as it may get one."""
        if self._configured not in EVERYWHERE:
            return (self._configured,)
        if not self._hosts or is_this_machine(self._hosts[0]):
            self._hosts = tuple(_everywhere(self._adapters, self._routed))
        return self._hosts

    def why_unreachable(self, asked: str = "") -> WhyUnreachable | None:
        """Why no phone can open the address that ``start`` gives this reader; None if phones can."""
        if not is_this_machine(split(self.start(asked).removeprefix("http://").rstrip("/"))[0]):
            return None
        return "no-network" if self._configured in EVERYWHERE else "configured"

    def by_name(self, asked: str = "") -> str:
        """The address by the machine's name, ``http://headtable.local:8080/``; empty if nothing announces that."""
        named = self._page(own_name())
        is_known = self._configured in EVERYWHERE and self._announced() and not self.why_unreachable(asked)
        return named if is_known and named != self.start(asked) else ""

    @property
    def all(self) -> tuple[str, ...]:
        """Each address in full."""
        return tuple(self._page(host) for host in self.hosts)

    def join(self, code: str, asked: str = "") -> str:
        """The link that admits a phone."""
        return f"{self.start(asked)}join?code={code}"

    def start(self, asked: str = "") -> str:
        """The scoreboard's address. It is the reader's own one where that works in this hall."""
        is_from_the_hall = asked and not is_this_machine(split(asked)[0])
        return f"http://{asked}/" if is_from_the_hall else self.all[0]

    def _page(self, host: str) -> str:
        return f"http://{f'[{host}]' if ':' in host else host}:{self._port}/"


def split(host: str) -> tuple[str, str]:
    """A host as a browser writes it, and its port. An IPv6 address stands in brackets."""
    if host.startswith("[") and "]" in host:
        name, _, rest = host[1:].partition("]")
        return name, rest.removeprefix(":")
    name, _, port = host.partition(":")
    return name, port


def made_up_key(web: Web) -> str:
    """A key for a host who has configured none; empty otherwise, because a configured key is not logged."""
    return "" if web.host_key else secrets.token_urlsafe(KEY_BYTES)


def greeting(web: Web, port: int, host_key: str) -> tuple[str, ...]:
    """A line for each page with its full address; ``port`` is the real one where the file says 0."""
    first, *others = Addresses(web, port).all
    console = f"{first}host?key={quote(host_key, safe='')}" if host_key else f"{first}host"
    return (
        text("address-of-board", address=first),
        text("address-of-console", address=console),
        text("address-of-pad", address=f"{first}join"),
        *(text("address-besides", address=other) for other in others),
    )


def shown_host(host: str) -> str:
    """A host as an address spells it; for a server that listens everywhere, the machine's name."""
    host = socket.gethostname() if host in EVERYWHERE else host
    return f"[{host}]" if ":" in host else host


def listening(host: str, port: int, backlog: int = 256) -> socket.socket:
    """A socket that listens on this address, by IPv4 or IPv6; OSError if that is impossible."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family, backlog=backlog)


def _everywhere(adapters: Adapters, routed: Routed) -> Iterator[str]:
    """The hosts of a machine that listens everywhere: its addresses, then the name that some phones know."""
    found = list(dict.fromkeys([*routed(), *_of_the_interfaces(adapters)]))
    yield from found
    yield own_name() if found else "127.0.0.1"


def own_name() -> str:
    """The name by which the hall's network may know this machine (mDNS)."""
    return f"{socket.gethostname().partition('.')[0]}.local"


def _towards_the_hall() -> Iterator[str]:
    """The address that the machine uses towards others, if it has a route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(OUTSIDE)
        except OSError:
            return
        address: str = way.getsockname()[0]
        if not ip_address(address).is_loopback:
            yield address


def _of_the_interfaces(adapters: Adapters) -> Iterator[str]:
    """The addresses of this machine; none if it may not read them."""
    try:
        found = list(adapters())
    except OSError:
        return
    for adapter in found:
        for ip in adapter.ips:
            if ip.is_IPv4 and isinstance(ip.ip, str) and not adapter.name.startswith(NOT_FOR_PHONES):
                address = ip_address(ip.ip)
                if not address.is_loopback and not address.is_link_local:
                    yield ip.ip
