"""Makes the files of a certificate for https, and renews them; the authority is made once."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_pem_private_key,
)
from msgspec import Struct

from headtable.config import Web
from headtable.config.atomic import Rights, write_atomically
from headtable.config.ports import EVERYWHERE
from headtable.errors import BadConfig, Unwell
from headtable.web.addresses import Addresses
from headtable.web.authority_routes import AUTHORITY
from headtable.web.request_filter import OWN_ENDINGS, own_names
from headtable_tools.certificate.authority import Signed, make_authority, not_permitted, sign_server

FOLDER = "certificates"  # beside headtable.toml
AUTHORITY_KEY = "authority-key.pem"
SERVER, SERVER_KEY = "server.pem", "server-key.pem"
FOR_OWNER, FOR_GROUP, FOR_EVERYBODY = 0o600, 0o040, 0o644
ALWAYS = ("127.0.0.1",)


class Made(Struct, frozen=True):
    """What was made, for people and scripts."""

    certificate: str
    key: str
    authority: str
    new_authority: bool
    names: tuple[str, ...]
    until: datetime


def hosts_of(web: Web, others: Iterable[str] = (), addresses: Iterable[str] | None = None) -> tuple[str, ...]:
    """The names and addresses by which browsers find this machine. Those that its network gives it come first."""
    here = Addresses(web, web.port).hosts if addresses is None else addresses
    names = (name for name in sorted(own_names((*web.names, web.https_name))) if name)
    found = (host.lower().removesuffix(".") for host in (web.https_name, *others, *here, *names, *ALWAYS))
    return tuple(dict.fromkeys(host for host in found if host and host not in EVERYWHERE))


def make(config: Path, venue: str, hosts: Iterable[str], now: datetime) -> Made:
    """Make a certificate for these hosts beside a configuration, and an authority if there is none.

    BadConfig if the authority may not vouch for one of them; Unwell if the files cannot be read or written.
    """
    names, folder = tuple(hosts), config.absolute().parent / FOLDER
    try:
        folder.mkdir(parents=True, exist_ok=True)
        found = _read(folder)
        authority = found or make_authority(venue, names, OWN_ENDINGS, now)
        if beyond := not_permitted(authority.certificate, names):
            raise BadConfig("certificate-beyond-authority", names=", ".join(beyond), folder=str(folder))
        server = sign_server(authority, names, now)
        if found is None:
            _write(authority, folder / AUTHORITY, folder / AUTHORITY_KEY, _own(FOR_OWNER))
        _write(server, folder / SERVER, folder / SERVER_KEY, _as(config))
    except (OSError, ValueError) as trouble:
        raise Unwell("certificate-not-made", folder=str(folder), error=str(trouble)) from None
    return Made(
        certificate=str(folder / SERVER),
        key=str(folder / SERVER_KEY),
        authority=str(folder / AUTHORITY),
        new_authority=found is None,
        names=names,
        until=server.certificate.not_valid_after_utc,
    )


def _read(folder: Path) -> Signed | None:
    """The authority of this folder; None if there is none yet."""
    if not (folder / AUTHORITY).exists():
        return None
    certificate = x509.load_pem_x509_certificate((folder / AUTHORITY).read_bytes())
    key = load_pem_private_key((folder / AUTHORITY_KEY).read_bytes(), password=None)
    if not isinstance(key, ec.EllipticCurvePrivateKey):
        raise ValueError(f"{AUTHORITY_KEY} is not of headtable")
    return Signed(certificate, key)


def _write(signed: Signed, certificate: Path, key: Path, of_key: Rights) -> None:
    """Write the key first: a certificate without its key would stop the pages."""
    private = signed.key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    write_atomically(key, private, of_key)
    write_atomically(certificate, signed.certificate.public_bytes(Encoding.PEM), _own(FOR_EVERYBODY))


def _own(mode: int) -> Rights:
    return Rights(os.geteuid(), os.getegid(), mode)


def _as(config: Path) -> Rights:
    """The rights of headtable.toml, which is as secret: the pages, which are not root, read both."""
    if not config.exists():
        return _own(FOR_OWNER)
    found = config.stat()
    return Rights(found.st_uid, found.st_gid, FOR_OWNER | stat.S_IMODE(found.st_mode) & FOR_GROUP)


def lines_missing(web: Web, made: Made) -> list[str]:
    """The lines that headtable.toml still needs below [web]."""
    if web.certificate and web.certificate_key:
        return []
    return [f'certificate = "{FOLDER}/{SERVER}"', f'certificate_key = "{FOLDER}/{SERVER_KEY}"']
