"""Whether the certificate of the pages can be used, and until when."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta

from cryptography import x509

from headtable.complaints import Complaints
from headtable.config import Web
from headtable.errors import Unwell
from headtable.web.server_certificate import ServerCertificate
from headtable_tools.doctor.finding import Finding, Good, Unknown, Wrong
from headtable_tools.doctor.machine import Machine

SOON = timedelta(days=30)


class CertificateGood(Good):
    """It lasts for a while."""

    file: str
    until: str  # the day


class CertificateEndsSoon(Unknown):
    """It lasts for this night."""

    file: str
    until: str  # the day


class CertificateEnded(Wrong):
    """No browser takes it any more."""

    file: str
    until: str  # the day


class CertificateUnusableByPages(Wrong):
    """The pages cannot start with it."""

    why: str


def certificate(machine: Machine, web: Web) -> Iterator[Finding]:
    """The certificate that the configuration names, if it names one."""
    if not web.certificate:
        return
    file, now = machine.at(web.certificate), machine.now()
    try:
        ServerCertificate(file, machine.at(web.certificate_key), Complaints(_ignore))
    except Unwell as trouble:
        yield CertificateUnusableByPages(str(trouble))
        return
    until = x509.load_pem_x509_certificate(file.read_bytes()).not_valid_after_utc
    kind = CertificateEnded if until <= now else CertificateEndsSoon if until <= now + SOON else CertificateGood
    yield kind(web.certificate, f"{until:%Y-%m-%d}")


def _ignore(_: str) -> None:
    """A certificate that is read only once has nothing to complain of later."""
