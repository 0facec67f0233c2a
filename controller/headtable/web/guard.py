"""Checks the rights of a request: sessions of hosts, posts from other sites, and what a browser may load."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable
from http import HTTPStatus
from typing import NamedTuple

from litestar.connection import ASGIConnection, Request
from litestar.datastructures import MutableScopeHeaders, State
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.types import Message, Scope

from headtable.messages.words import Uid
from headtable.web.refusals import HostOnly, KeyIsOnlyWay, NotJson, OtherSite, Refused, RoleMayNot
from headtable.web.state_file import AccountRole, HostSession, StateFile

Connection = ASGIConnection[HTTPRouteHandler, None, None, State]
Browser = Request[None, None, State]
Guard = Callable[[Connection, BaseRouteHandler], None]

COOKIE = "headtable-host"
HOST = "host"  # in a session: the person at the browser
ACCOUNT = "account"  # in a session that begins: the id of the person's account; empty for the key
ACTOR = "actor"  # in the scope's state: the person whose right to a route was checked
ENDED = "ended"  # what is hashed with a key that lets nobody in any more
SESSION_S = 24 * 3600
MOST_SESSIONS = 32  # of the key and of each account: its oldest one ends for a new one
CONSOLE = "host-console"  # the speaker of what a host enters who has shown the key
SECURITY_HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    "X-Frame-Options": "DENY",  # for browsers that do not know frame-ancestors
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-cache",  # an old page would not fit its new scripts
}


class Host(NamedTuple):
    """Who uses a console: the person of an account, or whoever has the key."""

    uid: Uid = CONSOLE
    name: str = ""
    role: AccountRole = "host"


class HostSessions:
    """The host's key, and the browsers that have shown it or a password. Each has its own session, which ends.

    A session begins and ends at once. Whoever answers for that awaits ``stored`` first.
    """

    def __init__(
        self, key: str, state: StateFile, now_s: Callable[[], float], tell: Callable[[], object] = lambda: None
    ) -> None:
        self._key = key.encode()
        self._state = state
        self._now_s = now_s
        self.tell = tell  # every console asks what it still may do

    def opens(self, offered: str) -> bool:
        """Whether this is the key."""
        return hmac.compare_digest(offered.encode(errors="replace"), self._key) and self.key_opens

    @property
    def key_opens(self) -> bool:
        """Whether the key still lets in, as no host has ended it."""
        return not hmac.compare_digest(self._state.kept.ended_key, self._keyed(ENDED))

    def end_key(self) -> None:
        """Let nobody in by this key any more, and end its sessions. Another key opens again."""
        if not any(one.role == "host" for one in self._state.kept.accounts):
            raise Refused(HTTPStatus.CONFLICT, KeyIsOnlyWay())
        self._state.kept.ended_key = self._keyed(ENDED)
        self.end_of("")

    @property
    def has_accounts(self) -> bool:
        """Whether anybody can sign in with a password."""
        return bool(self._state.kept.accounts)

    def begin(self, account: str = "") -> str:
        """The new token of a browser that has shown the key, or the password of an account."""
        token = secrets.token_urlsafe(32)
        hashed = _hashed(token) if account else self._keyed(token)
        living = self._living()
        own = [session for session in living if session.account == account]
        others = [session for session in living if session.account != account]
        begun = HostSession(hashed, self._now_s() + SESSION_S, account)
        self._state.kept.is_unclaimed = False
        self._keep([*others, *[*own, begun][-MOST_SESSIONS:]])
        return token

    def who(self, connection: Connection) -> Host | None:
        """The person at this browser; None for somebody who has not signed in."""
        host: Host | None = connection.session.get(HOST)
        return host

    def host_of(self, token: str) -> Host | None:
        """The person whose browser has this token."""
        session = self._session(token)
        if session is None:
            return None
        return self.person(session.account)

    def person(self, account: str) -> Host | None:
        """The person of an account, or of the key if it is empty; None for an account that was removed."""
        if not account:
            return Host()
        found = next((one for one in self._state.kept.accounts if one.id == account), None)
        return Host(found.id, found.name, found.role) if found else None

    def signed_in(self, connection: Connection) -> Host:
        """The person at this browser; 401 for somebody who has not signed in."""
        host = self.who(connection)
        if host is None:
            raise Refused(HTTPStatus.UNAUTHORIZED, HostOnly())
        return host

    def open_sessions(self, account: str) -> int:
        """The number of browsers that are signed in to an account."""
        return sum(session.account == account for session in self._living())

    def end(self, token: str) -> None:
        """End the session with this token, if there is one."""
        if ended := self._session(token):
            self._keep([session for session in self._living() if session is not ended])
            self.tell()

    def end_of(self, account: str) -> None:
        """End every session of an account."""
        self._keep([session for session in self._living() if session.account != account])
        self.tell()

    def end_all(self) -> None:
        """End every session, of the key and of all accounts."""
        self._keep([])
        self.tell()

    async def stored(self) -> None:
        """Wait until every change so far is on the disk."""
        await self._state.stored()

    def guard(self, connection: Connection, _: BaseRouteHandler) -> None:
        """Refuse a browser at which no host is."""
        self._check(connection, frozenset())

    def guard_for(self, *roles: AccountRole) -> Guard:
        """A guard that lets in hosts, and accounts with one of these roles."""
        others = frozenset(roles)

        def guard(connection: Connection, _: BaseRouteHandler) -> None:
            self._check(connection, others)

        return guard

    def _check(self, connection: Connection, others: frozenset[AccountRole]) -> None:
        host = self.signed_in(connection)
        if host.role != "host" and host.role not in others:
            raise Refused(HTTPStatus.FORBIDDEN, RoleMayNot(host.role))
        connection.scope["state"][ACTOR] = host

    def _session(self, token: str) -> HostSession | None:
        by_key, by_account = self._keyed(token), _hashed(token)
        return next(
            (
                session
                for session in self._living()
                if hmac.compare_digest(session.token, by_account if session.account else by_key)
            ),
            None,
        )

    def _living(self) -> list[HostSession]:
        now_s = self._now_s()
        return [session for session in self._state.kept.hosts if now_s < session.until_s <= now_s + SESSION_S]

    def _keep(self, sessions: list[HostSession]) -> None:
        self._state.kept.hosts = sessions
        self._state.save_soon()

    def _keyed(self, token: str) -> str:
        """A keyed hash, so that a session by the key ends when the key changes."""
        return hmac.new(self._key, token.encode(errors="replace"), hashlib.sha256).hexdigest()


def _hashed(token: str) -> str:
    """The hash of an account's token. The token is long and random, so a fast hash is enough."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


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
