"""The host's notice for everybody in the hall: "The buffet is open". It stays until the host takes it down."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, post
from litestar.handlers import HTTPRouteHandler
from msgspec import Meta, Struct

from headtable.web.exchange import Exchange
from headtable.web.guard import Browser, HostSessions, same_site
from headtable.web.live_events import Notice
from headtable.web.live_room import LiveRoom
from headtable.web.state_file import StateFile


class NewNotice(Struct, frozen=True, forbid_unknown_fields=True):
    """The host's words; empty takes the notice down."""

    text: Annotated[str, Meta(max_length=200)]


_NOTICE = Exchange(Notice, msgspec.json.Decoder(NewNotice))


def notice_routes(room: LiveRoom, state: StateFile, hosts: HostSessions) -> list[HTTPRouteHandler]:
    """The route by which the host's console writes the notice. It survives a restart of the pages."""

    @post("/api/host/notice", opt=_NOTICE.opt, guards=[same_site, hosts.guard], status_code=200)
    async def write(request: Browser) -> Response[bytes]:
        """Write the notice for the hall, or take it down."""
        written = Notice(" ".join(_NOTICE.body(await request.body()).text.split()))
        state.kept.notice = written.text
        state.save_soon()
        room.show_notice(written)
        await state.stored()
        return _NOTICE.response(written)

    return [write]
