"""The files of a certificate beside headtable.toml: made, renewed, and kept from strangers."""

from __future__ import annotations

import stat
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from headtable.config import Web
from headtable.errors import BadConfig, Unwell
from headtable_tools.certificate.make import Hosts, hosts_of, lines_missing, make

NOW = datetime(2026, 11, 27, 20, 0, tzinfo=UTC)
HOSTS = Hosts((), ("10.1.2.3", "headtable.local"))


@pytest.fixture
def config(tmp_path: Path) -> Path:
    file = tmp_path / "headtable.toml"
    file.write_text("")
    file.chmod(0o640)
    return file


def test_the_keys_are_kept_from_strangers_and_the_pages_may_read_theirs(config: Path) -> None:
    made = make(config, "hall", HOSTS, NOW)
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in Path(made.key).parent.iterdir()}
    assert modes == {"authority-key.pem": 0o600, "authority.pem": 0o644, "server-key.pem": 0o640, "server.pem": 0o644}


def test_a_second_certificate_keeps_the_authority_that_the_tablets_have(config: Path) -> None:
    first = make(config, "hall", HOSTS, NOW)
    authority, server = Path(first.authority).read_bytes(), Path(first.certificate).read_bytes()
    second = make(config, "hall", Hosts((), ("10.9.9.9", "203.0.113.7")), NOW + timedelta(days=700))
    assert (first.new_authority, second.new_authority) == (True, False)
    assert Path(second.authority).read_bytes() == authority
    assert Path(second.certificate).read_bytes() != server
    assert second.until > first.until
    assert (second.names, second.left_out) == (("10.9.9.9",), ("203.0.113.7",))


def test_a_renewed_certificate_keeps_its_key_so_that_both_fit_at_every_moment(config: Path) -> None:
    first = make(config, "hall", HOSTS, NOW)
    key = Path(first.key).read_bytes()
    second = make(config, "hall", HOSTS, NOW + timedelta(days=700))
    assert (Path(second.key).read_bytes(), second.until > first.until) == (key, True)


def test_an_authority_that_has_ended_is_refused_with_the_remedy(config: Path) -> None:
    make(config, "hall", HOSTS, NOW)
    with pytest.raises(BadConfig, match="has ended: move the folder away"):
        make(config, "hall", HOSTS, NOW + timedelta(days=3651))


def test_a_name_beyond_the_authority_is_refused_and_the_certificate_stays(config: Path) -> None:
    first = make(config, "hall", HOSTS, NOW)
    before = Path(first.certificate).read_bytes()
    with pytest.raises(BadConfig, match=r"may not vouch for bunco\.example\.org"):
        make(config, "hall", Hosts(("bunco.example.org",), HOSTS.found), NOW)
    assert Path(first.certificate).read_bytes() == before


@pytest.mark.parametrize("spoiled", ["authority.pem", "authority-key.pem"])
def test_a_damaged_authority_is_named_and_left_alone(config: Path, spoiled: str) -> None:
    folder = Path(make(config, "hall", HOSTS, NOW).key).parent
    (folder / spoiled).write_text("no certificate\n")
    with pytest.raises(Unwell, match="cannot make a certificate in"):
        make(config, "hall", HOSTS, NOW)
    assert (folder / spoiled).read_text() == "no certificate\n"


def test_a_folder_that_cannot_be_made_is_named(config: Path) -> None:
    (config.parent / "certificates").write_text("a file")
    with pytest.raises(Unwell, match="certificates"):
        make(config, "hall", HOSTS, NOW)


def test_it_is_for_every_name_and_address_by_which_browsers_find_the_machine() -> None:
    web = Web(host="0.0.0.0", names=("Bunco.example.org",), https_name="night.example.org")  # noqa: S104
    named, found = hosts_of(web, ("tablet.lan",), ("10.1.2.3", "pi.local", "0.0.0.0"))  # noqa: S104
    assert named == ("night.example.org", "tablet.lan", "bunco.example.org")
    assert found[:2] == ("10.1.2.3", "pi.local")
    assert {"headtable.local", "localhost", "127.0.0.1"} < set(found)
    assert "0.0.0.0" not in found  # noqa: S104


@pytest.mark.parametrize("name", ["bunco lan", "http://bunco.lan/", "bunco.lan:8443", ""])
def test_a_name_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(BadConfig, match="is no name or address of a machine"):
        hosts_of(Web(), (name,))


def test_the_lines_for_the_configuration_are_told_until_it_uses_these_files(config: Path) -> None:
    made = make(config, "hall", HOSTS, NOW)
    lines = ['certificate = "certificates/server.pem"', 'certificate_key = "certificates/server-key.pem"']
    assert (
        lines_missing(Web(), made) == lines_missing(Web(certificate="a.pem", certificate_key="b.pem"), made) == lines
    )
    assert lines_missing(Web(certificate=made.certificate, certificate_key=made.key), made) == []
