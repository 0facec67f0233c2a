"""The certificate by which the pages prove who they are over https."""

from __future__ import annotations

import ssl
from pathlib import Path

from headtable.complaints import Complaints
from headtable.errors import Unwell

Changed = tuple[int, int]


class ServerCertificate:
    """The files of a certificate and of its key. A renewed certificate is used without a restart."""

    def __init__(self, certificate: Path, key: Path, complaints: Complaints) -> None:
        """Read the files; Unwell if they cannot be used."""
        self._files = (certificate, key)
        self._complaints = complaints
        self._changed = self._times()
        self._context = self._read()

    @property
    def context(self) -> ssl.SSLContext:
        """What a handshake needs. If a renewed certificate cannot be used, it is the one before."""
        if (changed := self._times()) != self._changed:
            self._changed = changed
            try:
                self._context = self._read()
            except Unwell as trouble:
                self._complaints.note("certificate", trouble)
        return self._context

    def _read(self) -> ssl.SSLContext:
        certificate, key = self._files
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.minimum_version = ssl.TLSVersion.TLSv1_2
        context.set_alpn_protocols(["http/1.1"])
        try:
            context.load_cert_chain(certificate, key, password=_no_password)
        except (OSError, ValueError) as trouble:  # ssl.SSLError is an OSError
            raise Unwell(
                "certificate-unusable", file=str(certificate), key=str(key), error=reason_of(trouble)
            ) from None
        return context

    def _times(self) -> tuple[Changed, ...]:
        return tuple(_changed(file) for file in self._files)


def _changed(file: Path) -> Changed:
    """When a file was written, and its inode; zeros if there is none."""
    try:
        found = file.stat()
    except OSError:
        return (0, 0)
    return (found.st_mtime_ns, found.st_ino)


def _no_password() -> str:
    """OpenSSL would otherwise ask at the terminal."""
    raise ValueError("the key has a password")


def reason_of(trouble: OSError | ValueError) -> str:
    """Why, in a few words: OpenSSL's own code, or the system's."""
    if isinstance(trouble, ssl.SSLError):
        return (trouble.reason or str(trouble)).replace("_", " ").lower()
    return getattr(trouble, "strerror", None) or str(trouble) or type(trouble).__name__
