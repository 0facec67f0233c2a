"""The hosts' sessions for Litestar's session middleware: it reads and sets the cookie, ``HostSessions`` keeps them.

Litestar's own backend keeps the token that a browser brings, and writes each session at each answer. Here a session
that is set gets a new token, and only what begins or ends is written.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware.session.base import BaseBackendConfig, BaseSessionBackend
from litestar.types import Message, Scopes, ScopeSession

from headtable.web.cookies import cookie_in, secret_cookie
from headtable.web.guard import ACCOUNT, COOKIE, HOST, SESSION_S, HostSessions


class KeptSession(dict[str, Any]):
    """The session of a browser that has brought a valid cookie; it is not stored again."""


class HostSessionBackend(BaseSessionBackend["HostSessionConfig"]):
    """Where the middleware finds the sessions."""

    def get_session_id(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """A session has no name but its token, which only the browser has."""

    async def load_from_connection(self, connection: ASGIConnection[Any, Any, Any, Any]) -> dict[str, Any]:
        """The person at this browser; empty for somebody who has not signed in."""
        host = self.config.hosts.host_of(cookie_in(connection, COOKIE) or "")
        return KeptSession({HOST: host} if host else {})

    async def store_in_message(
        self, scope_session: ScopeSession, message: Message, connection: ASGIConnection[Any, Any, Any, Any]
    ) -> None:
        """Begin the session that a request has set, or end the one that it has cleared."""
        if isinstance(scope_session, KeptSession):
            return
        hosts = self.config.hosts
        hosts.end(cookie_in(connection, COOKIE) or "")
        token = hosts.begin(scope_session[ACCOUNT]) if isinstance(scope_session, dict) else ""
        await hosts.stored()
        cookie = secret_cookie(connection, COOKIE, token, SESSION_S if token else 0)
        MutableScopeHeaders.from_message(message).add("Set-Cookie", cookie.to_header(header=""))


@dataclass
class HostSessionConfig(BaseBackendConfig[HostSessionBackend]):
    """What the base class asks for. ``secret_cookie`` makes the cookie."""

    hosts: HostSessions
    key: str = COOKIE
    max_age: int = SESSION_S
    scopes: Scopes = field(default_factory=lambda: {ScopeType.HTTP})
    path: str = "/"
    domain: str | None = None
    secure: bool = False
    httponly: bool = True
    samesite: Literal["lax", "strict", "none"] = "lax"
    exclude: str | list[str] | None = "^/static/"
    exclude_opt_key: str = "skip_session"

    _backend_class = HostSessionBackend
