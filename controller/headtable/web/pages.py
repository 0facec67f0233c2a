"""The pages themselves: HTML files, and who gets to see which."""

from __future__ import annotations

from pathlib import Path

from litestar import Response, get
from litestar.connection import Request
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.exceptions import HTTPException, NotFoundException
from litestar.handlers import HTTPRouteHandler

from headtable.web.guard import HostKey

STATIC = Path(__file__).parent / "static"
Browser = Request[None, None, State]


def page(name: str, status: int = 200) -> Response[bytes]:
    """One of the HTML files."""
    return Response((STATIC / f"{name}.html").read_bytes(), media_type=MediaType.HTML, status_code=status)


def pages(host_key: HostKey) -> list[HTTPRouteHandler]:
    """The scoreboard, the phone pad, and the console for whoever has the key."""

    @get("/", sync_to_thread=False)
    def scoreboard() -> Response[bytes]:
        return page("board")

    @get("/table/{table:int}", sync_to_thread=False)
    def pad() -> Response[bytes]:
        return page("pad")

    @get("/host", sync_to_thread=False)
    def console(request: Browser) -> Response[bytes]:
        offered: str | None = request.query_params.get("key")
        if offered is not None:
            return _let_in(host_key, offered)
        return page("host") if host_key.is_held_by(request) else page("key", status=401)

    return [scoreboard, pad, console]


def _let_in(host_key: HostKey, offered: str) -> Response[bytes]:
    """To the console without the key in its address, where the whole hall could read it on the projector."""
    if not host_key.opens(offered.strip()):
        return page("wrong-key", status=403)
    return Response(
        b"", status_code=303, media_type=MediaType.TEXT, headers={"Location": "/host"}, cookies=[host_key.cookie()]
    )


def trouble(request: Browser, error: HTTPException) -> Response[bytes] | Response[dict[str, str]]:
    """An error in words: a page for people, JSON for programs."""
    wants_page = "text/html" in request.headers.get("accept", "")
    if error.status_code == 404 and wants_page:
        return page("lost", status=404)
    return Response({"error": _in_words(request, error)}, status_code=error.status_code, headers=error.headers)


def _in_words(request: Browser, error: HTTPException) -> str:
    path = request.url.path[:100]
    match error.status_code:
        case 404 if isinstance(error, NotFoundException):  # the framework's, who names files
            return f"there is no page {path!r}; look at / (scoreboard), /table/1 (pad) or /host"
        case 405:
            return f"{path!r} cannot be asked that way ({request.method})"
        case 413:
            return "what was sent is longer than 64 KiB; nothing headtable understands is so long"
        case _:
            return error.detail
