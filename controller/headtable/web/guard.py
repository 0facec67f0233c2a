"""Who may do what: the host's key, posts from other sites, and what a browser may load."""

from __future__ import annotations

import hashlib
import hmac
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders, State
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.types import Message, Scope

Connection = ASGIConnection[HTTPRouteHandler, None, None, State]

COOKIE = "headtable-host"
SECURITY_HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-cache",  # a page from before an update would not fit its scripts
}


class HostKey:
    """The host's key; the cookie proves it without containing it."""

    def __init__(self, key: str) -> None:
        self._key = key.encode()
        self._proof = hmac.new(self._key, b"headtable host console", hashlib.sha256).hexdigest()

    def opens(self, offered: str) -> bool:
        """Whether this is the key."""
        return hmac.compare_digest(offered.encode(), self._key)

    def is_held_by(self, connection: Connection) -> bool:
        """Whether this browser has shown the key before."""
        return hmac.compare_digest(connection.cookies.get(COOKIE, "").encode(), self._proof.encode())

    def cookie(self) -> Cookie:
        """What a browser that has shown the key gets; lax, so that a link in a chat still leads to the console."""
        return Cookie(COOKIE, value=self._proof, httponly=True, samesite="lax")

    def guard(self, connection: Connection, _: BaseRouteHandler) -> None:
        """Refuse whoever has not shown the key."""
        if not self.is_held_by(connection):
            raise HTTPException(
                status_code=401,
                detail="only the host may do this: open the console's address with its key, "
                "which headtable printed when it started, and try again",
            )


def same_site(connection: Connection, _: BaseRouteHandler) -> None:
    """Refuse a post that another site's page has made, and anything that a plain form could send."""
    site = connection.headers.get("origin")
    if site is not None and urlsplit(site).netloc != connection.headers.get("host"):
        raise HTTPException(
            status_code=403, detail=f"a page of another site ({site[:100]!r}) sent this; use headtable's own pages"
        )
    if connection.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise HTTPException(status_code=403, detail="a page of another site sent this; use headtable's own pages")
    kind = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise HTTPException(status_code=415, detail=f"send application/json, not {kind[:60]!r}")


async def secure(message: Message, scope: Scope) -> None:
    """Put the security headers on every answer, also on errors and files."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in SECURITY_HEADERS.items():
            headers[name] = value
