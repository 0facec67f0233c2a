"""The language of whoever reads a page: what the reader has chosen, or what the browser prefers."""

from __future__ import annotations

from collections.abc import Mapping

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from headtable.saying.languages import best_of, languages, readers_language
from headtable.web.guard import Connection

PARAMETER = "language"
"""``/me?language=de`` chooses German, for this page and all later ones of this browser."""
COOKIE = "headtable-language"
KEPT_S = 365 * 24 * 3600
MOST_PREFERRED = 20
"""Of the languages that a browser prefers, so many are read."""


def in_readers_language(pages: ASGIApp) -> ASGIApp:
    """The pages, which answer each request in its reader's language."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        connection: Connection = ASGIConnection(scope)
        chosen = known(connection.query_params.get(PARAMETER))
        language = chosen or known(connection.cookies.get(COOKIE)) or best_of(preferred(connection.headers))
        if language is None:
            await pages(scope, receive, send)
            return
        with readers_language(language):
            await pages(scope, receive, remembering(send, chosen) if chosen else send)

    return answer


def known(language: object) -> str | None:
    """The language, if it has sentences."""
    return language if isinstance(language, str) and language in languages() else None


def preferred(headers: Mapping[str, str]) -> list[str]:
    """The languages of ``Accept-Language`` (RFC 9110, 12.5.4), the most preferred one first."""
    ranges = headers.get("accept-language", "").split(",", MOST_PREFERRED)[:MOST_PREFERRED]
    weighed = [(_weight(weight), name.strip()) for name, _, weight in (each.partition(";") for each in ranges)]
    return [name for weight, name in sorted(weighed, key=lambda one: -one[0]) if weight > 0 and name]


def _weight(parameter: str) -> float:
    """``_weight("q=0.8")`` is 0.8, and no weight is the highest one. An unreadable weight is 0."""
    name, _, value = parameter.strip().partition("=")
    if not name:
        return 1.0
    try:
        return float(value) if name.strip() == "q" else 0.0
    except ValueError:
        return 0.0


def remembering(send: Send, language: str) -> Send:
    """Send the answer with a cookie that keeps the choice."""
    cookie = Cookie(COOKIE, value=language, max_age=KEPT_S, samesite="lax")

    async def sent(message: Message) -> None:
        if message["type"] == "http.response.start":
            MutableScopeHeaders.from_message(message).add("Set-Cookie", cookie.to_header(header=""))
        await send(message)

    return sent
