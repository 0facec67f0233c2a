"""The elements of the HTML pages, and the values of their data attributes."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser

from headtable.web.page_sentences import with_parts
from headtable.web.pages import STATIC


class PageParts(HTMLParser):
    """The elements of a page that have an id, and the values of its data attributes."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: dict[str, set[str]] = {}
        self.data: dict[str, set[str]] = {}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Remember one element."""
        for name, value in attrs:
            if name == "id" and value:
                self.tags.setdefault(value, set()).add(tag)
            elif name.startswith("data-") and value:
                self.data.setdefault(name.removeprefix("data-"), set()).add(value)


def elements_and_data() -> Iterator[str]:
    """An interface of all ids with their elements, and one of all data attributes."""
    parts = PageParts()
    for page in sorted(STATIC.glob("*.html")):
        parts.feed(with_parts(page))
    yield ""
    yield "  /** The elements of all pages, by id; a name that two pages have may be either's. */"
    yield "  interface Elements {"
    for name, tags in sorted(parts.tags.items()):
        yield f'    "{name}": HTMLElementTagNameMap[{_choice(tags)}];'
    yield "  }"
    yield ""
    yield "  /** The values of the data attributes of all pages. */"
    yield "  interface Data {"
    for name, values in sorted(parts.data.items()):
        yield f'    "{name}": {_choice(values)};'
    yield "  }"


def _choice(values: set[str]) -> str:
    return " | ".join(f'"{value}"' for value in sorted(values))
