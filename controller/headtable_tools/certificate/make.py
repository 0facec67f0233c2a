"""Makes the files of a certificate for https, and renews them; the authority is made once."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

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
from headtable.config.hosts import is_host
from headtable.config.place import folder_of
from headtable.config.ports import EVERYWHERE
from headtable.errors import BadConfig, Unwell
from headtable.web.addresses import Addresses
from headtable.web.authority_routes import AUTHORITY
from headtable.web.request_filter import OWN_ENDINGS, own_names
from headtable_tools.certificate.authority import Signed, make_authority, new_key, not_permitted, sign_server

FOLDER = "certificates"  # beside headtable.toml
AUTHORITY_KEY = "authority-key.pem"
SERVER, SERVER_KEY = "server.pem", "server-key.pem"
FOR_OWNER, FOR_GROUP, FOR_EVERYBODY = 0o600, 0o040, 0o644
ALWAYS = ("127.0.0.1",)


class Hosts(NamedTuple):
    """The names and addresses of a machine."""

    named: tuple[str, ...]  # by the host
    found: tuple[str, ...]  # by this command


class Made(Struct, frozen=True):
    """What was made, for people and scripts."""

    certificate: str
    key: str
    authority: str
    new_authority: bool
    names: tuple[str, ...]
    left_out: tuple[str, ...]  # found, but the authority may not vouch for them
    until: datetime


def hosts_of(web: Web, named: Iterable[str] = (), addresses: Iterable[str] | None = None) -> Hosts:
    """The names and addresses by which browsers find this machine; BadConfig for a name that is none."""
    here = Addresses(web, web.port).hosts if addresses is None else addresses
    for name in named:
        if not is_host(name):
            raise BadConfig("certificate-name-wrong", name=name)
    return Hosts(_spelled((web.https_name, *named, *web.names)), _spelled((*here, *sorted(own_names(())), *ALWAYS)))


def _spelled(hosts: Iterable[str]) -> tuple[str, ...]:
    known = (host.lower().removesuffix(".") for host in hosts)
    return tuple(dict.fromkeys(host for host in known if host and host not in EVERYWHERE))


def make(config: Path, venue: str, hosts: Hosts, now: datetime) -> Made:
    """Make a certificate for these hosts beside a configuration, and an authority if there is none.

    BadConfig if the authority has ended or may not vouch for a name of the host; Unwell if the files cannot be used.
    """
    folder = folder_of(config) / FOLDER
    try:
        folder.mkdir(parents=True, exist_ok=True)
        before = _read(folder, AUTHORITY, AUTHORITY_KEY)
        authority = before or make_authority(venue, hosts.named + hosts.found, OWN_ENDINGS, now)
        left_out = _left_out(authority, hosts, folder, now)
        names = tuple(dict.fromkeys(host for host in hosts.named + hosts.found if host not in left_out))
        own = _read(folder, SERVER, SERVER_KEY)
        server = sign_server(authority, names, own.key if own else new_key(), now)
        if before is None:
            _write(authority, folder / AUTHORITY, folder / AUTHORITY_KEY, _own(FOR_OWNER))
        _write(server, folder / SERVER, folder / SERVER_KEY, _as(config))
    except (OSError, ValueError) as trouble:
        raise Unwell("certificate-not-made", folder=str(folder), error=str(trouble)) from None
    certificate, key, file = (str(folder / name) for name in (SERVER, SERVER_KEY, AUTHORITY))
    return Made(certificate, key, file, before is None, names, left_out, server.certificate.not_valid_after_utc)


def _left_out(authority: Signed, hosts: Hosts, folder: Path, now: datetime) -> tuple[str, ...]:
    """The hosts that were found and for which the authority may not vouch."""
    if authority.certificate.not_valid_after_utc <= now:
        raise BadConfig("certificate-authority-ended", folder=str(folder))
    if beyond := not_permitted(authority.certificate, hosts.named):
        raise BadConfig("certificate-beyond-authority", names=", ".join(beyond), folder=str(folder))
    return tuple(not_permitted(authority.certificate, hosts.found))


def _read(folder: Path, certificate: str, key: str) -> Signed | None:
    """A certificate of this folder with its key; None if there is none yet."""
    if not (folder / certificate).exists():
        return None
    found = load_pem_private_key((folder / key).read_bytes(), password=None)
    if not isinstance(found, ec.EllipticCurvePrivateKey):
        raise ValueError(f"{key} is not of headtable")
    return Signed(x509.load_pem_x509_certificate((folder / certificate).read_bytes()), found)


def _write(signed: Signed, certificate: Path, key: Path, of_key: Rights) -> None:
    """Write both files. A renewed certificate keeps its key, so both fit each other after a power cut, too."""
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
    """The lines that headtable.toml still needs below [web] to use these files."""
    if (web.certificate, web.certificate_key) == (made.certificate, made.key):
        return []
    return [f'certificate = "{FOLDER}/{SERVER}"', f'certificate_key = "{FOLDER}/{SERVER_KEY}"']
