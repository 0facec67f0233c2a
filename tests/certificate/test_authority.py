"""The venue's authority: what it may vouch for, as the library cryptography judges."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from ipaddress import ip_address

import pytest
from cryptography import x509
from cryptography.x509.verification import PolicyBuilder, Store, VerificationError

from headtable_tools.certificate.authority import (
    LONGEST,
    Signed,
    make_authority,
    new_key,
    not_permitted,
    sign_server,
)

NOW = datetime(2026, 11, 27, 20, 0, tzinfo=UTC)
HOSTS = ("bunco.example.org", "10.1.2.3", "203.0.113.7", "fd00::7", "headtable.local", "localhost")
ENDINGS = ("local", "lan")
KEY = new_key()


def authority() -> Signed:
    return make_authority("hall", HOSTS, ENDINGS, NOW)


def trusts(installed: x509.Certificate, shown: x509.Certificate, host: str, now: datetime = NOW) -> bool:
    """Whether a device that has installed an authority takes this certificate for this host."""
    try:
        subject: x509.DNSName | x509.IPAddress = x509.IPAddress(ip_address(host))
    except ValueError:
        subject = x509.DNSName(host)
    judge = PolicyBuilder().store(Store([installed])).time(now).build_server_verifier(subject)
    try:
        judge.verify(shown, [])
    except VerificationError:
        return False
    return True


@pytest.mark.parametrize("host", HOSTS)
def test_a_device_that_has_installed_the_authority_trusts_each_name_of_the_machine(host: str) -> None:
    made = authority()
    assert trusts(made.certificate, sign_server(made, HOSTS, KEY, NOW).certificate, host)


def test_no_other_name_is_taken_and_no_other_authority() -> None:
    made, stranger = authority(), authority()
    server = sign_server(made, HOSTS, KEY, NOW).certificate
    assert not trusts(made.certificate, server, "other.local")
    assert not trusts(stranger.certificate, server, "headtable.local")


@pytest.mark.parametrize("host", ["bank.example.com", "example.org", "evil-bunco.example.org", "198.51.100.1"])
def test_whoever_steals_the_authority_cannot_pretend_to_be_another_site(host: str) -> None:
    stolen = authority()
    forged = sign_server(stolen, [host], KEY, NOW).certificate
    assert not trusts(stolen.certificate, forged, host)
    assert not_permitted(stolen.certificate, [host]) == [host]


def test_names_of_the_hall_and_addresses_of_private_networks_may_come_later() -> None:
    later = ("pi.lan", "other.local", "192.168.77.1", "10.255.0.1", "fd12::1", "169.254.3.4")
    made = authority()
    assert not_permitted(made.certificate, later) == []
    assert all(trusts(made.certificate, sign_server(made, later, KEY, NOW).certificate, host) for host in later)


def test_a_certificate_lasts_as_long_as_iphones_take_and_no_longer_than_its_authority() -> None:
    made = authority()
    fresh, late = (sign_server(made, HOSTS, KEY, NOW + timedelta(days=days)).certificate for days in (0, 3600))
    assert fresh.not_valid_after_utc == NOW + LONGEST
    assert late.not_valid_after_utc == made.certificate.not_valid_after_utc
    assert trusts(made.certificate, fresh, "headtable.local", NOW + LONGEST - timedelta(hours=1))
    assert not trusts(made.certificate, fresh, "headtable.local", NOW + LONGEST + timedelta(hours=1))
