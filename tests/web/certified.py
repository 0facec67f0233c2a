"""The pages over https, with a certificate as `headtable certificate` makes it."""

from __future__ import annotations

import ssl
from base64 import b64encode
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

import httpx
from cryptography import x509
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from headtable.config import Web
from headtable_tools.certificate.make import Hosts, Made, make
from tests.patience import PATIENCE_S
from tests.web.house import KEY

HOSTS = Hosts((), ("headtable.local", "localhost", "127.0.0.1"))


def certificate_in(folder: Path) -> Made:
    """A new certificate, and an authority if the folder has none."""
    return make(folder / "headtable.toml", "hall", HOSTS, datetime.now(UTC))


def over_https(made: Made, https_port: int = 0) -> Web:
    """The settings of pages with this certificate, at free ports."""
    return Web(port=0, host_key=KEY, certificate=made.certificate, certificate_key=made.key, https_port=https_port)


def trusting(made: Made) -> ssl.SSLContext:
    """A device that has installed the authority, and trusts no other."""
    return ssl.create_default_context(cafile=made.authority)


def trusted_by_chromium(made: Made) -> str:
    """The argument with which Chromium takes this certificate and no other untrusted one."""
    certificate = x509.load_pem_x509_certificate(Path(made.certificate).read_bytes())
    key = certificate.public_key().public_bytes(Encoding.DER, PublicFormat.SubjectPublicKeyInfo)
    return f"--ignore-certificate-errors-spki-list={b64encode(sha256(key).digest()).decode()}"


def browser_over_https(made: Made, port: int) -> httpx.AsyncClient:
    """A browser of sorts on that device."""
    return httpx.AsyncClient(
        base_url=f"https://127.0.0.1:{port}", timeout=PATIENCE_S, trust_env=False, verify=trusting(made)
    )
