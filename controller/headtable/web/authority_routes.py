"""The venue's own authority, for a tablet that shall trust the certificate of the pages."""

from __future__ import annotations

from pathlib import Path

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

from headtable.web.exchange import Delivers

AUTHORITY = "authority.pem"  # beside the certificate, as `headtable certificate` writes both
BEGINNING = b"-----BEGIN CERTIFICATE-----"
TYPE = "application/x-x509-ca-cert"  # phones offer to install a file of this type
DELIVERED_AS = {"Content-Disposition": 'attachment; filename="headtable-authority.crt"'}
LONGEST = 10_000  # bytes
_SHOWN = Delivers(TYPE)


def authority_routes(certificate: str) -> list[HTTPRouteHandler]:
    """The address of the file; 404 if the venue has no authority of its own."""
    file = Path(certificate).with_name(AUTHORITY) if certificate else None

    @get("/authority", opt=_SHOWN.opt)
    async def authority() -> Response[bytes]:
        """The venue's authority, as a file that a phone or tablet offers to install."""
        content = _certificate_in(file)
        if content is None:
            raise NotFoundException
        return Response(content, media_type=TYPE, headers=DELIVERED_AS)

    return [authority]


def _certificate_in(file: Path | None) -> bytes | None:
    """One certificate and nothing else, as a private key must never leave the machine."""
    if file is None:
        return None
    try:
        with file.open("rb") as opened:
            content = opened.read(LONGEST)
    except OSError:
        return None
    is_certificate = content.startswith(BEGINNING) and content.count(b"-----BEGIN") == 1
    return content if is_certificate else None
