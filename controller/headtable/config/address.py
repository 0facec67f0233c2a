"""Where a line is, as ``[box] lines`` says it: a serial port, one that many devices share, or a place for Wi-Fi."""

from __future__ import annotations

import re
from ipaddress import ip_address
from typing import Literal, NamedTuple, cast, get_args

from headtable.errors import BadConfig

MOST_PORTS = 65_535
_PORT = re.compile(r"0|[1-9][0-9]{0,4}")
_SLASHES = re.compile(r"/(\./|/)+")  # which mean no more than one
PATTERN = frozenset("*?[")
Scheme = Literal["serial", "rs485", "tcp"]


class Address(NamedTuple):
    """Where a line is: ``serial:/dev/serial/by-id/*``, ``rs485:/dev/ttyAMA0``, or ``tcp:0.0.0.0:7707`` for many."""

    scheme: Scheme
    path: str

    @property
    def is_pattern(self) -> bool:
        """Whether it stands for every port of such a name, now and later."""
        return self.scheme != "tcp" and not PATTERN.isdisjoint(self.path)


def address_of(text: str) -> Address:
    """A line's address; BadConfig if it is none."""
    scheme, _, path = text.partition(":")
    if scheme not in get_args(Scheme) or not path or (scheme == "tcp" and not is_place(path)):
        raise BadConfig("line-unknown", line=text)
    return Address(cast("Scheme", scheme), path if scheme == "tcp" else _SLASHES.sub("/", path))


def is_line(text: str) -> bool:
    """Whether this is a line's address."""
    try:
        address_of(text)
    except BadConfig:
        return False
    return True


def is_place(text: str) -> bool:
    """Whether this is an address in numbers and a port: a name may take long to be known, and may change."""
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
