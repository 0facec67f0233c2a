"""The names of the cookies that let a browser in. Over https they have a name of their own.

A browser sends a cookie to every port of a host. A secret that was given over https at our own port must not be read
over http, and a browser that has such a cookie takes none of the same name over http. Behind a proxy for https the
pages see http, so there the cookies are as over http.
"""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.types import Scope

ONLY_HTTPS = "__Host-"  # browsers take a cookie of such a name only over https, and only for the whole host


def cookie_in(request: ASGIConnection[Any, Any, Any, Any], name: str) -> str | None:
    """The cookie that was given over this kind of connection; None if there is none."""
    return request.cookies.get(_name(request.scope, name))


def secret_cookie(request: ASGIConnection[Any, Any, Any, Any], name: str, value: str, max_age_s: int) -> Cookie:
    """A cookie that no script can read. It is lax, so that a link in a chat still opens the console."""
    return Cookie(
        _name(request.scope, name), value=value, max_age=max_age_s, httponly=True, samesite="lax",
        secure=_is_https(request.scope),
    )  # fmt: skip


def _name(scope: Scope, name: str) -> str:
    return f"{ONLY_HTTPS}{name}" if _is_https(scope) else name


def _is_https(scope: Scope) -> bool:
    return bool(scope["scheme"] == "https")
