"""The sentences of the pages: as JSON for their scripts, and in the HTML that is sent."""

from __future__ import annotations

import re
from functools import cache
from html import escape
from pathlib import Path

import msgspec
from litestar import Response, get
from litestar.enums import MediaType
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec

from headtable.saying import text
from headtable.saying.compiled import Sentences, compiled
from headtable.saying.currencies import currency
from headtable.saying.glossary import WORD
from headtable.saying.languages import PSEUDO, language, languages, own_name
from headtable.web.compressed import Compressed
from headtable.web.exchange import Answers
from headtable.web.guard import Browser
from headtable.web.reader_language import PARAMETER

PLACEHOLDER = re.compile(r"\{\{ ([a-z0-9]+(?:-[a-z0-9]+)+) \}\}")
PART = re.compile(r"\{\{ part ([a-z-]+) \}\}\n")
PARTS = Path(__file__).parent / "parts"
"""HTML that several pages have: ``{{ part dialog }}`` stands for ``dialog.html`` in this folder."""
HELP = re.compile(r"\{\{ help ([a-z -]+) \}\}")
"""``{{ help bell horn }}`` stands for a button that explains these words of the glossary."""
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
    page = PART.sub(lambda found: (PARTS / f"{found[1]}.html").read_text(encoding="utf-8"), page)
    return HELP.sub(lambda found: _help(found[1]), page)


def _help(words: str) -> str:
    """What ``help()`` in ``static/word-help.js`` makes, before a script runs. It is disabled until one answers it."""
    asked = ", ".join(f"{{{{ {WORD}{word} }}}}" for word in words.split())
    label = f"{{{{ glossary-ask }}}} {asked}"
    return f'<button type="button" class="word-help" data-help="{words}" aria-label="{label}" disabled>?</button>'


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


@cache
def _for_scripts(_language: str, _currency: str) -> Compressed:
    return Compressed.of(msgspec.json.encode(compiled()))


def sentence_routes() -> list[HTTPRouteHandler]:
    """The address from which a page's script loads its sentences."""

    @get("/api/sentences", opt=_SENTENCES.opt, responses=SAME_AS_BEFORE, sync_to_thread=False)
    def sentences(request: Browser) -> Response[bytes]:
        """The sentences of the pages, in the reader's language."""
        return _for_scripts(language(), currency()).answer(request, MediaType.JSON)

    return [sentences]
