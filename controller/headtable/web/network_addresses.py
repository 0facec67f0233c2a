"""The network addresses of this machine, and which of them phones in the hall can reach."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterable, Iterator
from ipaddress import ip_address

import ifaddr

OUTSIDE = ("192.0.2.1", 9)  # an unused address; finding the route to it sends nothing
NOT_FOR_PHONES = ("docker", "br-", "veth", "virbr", "tun", "wg")  # interfaces that do not lead to the hall
Adapters = Callable[[], Iterable[ifaddr.Adapter]]


def is_numeric(host: str) -> bool:
    """Whether this is an IP address."""
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def is_reachable(host: str) -> bool:
    """Whether other machines may have this address of ours as a destination."""
    address = ip_address(host)
    return not (address.is_loopback or address.is_unspecified or address.is_link_local)


def routed_address() -> Iterator[str]:
    """The address that the machine uses towards others, if it has a route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(OUTSIDE)
        except OSError:
            return
        address: str = probe.getsockname()[0]
        if not ip_address(address).is_loopback:
            yield address


def addresses_in_hall(adapters: Adapters) -> Iterator[str]:
    """The addresses of this machine in the hall; none if it may not read them."""
    for adapter, host in _each_address(adapters):
        if not adapter.startswith(NOT_FOR_PHONES) and ":" not in host and is_reachable(host):
            yield host


def addresses_elsewhere(adapters: Adapters) -> set[str]:
    """The addresses of this machine that no phone in the hall can reach."""
    return {host for adapter, host in _each_address(adapters) if adapter.startswith(NOT_FOR_PHONES)}


def _each_address(adapters: Adapters) -> Iterator[tuple[str, str]]:
    """Each address of this machine after its interface; none if it may not read them."""
    try:
        found = list(adapters())
    except OSError:
        return
    for adapter in found:
        for ip in adapter.ips:
            yield adapter.name, ip.ip if isinstance(ip.ip, str) else ip.ip[0]
