"""The sentences of the pages: as JSON for their scripts, and in the HTML that is sent."""

from __future__ import annotations

import gzip
import hashlib
import re
from functools import cache
from html import escape
from pathlib import Path
from typing import NamedTuple

import msgspec
from litestar import Response, get
from litestar.enums import MediaType
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec

from headtable.saying import text
from headtable.saying.compiled import Sentences, compiled
from headtable.saying.languages import PSEUDO, language, languages, own_name
from headtable.web.exchange import Answers
from headtable.web.guard import Browser
from headtable.web.reader_language import PARAMETER

PLACEHOLDER = re.compile(r"\{\{ ([a-z0-9]+(?:-[a-z0-9]+)+) \}\}")
PART = re.compile(r"\{\{ part ([a-z-]+) \}\}\n")
PARTS = Path(__file__).parent / "parts"
"""HTML that several pages have: ``{{ part dialog }}`` stands for ``dialog.html`` in this folder."""
LANGUAGE_HERE = "{{ language }}"
LANGUAGES_HERE = "{{ languages }}"
"""Here a page has a link for each other language."""
MARKUP = re.compile(r"&lt;(/?(?:a|code|em)|a href=&quot;/[a-z]*&quot;)&gt;")
"""What a sentence may hold of HTML, once it is escaped: links to our own pages, code and emphasis."""
_SENTENCES = Answers(Sentences)
SAME_AS_BEFORE = {304: ResponseSpec(None, description="The copy of the browser is current")}


def with_sentences(file: Path) -> bytes:
    """An HTML file in which each ``{{ name-of-it }}`` is the sentence of that name, with its language."""
    return _filled(file, language())


def with_parts(file: Path) -> str:
    """An HTML file with its parts, and still without sentences."""
    page = file.read_text(encoding="utf-8")
    return PART.sub(lambda found: (PARTS / f"{found[1]}.html").read_text(encoding="utf-8"), page)


@cache
def _filled(file: Path, language: str) -> bytes:
    page = with_parts(file).replace(LANGUAGE_HERE, language)
    page = page.replace(LANGUAGES_HERE, _links_from(language))
    return PLACEHOLDER.sub(lambda found: in_html(text(found[1])), page).encode()


def _links_from(own: str) -> str:
    """A link for each language but this one; none in the pseudo-language."""
    others = sorted(languages() - {own}) if own != PSEUDO else ()
    return " ".join(
        f'<a href="?{PARAMETER}={other}" lang="{other}" hreflang="{other}">{escape(own_name(other))}</a>'
        for other in others
    )


def in_html(sentence: str) -> str:
    """``in_html("<em>Ann</em> & Bea")`` is ``<em>Ann</em> &amp; Bea``."""
    return MARKUP.sub(lambda tag: "<" + tag[1].replace("&quot;", '"') + ">", escape(sentence))


class _Encoded(NamedTuple):
    """The sentences as JSON, plain and compressed, and the tag by which a browser knows that its copy is current."""

    plain: bytes
    compressed: bytes
    tag: str


@cache
def _for_scripts(_language: str) -> _Encoded:
    plain = msgspec.json.encode(compiled())
    return _Encoded(plain, gzip.compress(plain, mtime=0), f'"{hashlib.sha256(plain).hexdigest()[:32]}"')


def sentence_routes() -> list[HTTPRouteHandler]:
    """The address from which a page's script loads its sentences."""

    @get("/api/sentences", opt=_SENTENCES.opt, responses=SAME_AS_BEFORE, sync_to_thread=False)
    def sentences(request: Browser) -> Response[bytes]:
        """The sentences of the pages, in the reader's language."""
        encoded = _for_scripts(language())
        headers = {"ETag": encoded.tag, "Vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == encoded.tag:
            return Response(b"", status_code=304, headers=headers)
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(encoded.plain, media_type=MediaType.JSON, headers=headers)
        headers["Content-Encoding"] = "gzip"
        return Response(encoded.compressed, media_type=MediaType.JSON, headers=headers)

    return [sentences]
