"""Checks the rights of a request: the host's sessions, posts from other sites, and what a browser may load."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable
from http import HTTPStatus

from litestar.connection import ASGIConnection, Request
from litestar.datastructures import Cookie, MutableScopeHeaders, State
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.types import Message, Scope

from headtable.web.refusals import HostOnly, NotJson, OtherSite, Refused
from headtable.web.state_file import HostSession, StateFile

Connection = ASGIConnection[HTTPRouteHandler, None, None, State]
Browser = Request[None, None, State]

COOKIE = "headtable-host"
SESSION_S = 24 * 3600
MOST_SESSIONS = 32  # the oldest one ends for a new one
SECURITY_HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-cache",  # an old page would not fit its new scripts
}


class HostSessions:
    """The host's key, and the browsers that have shown it. Each browser has its own session, which ends."""

    def __init__(self, key: str, state: StateFile, now_s: Callable[[], float]) -> None:
        self._key = key.encode()
        self._state = state
        self._now_s = now_s

    def opens(self, offered: str) -> bool:
        """Whether this is the key."""
        return hmac.compare_digest(offered.encode(errors="replace"), self._key)

    def begin(self) -> Cookie:
        """The cookie for a browser that has shown the key.

        It is lax, so that a link in a chat still opens the console.
        """
        token = secrets.token_urlsafe(32)
        kept = [*self._living(), HostSession(self._hashed(token), self._now_s() + SESSION_S)]
        self._state.kept.hosts = kept[-MOST_SESSIONS:]
        self._state.save()
        return Cookie(COOKIE, value=token, max_age=SESSION_S, httponly=True, samesite="lax")

    def is_held_by(self, connection: Connection) -> bool:
        """Whether this browser has a host's session."""
        offered = self._hashed(connection.cookies.get(COOKIE, ""))
        return any(hmac.compare_digest(session.token, offered) for session in self._living())

    def end(self, connection: Connection) -> None:
        """End this browser's session."""
        ended = self._hashed(connection.cookies.get(COOKIE, ""))
        self._state.kept.hosts = [session for session in self._living() if session.token != ended]
        self._state.save()

    def end_all(self) -> None:
        """End every host's session."""
        self._state.kept.hosts = []
        self._state.save()

    def guard(self, connection: Connection, _: BaseRouteHandler) -> None:
        """Refuse a browser that has not shown the key."""
        if not self.is_held_by(connection):
            raise Refused(HTTPStatus.UNAUTHORIZED, HostOnly())

    def _living(self) -> list[HostSession]:
        now_s = self._now_s()
        return [session for session in self._state.kept.hosts if now_s < session.until_s <= now_s + SESSION_S]

    def _hashed(self, token: str) -> str:
        """A keyed hash, so that a session ends when the key changes."""
        return hmac.new(self._key, token.encode(errors="replace"), hashlib.sha256).hexdigest()


def same_site(connection: Connection, _: BaseRouteHandler) -> None:
    """Refuse a post from another site's page, and any body that a plain form could send."""
    site = connection.headers.get("origin")
    ours = connection.headers.get("host", "")
    if site is not None and site.lower() not in (f"http://{ours}".lower(), f"https://{ours}".lower()):
        raise Refused(HTTPStatus.FORBIDDEN, OtherSite(repr(site[:100])[1:-1]))
    if connection.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise Refused(HTTPStatus.FORBIDDEN, OtherSite())
    kind = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Refused(HTTPStatus.UNSUPPORTED_MEDIA_TYPE, NotJson(repr(kind[:60])[1:-1]))


async def secure(message: Message, scope: Scope) -> None:
    """Put the security headers on every answer, also on errors and files."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in SECURITY_HEADERS.items():
            headers.setdefault(name, value)  # a picture with a code is never cached
