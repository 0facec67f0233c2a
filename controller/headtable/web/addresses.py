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
MDNS = ".local"
HTTP_PORT = "80"  # of an address without a port
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
        self._own = {_known_as(name) for name in (web.host, *web.names)} - EVERYWHERE
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
        """The address by a name, to stand beside ``start``; empty if the hall's network knows none.

        A reader's own name is known there if it was found by mDNS, or if it leads through a forwarded port.
        """
        if self.why_unreachable(asked):
            return ""
        first = self.start(asked)
        return next((named for named in self._names_known(asked) if named != first), "")

    @property
    def all(self) -> tuple[str, ...]:
        """Each address in full."""
        return tuple(self._page(host) for host in self.hosts)

    def join(self, code: str, asked: str = "") -> str:
        """The link that admits a phone."""
        return self.start(asked) + _joining(code)

    def join_by_name(self, code: str, asked: str = "") -> str:
        """The same link by the name; empty if the network knows none."""
        named = self.by_name(asked)
        return named + _joining(code) if named else ""

    def start(self, asked: str = "") -> str:
        """The scoreboard's address for every phone in the hall. ``asked`` is how the reader has found these pages.

        A guest's phone may not know the machine's name. So the address is in digits, unless headtable.toml names it.
        """
        return f"http://{asked}/" if asked and self._is_for_phones(asked) else self.all[0]

    def _is_for_phones(self, asked: str) -> bool:
        host, port = split(asked)
        if is_this_machine(_known_as(host)):
            return False
        if _known_as(host) in self._own:
            return True
        if is_numeric(host):
            return _is_of_a_network(host) and host not in _outside_the_hall(self._adapters)
        only_by_proxy = is_this_machine(self.hosts[0])
        return only_by_proxy and self._is_forwarded(port)

    def _names_known(self, asked: str) -> Iterator[str]:
        host, port = split(asked)
        is_name = bool(host) and not is_numeric(host) and not is_this_machine(_known_as(host))
        if is_name and (_known_as(host).endswith(MDNS) or self._is_forwarded(port)):
            yield f"http://{asked}/"
        is_elsewhere = is_numeric(host) and self._is_forwarded(port) and host not in self.hosts
        if self._announced() and not is_elsewhere:  # a network behind another machine does not hear the announcement
            yield self._page(own_name())

    def _is_forwarded(self, port: str) -> bool:
        """Whether another port than ours leads here."""
        return (port or HTTP_PORT) != str(self._port)

    def _page(self, host: str) -> str:
        return f"http://{f'[{host}]' if ':' in host else host}:{self._port}/"


def split(host: str) -> tuple[str, str]:
    """A host as a browser writes it, and its port. An IPv6 address stands in brackets."""
    if host.startswith("[") and "]" in host:
        name, _, rest = host[1:].partition("]")
        return name, rest.removeprefix(":")
    name, _, port = host.partition(":")
    return name, port


def is_numeric(host: str) -> bool:
    """Whether this is an IP address."""
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


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


def _joining(code: str) -> str:
    return f"join?code={code}"


def _known_as(host: str) -> str:
    """A host in the one spelling that is compared."""
    return host.lower().removesuffix(".")


def _is_of_a_network(host: str) -> bool:
    """Whether other machines may have this address of ours as a destination."""
    address = ip_address(host)
    return not (address.is_loopback or address.is_unspecified or address.is_link_local)


def own_name() -> str:
    """The name by which the hall's network may know this machine (mDNS)."""
    return socket.gethostname().partition(".")[0] + MDNS


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
    """The addresses of this machine in the hall; none if it may not read them."""
    for adapter, host in _read(adapters):
        if not adapter.startswith(NOT_FOR_PHONES) and ":" not in host and _is_of_a_network(host):
            yield host


def _outside_the_hall(adapters: Adapters) -> set[str]:
    """The addresses of this machine that no phone in the hall can reach."""
    return {host for adapter, host in _read(adapters) if adapter.startswith(NOT_FOR_PHONES)}


def _read(adapters: Adapters) -> Iterator[tuple[str, str]]:
    """Each address of this machine after its interface; none if it may not read them."""
    try:
        found = list(adapters())
    except OSError:
        return
    for adapter in found:
        for ip in adapter.ips:
            yield adapter.name, ip.ip if isinstance(ip.ip, str) else ip.ip[0]
