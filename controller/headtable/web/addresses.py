"""The addresses of the pages, and which of them works on a phone in the hall."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Literal

import ifaddr
from litestar.connection import ASGIConnection

from headtable.config import Web
from headtable.config.checks import is_this_machine
from headtable.config.ports import EVERYWHERE
from headtable.web.network_addresses import (
    Adapters,
    addresses_elsewhere,
    addresses_in_hall,
    is_numeric,
    is_reachable,
    routed_address,
)

ANNOUNCER = Path("/run/avahi-daemon/socket")  # of the service that announces a Pi's name
MDNS = ".local"
HTTP_PORT = "80"  # of an address without a port
HTTPS_PORT = 443
WhyUnreachable = Literal["configured", "no-network"]
Routed = Callable[[], Iterable[str]]


class Addresses:
    """The addresses of the pages; the first is the one that most probably works on a phone in the hall."""

    def __init__(
        self,
        web: Web,
        port: int,
        adapters: Adapters = ifaddr.get_adapters,
        routed: Routed = routed_address,
        announced: Callable[[], bool] = ANNOUNCER.exists,
    ) -> None:
        self._port = port
        self._announced = announced
        self._adapters = adapters
        self._routed = routed
        self._configured = web.host
        self._own = {_known_as(name) for name in (web.host, *web.names)} - EVERYWHERE
        self._https_port = str(web.https_port) if web.certificate else ""
        self._by_https = _over_https(web.https_name, web.https_port) if web.https_name else ""
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
        if self._by_https:
            return None
        if not is_this_machine(split(self.start(asked).removeprefix("http://").rstrip("/"))[0]):
            return None
        return "no-network" if self._configured in EVERYWHERE else "configured"

    def by_name(self, asked: str = "") -> str:
        """The address by a name, to stand beside ``start``; empty if the hall's network knows none.

        A reader's own name is known there if it was found by mDNS, or if it leads through a forwarded port.
        """
        if self._by_https or self.why_unreachable(asked):
            return ""
        asked = self._over_http(asked)
        first = self.start(asked)
        return next((named for named in self._names_known(asked) if named != first), "")

    @property
    def all(self) -> tuple[str, ...]:
        """Each address in full."""
        over_http = (self._page(host) for host in self.hosts)
        return (self._by_https, *over_http) if self._by_https else tuple(over_http)

    @property
    def by_certificate(self) -> tuple[str, ...]:
        """Each address over https, for devices that trust the certificate; none if there is none."""
        if self._by_https or not self._https_port:
            return ()
        return tuple(_over_https(host, int(self._https_port)) for host in self.hosts)

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
        It begins with https only if headtable.toml says that phones trust the certificate.
        """
        if self._by_https:
            return self._by_https
        asked = self._over_http(asked)
        return f"http://{asked}/" if asked and self._is_for_phones(asked) else self.all[0]

    def _over_http(self, asked: str) -> str:
        """The same host at the port for http, which needs no certificate that a guest's phone trusts."""
        host, port = split(asked)
        return _with_port(host, self._port) if port and port == self._https_port else asked

    def _is_for_phones(self, asked: str) -> bool:
        host, port = split(asked)
        if is_this_machine(_known_as(host)):
            return False
        if _known_as(host) in self._own:
            return True
        if is_numeric(host):
            return is_reachable(host) and host not in addresses_elsewhere(self._adapters)
        only_by_proxy = is_this_machine(self.hosts[0])
        return only_by_proxy and self._is_forwarded(port)

    def _names_known(self, asked: str) -> Iterator[str]:
        host, port = split(asked)
        is_name = bool(host) and not is_numeric(host) and not is_this_machine(_known_as(host))
        if is_name and (_known_as(host).endswith(MDNS) or self._is_forwarded(port)):
            yield f"http://{asked}/"
        is_elsewhere = is_numeric(host) and self._is_forwarded(port) and host not in self.hosts
        if self._announced() and not is_elsewhere:  # a network behind another machine does not hear the announcement
            yield self._page(_own_name())

    def _is_forwarded(self, port: str) -> bool:
        """Whether another port than ours leads here."""
        return (port or HTTP_PORT) != str(self._port)

    def _page(self, host: str) -> str:
        return f"http://{_with_port(host, self._port)}/"


def asked_by(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """How the reader has found these pages: the host and the port. A browser leaves out the usual port of https."""
    host = request.headers.get("host", "")
    return f"{host}:{HTTPS_PORT}" if request.scope["scheme"] == "https" and not split(host)[1] else host


def split(host: str) -> tuple[str, str]:
    """A host as a browser writes it, and its port. An IPv6 address stands in brackets."""
    if host.startswith("[") and "]" in host:
        name, _, rest = host[1:].partition("]")
        return name, rest.removeprefix(":")
    name, _, port = host.partition(":")
    return name, port


def _with_port(host: str, port: int) -> str:
    return f"{f'[{host}]' if ':' in host else host}:{port}"


def _over_https(name: str, port: int) -> str:
    """The address at a host, without the port that https has everywhere."""
    return f"https://{name}/" if port == HTTPS_PORT else f"https://{_with_port(name, port)}/"


def _everywhere(adapters: Adapters, routed: Routed) -> Iterator[str]:
    """The hosts of a machine that listens everywhere: its addresses, then the name that some phones know."""
    found = list(dict.fromkeys([*routed(), *addresses_in_hall(adapters)]))
    yield from found
    yield _own_name() if found else "127.0.0.1"


def _own_name() -> str:
    """The name by which the hall's network may know this machine (mDNS)."""
    return socket.gethostname().partition(".")[0] + MDNS


def _joining(code: str) -> str:
    return f"join?code={code}"


def _known_as(host: str) -> str:
    """A host in the one spelling that is compared."""
    return host.lower().removesuffix(".")
