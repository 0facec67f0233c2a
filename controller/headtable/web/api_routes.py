"""The OpenAPI document of the API, for programs, and the same as a page, for people."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from threading import Lock
from typing import Any

import msgspec
from litestar import Response, get
from litestar.enums import MediaType
from litestar.handlers import HTTPRouteHandler

from headtable.saying.languages import language
from headtable.web.compressed import Compressed
from headtable.web.exchange import Delivers
from headtable.web.guard import Browser
from headtable.web.page_sentences import with_sentences

DOCUMENT = "/api/openapi.json"
PAGE = Path(__file__).with_name("api.html")
HERE = b"{{ operations }}"
"""Here the page lists the operations."""
_DOCUMENT = Delivers(MediaType.JSON)


class WrittenApi:
    """The document of these routes, which is written when somebody first asks for it, and then kept."""

    def __init__(self, routes: Iterable[HTTPRouteHandler]) -> None:
        self._routes = routes
        self._writing = Lock()
        self._html = dict[str, Compressed]()

    def json(self) -> Compressed:
        """The document."""
        with self._writing:
            return self._small_json

    def page(self) -> Compressed:
        """The operations and the types as a page, in the reader's language."""
        with self._writing:
            if language() not in self._html:
                self._html[language()] = Compressed.of(with_sentences(PAGE).replace(HERE, self._as_html()))
            return self._html[language()]

    @cached_property
    def _small_json(self) -> Compressed:
        return Compressed.of(self._json)

    @cached_property
    def _json(self) -> bytes:
        from headtable.web.api_document import api_document  # noqa: PLC0415  few nights need it

        return msgspec.json.encode(api_document(self._routes))

    def _as_html(self) -> bytes:
        from headtable.web.api_html import in_html  # noqa: PLC0415

        document: dict[str, Any] = msgspec.json.decode(self._json)
        return in_html(document).encode()


def api_routes(routes: Iterable[HTTPRouteHandler]) -> list[HTTPRouteHandler]:
    """The document and its page. Everybody may read them: they say nothing of a night."""

    @get(DOCUMENT, opt=_DOCUMENT.opt, sync_to_thread=True)
    def document(request: Browser) -> Response[bytes]:
        """This document."""
        return written.json().answer(request, MediaType.JSON)

    @get("/api", sync_to_thread=True)
    def readable(request: Browser) -> Response[bytes]:
        """The document as a page."""
        return written.page().answer(request, MediaType.HTML)

    own = [document, readable]
    written = WrittenApi([*routes, *own])
    return own
