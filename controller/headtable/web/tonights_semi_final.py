"""The semi-final of tonight, which every answer calls by its name."""

from __future__ import annotations

from litestar.types import ASGIApp, Receive, Scope, Send

from headtable.saying.semi_final import semi_final_is
from headtable.web.live_room import LiveRoom


def naming_semi_final(pages: ASGIApp, room: LiveRoom) -> ASGIApp:
    """The pages, which answer each request with the name of tonight's semi-final."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        with semi_final_is(room.semi_final):
            await pages(scope, receive, send)

    return answer
