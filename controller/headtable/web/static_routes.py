"""The files that every page loads: scripts, style sheets and pictures. The script of a page brings its modules."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from litestar import HttpMethod, Response, route
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

from headtable.web.compressed import Compressed
from headtable.web.guard import Browser
from headtable.web.page_scripts import in_one_piece, without_comments
from headtable.web.pages import STATIC

MEDIA_TYPES = {
    ".css": "text/css", ".html": "text/html", ".js": "text/javascript", ".png": "image/png", ".svg": "image/svg+xml",
}  # fmt: skip


def static_routes() -> list[HTTPRouteHandler]:
    """The address of each file below ``static``. A browser names a file of a list, so it reaches no other one."""
    files = _files()

    @route("/static/{name:path}", http_method=[HttpMethod.GET, HttpMethod.HEAD], sync_to_thread=False)
    def static(request: Browser) -> Response[bytes]:
        file = files.get(str(request.path_params["name"]))
        if file is None:
            raise NotFoundException
        return _compressed(file).answer(request, MEDIA_TYPES[file.suffix])

    return [static]


@cache
def _files() -> dict[str, Path]:
    return {f"/{file.relative_to(STATIC).as_posix()}": file for file in STATIC.rglob("*") if file.is_file()}


@cache
def _compressed(file: Path) -> Compressed:
    if file.suffix != ".js":
        return Compressed.of(file.read_bytes())
    is_of_a_page = file.with_suffix(".html").exists()
    return Compressed.of((in_one_piece(file) if is_of_a_page else without_comments(file)).encode())
