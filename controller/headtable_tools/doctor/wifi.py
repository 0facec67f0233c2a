"""Checks the Wi-Fi for devices: whether a box can listen, and whether it can accept them."""

from __future__ import annotations

import errno
import os
import socket
from collections.abc import Collection, Iterator, Mapping
from ipaddress import ip_address

from headtable.config import BoxSettings
from headtable.config.address import address_of, place_of
from headtable.messages.devices import Birth
from headtable_tools.doctor.finding import Finding, Good, Unknown, Wrong
from headtable_tools.doctor.machine import Machine
from headtable_tools.doctor.wifi_keys import enrolled, keys


class AddressTaken(Wrong):
    """Another program listens at the address."""

    address: str


class AddressElsewhere(Wrong):
    """This machine does not have the address."""

    address: str


class AddressPrivileged(Wrong):
    """Only root may listen at the port."""

    address: str


class AddressUnusable(Wrong):
    """The operating system refuses the address."""

    address: str
    error: str


class AddressFree(Good):
    """A box could listen at the address."""

    address: str


class BoxNotListening(Wrong):
    """The box is running, but does not listen at the address."""

    address: str


class BoxListening(Good):
    """The box listens at the address."""

    address: str
    online: int
    enrolled: int


class NotAnnouncedHere(Unknown):
    """Without zeroconf no device can discover the box."""


def wifi(machine: Machine, box: BoxSettings, births: Mapping[str, Birth] | None) -> Iterator[Finding]:
    """Each address, the keys, and the announcement; empty if no device uses Wi-Fi."""
    addresses = [address.path for address in map(address_of, box.lines) if address.scheme == "tcp"]
    if not addresses:
        return
    for address in addresses:
        yield _alone(address) if births is None else _with_a_box(address, births, enrolled(machine, box))
    yield keys(machine, box)
    if not machine.has_module("zeroconf"):
        yield NotAnnouncedHere()


def _with_a_box(address: str, births: Mapping[str, Birth], uids: Collection[str]) -> Finding:
    """The findings while a box is running, which then is the listening program."""
    if _why_no_listening(address) != errno.EADDRINUSE:
        return BoxNotListening(address)
    here = [uid for uid in uids if uid in births and births[uid].online]
    return BoxListening(address, len(here), len(uids))


def _alone(address: str) -> Finding:
    match number := _why_no_listening(address):
        case 0:
            return AddressFree(address)
        case errno.EADDRINUSE:
            return AddressTaken(address)
        case errno.EADDRNOTAVAIL:
            return AddressElsewhere(address)
        case errno.EACCES:
            return AddressPrivileged(address)
        case _:
            return AddressUnusable(address, os.strerror(number))


def _why_no_listening(address: str) -> int:
    """The kernel's error number; 0 if listening works."""
    host, port = place_of(address)
    family = socket.AF_INET if ip_address(host).version == 4 else socket.AF_INET6
    try:
        with socket.socket(family) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # a box that has just ended does not block it
            trial.bind((host, port))
    except OSError as trouble:
        return trouble.errno or errno.EIO
    return 0
