"""The pages' sentences come from the catalogue: the server writes them into HTML, and serves the rest to scripts."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

from headtable.saying import text
from headtable.saying.compiled import Sentences, compiled, own_names, references, sentences
from headtable.saying.languages import LANGUAGE, PSEUDO
from headtable.web.page_sentences import LANGUAGES_HERE, PART, PARTS, PLACEHOLDER, in_html, with_parts, with_sentences
from headtable.web.pages import STATIC
from tests.web.house import evening, nobody, pages, room_with

SAID = re.compile(r'\b(?:say(?:With)?\(\s*|told\((?="pages-))"([a-z0-9-]+)"')
PAGES = sorted(STATIC.glob("*.html"))
TITLES = ("aria-label", "title", "placeholder", "alt")


class Words(HTMLParser):
    """The texts that a page has before a script runs."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Remember the words in its attributes."""
        self.found += [value or "" for name, value in attrs if name in TITLES]

    def handle_data(self, data: str) -> None:
        """Remember a text."""
        self.found.append(data)


def scripts() -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in STATIC.rglob("*.js"))


def html() -> str:
    return "\n".join(map(with_parts, PAGES))


async def test_scripts_load_the_sentences_once_and_cache_them() -> None:
    async with pages(room_with(*evening()), nobody()) as client:
        first = await client.get("/api/sentences")
        assert msgspec.json.decode(first.content, type=Sentences) == compiled()
        again = await client.get("/api/sentences", headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        other = await client.get("/api/sentences", headers={"If-None-Match": '"of before an update"'})
        assert other.content == first.content


async def test_a_browser_gets_the_sentences_compressed_and_any_other_client_can_read_them() -> None:
    async with pages(room_with(*evening()), nobody()) as client:
        compressed = await client.get("/api/sentences", headers={"Accept-Encoding": "gzip"})
        plain = await client.get("/api/sentences", headers={"Accept-Encoding": "identity"})
    assert compressed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert compressed.content == plain.content
    assert int(compressed.headers["content-length"]) < int(plain.headers["content-length"]) / 3


async def test_a_page_contains_its_text_before_a_script_runs() -> None:
    async with pages(room_with(*evening()), nobody()) as client:
        board = await client.get("/")
        assert "<title>headtable</title>" in board.text
        assert '<main id="tables" aria-label="the tables">' in board.text
        lost = await client.get("/nowhere", headers={"Accept": "text/html"})
        assert 'Perhaps you are looking for <a href="/">the scoreboard</a>, ' in lost.text


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_html_files_contain_no_text(page: Path) -> None:
    written = with_parts(page)
    bare = PLACEHOLDER.sub("", written).replace(LANGUAGES_HERE, "")
    assert bare != written
    assert [words for words in Words(bare).found if re.search(r"[a-zA-Z]", words)] == []
    filled = with_sentences(page).decode()
    assert "{{" not in filled
    assert '<html lang="en">' in filled


def test_every_part_is_on_a_page_and_every_named_part_exists() -> None:
    named = {name for page in PAGES for name in PART.findall(page.read_text(encoding="utf-8"))}
    assert named == {part.stem for part in PARTS.glob("*.html")}


@pytest.mark.parametrize(
    ("sentence", "sent"),
    [
        ("<em>Ann</em> & Bea", "<em>Ann</em> &amp; Bea"),
        ('look at <a href="/">the board</a>', 'look at <a href="/">the board</a>'),
        ('<a href="https://elsewhere">there</a>', "&lt;a href=&quot;https://elsewhere&quot;&gt;there</a>"),
        ('<img src=x onerror="alert(1)">', "&lt;img src=x onerror=&quot;alert(1)&quot;&gt;"),
    ],
)
def test_a_sentence_may_contain_only_local_links_code_and_emphasis(sentence: str, sent: str) -> None:
    assert in_html(sentence) == sent


def test_every_sentence_of_the_pages_is_used_and_every_used_one_exists() -> None:
    said = set(SAID.findall(scripts())) | set(PLACEHOLDER.findall(html()))
    known = sentences("en")
    referred = {name for parts in known.values() for name in references(parts, known)}
    assert said <= set(own_names())
    assert set(own_names()) - said - referred == set()


def test_the_scripts_write_every_sentence_name_out() -> None:
    """A computed name could be misspelt where neither tsc nor the test above sees it."""
    computed = re.findall(r'\bsay(?:With)?\((?!"|name\b).{20}', scripts())
    assert computed == []


def test_style_sheets_contain_no_text() -> None:
    styles = "\n".join(file.read_text(encoding="utf-8") for file in STATIC.glob("*.css"))
    assert re.findall(r'content: *"[^"]*[a-zA-Z][^"]*"', styles) == []


def test_the_pages_speak_the_language_of_their_process(monkeypatch: pytest.MonkeyPatch) -> None:
    english = with_sentences(STATIC / "ended.html").decode()
    assert text("pages-ended-title") in english
    monkeypatch.setenv(LANGUAGE, PSEUDO)
    assert compiled().sentences["pages-ended-title"] == ("[", "The night is over", "]")


@pytest.mark.usefixtures("pseudo_language")
def test_a_page_names_its_language_for_whoever_reads_it_aloud() -> None:
    assert f'<html lang="{PSEUDO}">' in with_sentences(STATIC / "ended.html").decode()
