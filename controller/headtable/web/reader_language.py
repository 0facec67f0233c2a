"""The language of whoever reads a page: what the reader has chosen, or what the browser prefers."""

from __future__ import annotations

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from headtable.saying.languages import best_of, languages, readers_language
from headtable.web.accepted import accepted
from headtable.web.guard import Connection

PARAMETER = "language"
"""``/me?language=de`` chooses German, for this page and all later ones of this browser."""
COOKIE = "headtable-language"
KEPT_S = 365 * 24 * 3600


def in_readers_language(pages: ASGIApp) -> ASGIApp:
    """The pages, which answer each request in its reader's language."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        connection: Connection = ASGIConnection(scope)
        chosen = known(connection.query_params.get(PARAMETER))
        language = (
            chosen
            or known(connection.cookies.get(COOKIE))
            or best_of(accepted(connection.headers.get("accept-language", "")))
        )
        if language is None:
            await pages(scope, receive, send)
            return
        with readers_language(language):
            await pages(scope, receive, remembering(send, chosen) if chosen else send)

    return answer


def known(language: object) -> str | None:
    """The language, if it has sentences."""
    return language if isinstance(language, str) and language in languages() else None


def remembering(send: Send, language: str) -> Send:
    """Send the answer with a cookie that keeps the choice."""
    cookie = Cookie(COOKIE, value=language, max_age=KEPT_S, samesite="lax")

    async def sent(message: Message) -> None:
        if message["type"] == "http.response.start":
            MutableScopeHeaders.from_message(message).add("Set-Cookie", cookie.to_header(header=""))
        await send(message)

    return sent
