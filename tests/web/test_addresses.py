"""The addresses at which people find the pages."""

from __future__ import annotations

import errno
import socket
from collections.abc import Iterable
from typing import NoReturn

import ifaddr
import pytest

from headtable.config import Web
from headtable.web.addresses import Addresses

EVERYWHERE = Web(host="0.0.0.0")  # noqa: S104  as an installed Pi has it


def _adapter(name: str, *addresses: str) -> ifaddr.Adapter:
    return ifaddr.Adapter(name, name, [ifaddr.IP(address, 24, name) for address in addresses])


def test_the_pages_open_even_if_the_machines_addresses_cannot_be_read() -> None:
    def refused() -> NoReturn:
        raise OSError(errno.EAFNOSUPPORT, "Address family not supported by protocol")

    assert Addresses(EVERYWHERE, 8080, refused).hosts


@pytest.mark.parametrize("name", ["docker0", "br-2f1", "veth12", "tun0"])
def test_no_phone_link_names_a_network_outside_the_hall(name: str) -> None:
    def adapters() -> Iterable[ifaddr.Adapter]:
        return [_adapter(name, "10.9.8.7"), _adapter("wlan0", "10.1.2.3", "127.0.0.1", "169.254.1.1")]

    hosts = Addresses(EVERYWHERE, 8080, adapters).hosts
    assert "10.1.2.3" in hosts
    assert not {"10.9.8.7", "127.0.0.1", "169.254.1.1"} & set(hosts)


def test_the_pages_say_why_no_phone_can_open_them() -> None:
    here = Addresses(Web(host="127.0.0.1"), 8080)
    alone = Addresses(EVERYWHERE, 8080, list, tuple)
    connected = Addresses(EVERYWHERE, 8080, lambda: [_adapter("wlan0", "10.1.2.3")], tuple)
    assert here.why_unreachable() == "configured"
    assert alone.why_unreachable("localhost:8080") == "no-network"
    assert connected.why_unreachable() is None
    assert alone.why_unreachable("10.1.2.3:8080") is None  # somebody in the hall has just opened them there


def test_a_network_that_comes_later_is_found() -> None:
    adapters: list[ifaddr.Adapter] = []
    addresses = Addresses(EVERYWHERE, 8080, lambda: adapters, tuple)
    assert addresses.start() == "http://127.0.0.1:8080/"
    adapters.append(_adapter("wlan0", "10.1.2.3"))
    assert addresses.start() == "http://10.1.2.3:8080/"
    assert addresses.why_unreachable() is None


def test_the_machines_name_is_told_beside_its_address_where_the_network_knows_it() -> None:
    def addresses(*, announced: bool) -> Addresses:
        return Addresses(EVERYWHERE, 8080, lambda: [_adapter("wlan0", "10.1.2.3")], tuple, lambda: announced)

    name = f"{socket.gethostname().partition('.')[0]}.local:8080"
    assert addresses(announced=True).by_name("10.1.2.3:8080") == f"http://{name}/"
    assert addresses(announced=True).by_name(name) == ""  # the reader has it already
    assert addresses(announced=False).by_name("10.1.2.3:8080") == ""
    assert Addresses(Web(host="127.0.0.1"), 8080, announced=lambda: True).by_name() == ""
