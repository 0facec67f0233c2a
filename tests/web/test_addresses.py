"""The addresses at which people find the pages."""

from __future__ import annotations

import errno
import socket
from collections.abc import Iterable
from typing import NoReturn

import ifaddr
import pytest
from litestar.connection import ASGIConnection
from msgspec.structs import replace

from headtable.config import Web
from headtable.web.addresses import Addresses, asked_by

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


def _in_the_hall(web: Web = EVERYWHERE, *, announced: bool = True) -> Addresses:
    adapters = [_adapter("wlan0", "10.1.2.3"), _adapter("wg0", "10.9.8.7")]
    return Addresses(web, 8080, lambda: adapters, tuple, lambda: announced)


HERE = "http://10.1.2.3:8080/"
BARE = socket.gethostname().partition(".")[0]
BY_NAME = f"http://{BARE}.local:8080/"


@pytest.mark.parametrize(
    ("asked", "start", "by_name"),
    [
        ("", HERE, BY_NAME),
        ("10.1.2.3:8080", HERE, BY_NAME),
        ("localhost:8080", HERE, BY_NAME),
        ("127.0.0.1:8080", HERE, BY_NAME),
        ("[::1]:8080", HERE, BY_NAME),
        ("0.0.0.0:8080", HERE, BY_NAME),
        (f"{BARE}:8080", HERE, BY_NAME),
        ("headtable.local:8080", HERE, "http://headtable.local:8080/"),
        ("10.9.8.7:8080", HERE, BY_NAME),  # a host who works through a tunnel
        ("bunco.example.org:8080", "http://bunco.example.org:8080/", BY_NAME),  # headtable.toml has it
        ("Bunco.Example.org.", "http://Bunco.Example.org./", BY_NAME),
        ("localhost:9000", HERE, BY_NAME),  # a port that ssh forwards for one person
        (f"{BARE}", HERE, f"http://{BARE}/"),  # a proxy: only the reader's own address is known to lead through it
        ("192.168.1.5:18080", "http://192.168.1.5:18080/", ""),  # another machine forwards to ours
    ],
)
def test_phones_get_an_address_in_digits_and_the_name_beside_it(asked: str, start: str, by_name: str) -> None:
    addresses = _in_the_hall(Web(host="0.0.0.0", names=("bunco.example.org",)))  # noqa: S104
    assert (addresses.start(asked), addresses.by_name(asked)) == (start, by_name)


def test_a_name_stands_beside_the_address_only_where_the_network_knows_it() -> None:
    alone = Addresses(EVERYWHERE, 8080, list, tuple, lambda: True)
    assert _in_the_hall(announced=False).by_name(f"{BARE}:8080") == ""
    assert _in_the_hall(announced=False).by_name("headtable.local:8080") == "http://headtable.local:8080/"
    assert _in_the_hall(Web(host="127.0.0.1")).by_name() == ""
    assert alone.by_name("headtable.local:8080") == ""


def test_a_name_of_a_machine_without_a_network_opens_no_page_on_a_phone() -> None:
    alone = Addresses(EVERYWHERE, 8080, list, tuple)
    assert alone.why_unreachable(f"{BARE}:8080") == "no-network"


def test_pages_that_listen_only_behind_a_proxy_have_the_readers_address() -> None:
    proxied = Addresses(Web(host="127.0.0.1"), 8080)
    assert proxied.start("headtable.local") == "http://headtable.local/"
    assert proxied.why_unreachable("headtable.local") is None
    assert proxied.why_unreachable("localhost") == "configured"


def test_the_configured_host_is_the_address_that_phones_get() -> None:
    configured = _in_the_hall(Web(host="10.1.2.3"))
    named = _in_the_hall(Web(host="hall"))
    assert (configured.start("headtable.local:8080"), configured.by_name("vm:8080")) == (HERE, BY_NAME)
    assert (named.start(f"{BARE}:8080"), named.start("hall:8080")) == ("http://hall:8080/", "http://hall:8080/")


SECURED = Web(host="0.0.0.0", certificate="server.pem", certificate_key="server-key.pem")  # noqa: S104


@pytest.mark.parametrize(
    ("asked", "start"),
    [("10.1.2.3:8443", HERE), (f"{BARE}.local:8443", HERE), ("localhost:8443", HERE), ("10.1.2.3:8080", HERE)],
)
def test_a_host_who_came_by_https_gives_phones_a_link_that_needs_no_certificate(asked: str, start: str) -> None:
    assert _in_the_hall(SECURED).start(asked) == start


@pytest.mark.parametrize(
    ("port", "link"), [(443, "https://bunco.example.org/"), (8443, "https://bunco.example.org:8443/")]
)
@pytest.mark.parametrize("asked", ["", "10.1.2.3:8080", "bunco.example.org"])
def test_with_a_name_that_every_phone_trusts_all_links_begin_with_https(asked: str, port: int, link: str) -> None:
    addresses = _in_the_hall(replace(EVERYWHERE, https_name="bunco.example.org", https_port=port))
    assert (addresses.start(asked), addresses.by_name(asked), addresses.all[0]) == (link, "", link)
    assert addresses.join("ABC", asked) == f"{link}join?code=ABC"
    assert addresses.why_unreachable(asked) is None


def test_the_addresses_over_https_are_told_to_whoever_starts_the_pages() -> None:
    assert _in_the_hall(SECURED).by_certificate == ("https://10.1.2.3:8443/", f"https://{BARE}.local:8443/")
    assert _in_the_hall(replace(SECURED, https_name="bunco.example.org")).by_certificate == ()
    assert _in_the_hall().by_certificate == ()


@pytest.mark.parametrize(
    ("scheme", "host", "asked"),
    [
        ("https", "10.1.2.3", "10.1.2.3:443"),
        ("https", "[fe80::1]", "[fe80::1]:443"),
        ("https", "10.1.2.3:8443", "10.1.2.3:8443"),
        ("http", "10.1.2.3", "10.1.2.3"),
    ],
)
def test_a_reader_who_came_by_https_has_its_usual_port_if_none_is_named(scheme: str, host: str, asked: str) -> None:
    scope = {
        "type": "http",
        "scheme": scheme,
        "headers": [(b"host", host.encode())],
        "path": "/",
        "query_string": b"",
    }
    assert asked_by(ASGIConnection(scope)) == asked  # type: ignore[arg-type]  # a part of what a server passes


def test_a_host_at_the_usual_port_of_https_gives_phones_the_port_for_http() -> None:
    assert _in_the_hall(replace(SECURED, https_port=443)).start("10.1.2.3:443") == HERE
