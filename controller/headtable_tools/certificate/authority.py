"""The venue's own authority. A tablet that has installed it trusts the certificates that it signs.

It can vouch only for servers with names of local networks, addresses of private networks, and the names in
headtable.toml. So a device that keeps to these limits takes no site of the internet from whoever steals its key.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import NamedTuple

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

YEARS = timedelta(days=3650)
LONGEST = timedelta(days=800)  # iPhones take at most 825 days from an authority that their owner has installed
EARLIER = timedelta(days=1)  # a tablet's clock may be slow
PRIVATE = tuple(
    map(IPv4Network, ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "127.0.0.0/8", "169.254.0.0/16"))
) + tuple(map(IPv6Network, ("fc00::/7", "fe80::/10", "::1/128")))
SERVER = "headtable server"  # with a space: OpenSSL takes anything like a host here for one more name
FOR_SERVERS = x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH])
_NO_USE = dict.fromkeys(
    (
        "digital_signature", "content_commitment", "key_encipherment", "data_encipherment", "key_agreement",
        "key_cert_sign", "crl_sign", "encipher_only", "decipher_only",
    ),
    False,
)  # fmt: skip
SIGNS_CERTIFICATES = x509.KeyUsage(**{**_NO_USE, "key_cert_sign": True, "crl_sign": True})
SIGNS_HANDSHAKES = x509.KeyUsage(**{**_NO_USE, "digital_signature": True})
Address = IPv4Address | IPv6Address


class Signed(NamedTuple):
    """A certificate with its private key."""

    certificate: x509.Certificate
    key: ec.EllipticCurvePrivateKey


def make_authority(venue: str, hosts: Iterable[str], endings: Iterable[str], now: datetime) -> Signed:
    """An authority that may vouch for these hosts, for names with these endings, and for private networks."""
    key = new_key()
    name = _named(f"headtable at {venue}, {now:%Y-%m-%d}")
    certificate = (
        _begun(name, name, key.public_key(), now, YEARS)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(SIGNS_CERTIFICATES, critical=True)
        .add_extension(FOR_SERVERS, critical=False)
        .add_extension(x509.NameConstraints(_permitted(hosts, endings), None), critical=True)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
        .sign(key, hashes.SHA256())
    )
    return Signed(certificate, key)


def new_key() -> ec.EllipticCurvePrivateKey:
    """A private key, of a kind that every browser takes."""
    return ec.generate_private_key(ec.SECP256R1())


def sign_server(authority: Signed, hosts: Iterable[str], key: ec.EllipticCurvePrivateKey, now: datetime) -> Signed:
    """A certificate for a server with these names and addresses. It ends no later than its authority."""
    lasts = min(LONGEST, authority.certificate.not_valid_after_utc - now)
    certificate = (
        _begun(_named(SERVER), authority.certificate.subject, key.public_key(), now, lasts)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(SIGNS_HANDSHAKES, critical=True)
        .add_extension(FOR_SERVERS, critical=False)
        .add_extension(x509.SubjectAlternativeName([_general(host) for host in hosts]), critical=False)
        .add_extension(x509.AuthorityKeyIdentifier.from_issuer_public_key(authority.key.public_key()), critical=False)
        .sign(authority.key, hashes.SHA256())
    )
    return Signed(certificate, key)


def not_permitted(authority: x509.Certificate, hosts: Iterable[str]) -> list[str]:
    """The hosts for which this authority may not vouch."""
    limits = authority.extensions.get_extension_for_class(x509.NameConstraints).value
    return [host for host in hosts if not any(_permits(limit, host) for limit in limits.permitted_subtrees or ())]


def _permits(limit: x509.GeneralName, host: str) -> bool:
    address = _address(host)
    if isinstance(limit.value, IPv4Network | IPv6Network):
        return address is not None and address in limit.value
    return address is None and f".{host}".endswith(f".{limit.value}")


def _permitted(hosts: Iterable[str], endings: Iterable[str]) -> list[x509.GeneralName]:
    networks = [x509.IPAddress(network) for network in PRIVATE]
    names = dict.fromkeys((*endings, *hosts))
    outside = [name for name in names if not any(_permits(network, name) for network in networks)]
    return [*networks, *(_limit(name) for name in outside)]


def _limit(host: str) -> x509.GeneralName:
    match _address(host):
        case IPv4Address() as address:
            return x509.IPAddress(IPv4Network(address))
        case IPv6Address() as address:
            return x509.IPAddress(IPv6Network(address))
        case _:
            return x509.DNSName(host)


def _general(host: str) -> x509.GeneralName:
    address = _address(host)
    return x509.DNSName(host) if address is None else x509.IPAddress(address)


def _address(host: str) -> Address | None:
    try:
        return ip_address(host)
    except ValueError:
        return None


def _named(name: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])


def _begun(
    subject: x509.Name, issuer: x509.Name, key: ec.EllipticCurvePublicKey, now: datetime, lasts: timedelta
) -> x509.CertificateBuilder:
    return (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer)
        .public_key(key)
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - EARLIER)
        .not_valid_after(now + lasts)
    )
