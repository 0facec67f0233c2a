"""The sentences of the pages: as JSON for their scripts, and written into the HTML before it is sent."""

from __future__ import annotations

import hashlib
import re
from functools import cache
from html import escape
from pathlib import Path

import msgspec
from litestar import Response, get
from litestar.enums import MediaType
from litestar.handlers import HTTPRouteHandler

from headtable.saying import text
from headtable.saying.compiled import Sentences, compiled
from headtable.web.exchange import Answers
from headtable.web.guard import Browser

PLACEHOLDER = re.compile(r"\{\{ ([a-z0-9-]+) \}\}")
MARKUP = re.compile(r"&lt;(/?(?:a|code|em)|a href=&quot;/[a-z]*&quot;)&gt;")
"""What a sentence may hold of HTML, once it is escaped: links to our own pages, code and emphasis."""
_SENTENCES = Answers(Sentences)


def with_sentences(file: Path) -> bytes:
    """An HTML file in which each ``{{ name }}`` is the sentence of that name."""
    return PLACEHOLDER.sub(lambda found: _in_html(found[1]), file.read_text(encoding="utf-8")).encode()


def _in_html(name: str) -> str:
    return MARKUP.sub(lambda tag: tag[0].replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", '"'), escape(text(name)))


@cache
def _json() -> tuple[bytes, str]:
    """The sentences for scripts, and the tag by which a browser knows that it has these."""
    encoded = msgspec.json.encode(compiled())
    return encoded, f'"{hashlib.sha256(encoded).hexdigest()[:32]}"'


def sentence_routes() -> list[HTTPRouteHandler]:
    """Where a page's script gets its sentences."""

    @get("/api/sentences", opt=_SENTENCES.opt, sync_to_thread=False)
    def sentences(request: Browser) -> Response[bytes]:
        encoded, tag = _json()
        headers = {"ETag": tag}
        if request.headers.get("if-none-match") == tag:
            return Response(b"", status_code=304, headers=headers)
        return Response(encoded, media_type=MediaType.JSON, headers=headers)

    return [sentences]
