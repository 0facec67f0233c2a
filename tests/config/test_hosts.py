"""A host is an IP address or a name, and no two listeners share a port."""

from __future__ import annotations

import pytest

from headtable.config import read
from headtable.errors import BadConfig

EVERYWHERE = "0.0.0.0"  # noqa: S104  only written into a file
NO_HOSTS = ["a b", "300.1.1.1", "1.2.3", "127.0.0.1:80", "hall/", "-hall", "hall..org", "h\\u00f6lle", "*", "a" * 64]
HOSTS = [
    "127.0.0.1",
    EVERYWHERE,
    "::",
    "::1",
    "fe80::1%eth0",
    "localhost",
    "hall.local",
    "a_b.example.org.",
    "7.hall",
]
LOGIN = '[broker]\nusername = "u"\npassword = "p"\n'


@pytest.mark.parametrize("host", NO_HOSTS)
def test_an_invalid_host_is_refused_in_every_key_for_hosts(host: str) -> None:
    text = f'[broker]\nhost = "{host}"\n[web]\nhost = "{host}"\nnames = ["{host}"]\n'
    with pytest.raises(BadConfig) as refused:
        read(text, "it")
    told = [line for line in str(refused.value).splitlines() if "is not a host; write an address such as" in line]
    assert [line.partition(":")[0] for line in told] == ["it line 2", "it line 4", "it line 5"]


def test_an_address_in_brackets_is_refused_with_the_right_spelling() -> None:
    with pytest.raises(BadConfig) as refused:
        read(f'{LOGIN}host = "[::1]"\n[web]\nhost = "[::]"\nnames = ["[fe80::1]"]\n', "it")
    assert str(refused.value).splitlines() == [
        'it line 4: [broker] host: "[::1]" has brackets, as in a link; write "::1"',
        'it line 6: [web] host: "[::]" has brackets, as in a link; write "::"',
    ]


def test_pages_and_a_line_at_one_port_of_version_6_are_refused() -> None:
    with pytest.raises(BadConfig, match="has the port of the pages, too"):
        read('[web]\nhost = "::1"\nport = 7707\n[box]\nlines = ["tcp:[::1]:7707"]\n', "it")


@pytest.mark.parametrize("host", HOSTS)
def test_an_address_or_a_name_is_a_host(host: str) -> None:
    config = read(f'{LOGIN}host = "{host}"\n[web]\nhost = "{host}"\nnames = ["{host}"]\n', "it")
    assert config.web.host == config.broker.host == host


@pytest.mark.parametrize(
    ("one", "other"),
    [(EVERYWHERE, "127.0.0.1"), ("[::]", "192.168.1.5"), ("127.0.0.1", EVERYWHERE), ("[::]", EVERYWHERE)],
)
def test_two_lines_at_one_port_are_refused(one: str, other: str) -> None:
    with pytest.raises(BadConfig, match=r'line 2: \[box\] lines: "tcp:.*" has the port of "tcp:.*", too'):
        read(f'[box]\nlines = ["tcp:{one}:7707", "tcp:{other}:7707"]\n', "it")


def test_two_addresses_may_each_have_a_line_at_one_port() -> None:
    read('[box]\nlines = ["tcp:127.0.0.1:7707", "tcp:192.168.1.5:7707"]\n', "it")


def test_an_empty_name_of_the_machine_is_refused_and_an_empty_https_name_is_none() -> None:
    with pytest.raises(BadConfig, match=r'line 2: \[web\] names: "" is not a host'):
        read('[web]\nnames = [""]\nhttps_name = ""\n', "it")
    assert read('[web]\nhttps_name = ""\n', "it").web.https_name == ""
