"""The devices on Wi-Fi: whether a box can listen for them, and may let them in."""

from __future__ import annotations

import errno
import os
import socket
from collections.abc import Collection, Iterator, Mapping
from ipaddress import ip_address

from headtable.config import BoxSettings
from headtable.config.address import address_of, place_of
from headtable.messages.devices import Birth
from headtable_tools.doctor.finding import Finding, good, unknown, wrong
from headtable_tools.doctor.machine import Machine
from headtable_tools.doctor.wifi_keys import enrolled, keys

START = "a box that has it tells who is there only through its broker: start that, too"
WHY_NOT = {
    errno.EADDRINUSE: ("another program listens there", f"{START}; which it is: sudo ss -ltnp"),
    errno.EADDRNOTAVAIL: ("is no address of this machine", 'listen at all that it has: lines = ["tcp:0.0.0.0:7707"]'),
    errno.EACCES: ("is a port that only root may have", "take one above 1023 in [box] lines, like 7707"),
}


def wifi(machine: Machine, box: BoxSettings, births: Mapping[str, Birth] | None) -> Iterator[Finding]:
    """Each address that is listened at, the keys, and whether devices find it; nothing where none come by Wi-Fi."""
    addresses = [address.path for address in map(address_of, box.lines) if address.scheme == "tcp"]
    if not addresses:
        return
    for address in addresses:
        yield _alone(address) if births is None else _with_a_box(address, births, enrolled(machine, box))
    yield keys(machine, box)
    if not machine.has_module("zeroconf"):
        fix = "pip install zeroconf, or enrol each with --box ADDRESS:PORT"
        yield unknown("announcement", "zeroconf is not installed: no device finds the box by itself", fix)


def _with_a_box(address: str, births: Mapping[str, Birth], uids: Collection[str]) -> Finding:
    """What listens where a box lives is that box."""
    what = f"tcp:{address}"
    if _why_no_listening(address) != errno.EADDRINUSE:
        return wrong(what, "the box does not listen there", "start it again; why: journalctl -u headtable-box -n 20")
    here = [uid for uid in uids if uid in births and births[uid].online]
    return good(what, f"the box listens there; {len(here)} of {len(uids)} enrolled devices are there")


def _alone(address: str) -> Finding:
    what, number = f"tcp:{address}", _why_no_listening(address)
    if not number:
        return good(what, "can be listened at")
    return wrong(what, *WHY_NOT.get(number, (os.strerror(number), "correct [box] lines")))


def _why_no_listening(address: str) -> int:
    """The kernel's number for it; 0 where nothing speaks against it."""
    host, port = place_of(address)
    family = socket.AF_INET if ip_address(host).version == 4 else socket.AF_INET6
    try:
        with socket.socket(family) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # a box that has just ended is no trouble
            trial.bind((host, port))
    except OSError as trouble:
        return trouble.errno or errno.EIO
    return 0
