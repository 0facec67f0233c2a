"""The sockets where the pages listen: for http, and for https if they have a certificate."""

from __future__ import annotations

import contextlib
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from headtable.complaints import Complaints
from headtable.config import Web
from headtable.config.ports import EVERYWHERE
from headtable.errors import Unwell
from headtable.web.handshakes import Handshakes
from headtable.web.server_certificate import ServerCertificate


class Listeners(NamedTuple):
    """The open sockets, and what a connection for https begins with."""

    http: socket.socket
    https: socket.socket | None = None
    handshakes: Handshakes | None = None
    inherited: tuple[socket.socket, ...] = ()  # for http, too

    @property
    def sockets(self) -> list[socket.socket]:
        """All of them."""
        return [self.http, *self.inherited, *filter(None, [self.https])]

    def as_opened(self, web: Web) -> Web:
        """The settings with the real ports, where the file says 0."""
        https_port = port_of(self.https) if self.https else web.https_port
        return replace(web, port=port_of(self.http), https_port=https_port)


@contextlib.contextmanager
def open_listeners(
    web: Web, complaints: Complaints, inherited: tuple[socket.socket, ...] = ()
) -> Iterator[Listeners]:
    """Open the sockets, and close them afterwards. Unwell if that is impossible, or if the certificate is useless.

    Those that systemd has opened listen everywhere. So they are taken only if the settings let the pages do so.
    """
    with contextlib.ExitStack() as opened:
        for each in inherited:
            opened.enter_context(each)
        taken = inherited if web.host in EVERYWHERE else ()
        http = opened.enter_context(_opened(web.host, web.port))
        if not web.certificate:
            yield Listeners(http, inherited=taken)
            return
        certificate = ServerCertificate(Path(web.certificate), Path(web.certificate_key), complaints)
        https = opened.enter_context(_opened(web.host, web.https_port))
        yield Listeners(http, https, Handshakes(port_of(https), certificate, complaints), taken)


def port_of(listener: socket.socket) -> int:
    """The port where a socket listens."""
    port: int = listener.getsockname()[1]
    return port


def listening(host: str, port: int, backlog: int = 256) -> socket.socket:
    """A socket that listens on this address, by IPv4 or IPv6; OSError if that is impossible."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family, backlog=backlog)


def _opened(host: str, port: int) -> socket.socket:
    try:
        return listening(host, port)
    except OSError as trouble:
        raise Unwell("pages-not-opened", host=host, port=str(port), error=trouble.strerror) from None
