"""Addresses in ``[box] lines``: a serial port, a shared RS-485 port, or an address and port for Wi-Fi."""

from __future__ import annotations

import re
from ipaddress import ip_address
from typing import Literal, NamedTuple, cast, get_args

from headtable.errors import BadConfig

MOST_PORTS = 65_535
_PORT = re.compile(r"0|[1-9][0-9]{0,4}")
_SLASHES = re.compile(r"/(\./|/)+")  # the same as a single slash
PATTERN = frozenset("*?[")
Scheme = Literal["serial", "rs485", "tcp"]


class Address(NamedTuple):
    """A line's address: ``serial:/dev/serial/by-id/*``, ``rs485:/dev/ttyAMA0``, or ``tcp:0.0.0.0:7707``."""

    scheme: Scheme
    path: str

    @property
    def is_pattern(self) -> bool:
        """Whether it matches every port with such a name, now and later."""
        return self.scheme != "tcp" and not PATTERN.isdisjoint(self.path)


def address_of(text: str) -> Address:
    """Parse a line's address; BadConfig if it is not one."""
    scheme, _, path = text.partition(":")
    if scheme not in get_args(Scheme) or not path or (scheme == "tcp" and not is_place(path)):
        raise BadConfig("line-unknown", line=text)
    return Address(cast("Scheme", scheme), path if scheme == "tcp" else _SLASHES.sub("/", path))


def is_line(text: str) -> bool:
    """Whether this text is a line's address."""
    try:
        address_of(text)
    except BadConfig:
        return False
    return True


def is_place(text: str) -> bool:
    """Whether this is an IP address and a port. Names are refused: to resolve one takes time, and it may change."""
    host, _, port = text.rpartition(":")
    try:
        ip_address(host.strip("[]"))
    except ValueError:
        return False
    return bool(_PORT.fullmatch(port)) and int(port) <= MOST_PORTS


def place_of(text: str) -> tuple[str, int]:
    """The address and port of ``0.0.0.0:7707``, or of ``[::]:7707``."""
    host, _, port = text.rpartition(":")
    return host.strip("[]"), int(port)
