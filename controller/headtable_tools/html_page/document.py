"""A whole page in one file: its style is in it, it loads nothing, and it runs no script."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

from msgspec import Struct

from headtable.errors import BadConfig
from headtable.regular_files import without_waiting
from headtable.saying import text
from headtable.saying.languages import ENGLISH, PSEUDO, language
from headtable_tools.html_page.elements import Child, element, written

POLICY = "default-src 'none'; style-src 'unsafe-inline'"
"""Whatever stands on the page, a browser loads nothing and runs nothing."""


class WrittenPage(Struct, frozen=True):
    """The file that was written, and its size."""

    file: str
    bytes: int


def document(title: str, *body: Child) -> str:
    """The page with this title and body."""
    style = (resources.files(__package__) / "shared_page.css").read_text(encoding="utf-8")
    head = element(
        "head",
        element("meta", charset="utf-8"),
        element("meta", http_equiv="Content-Security-Policy", content=POLICY),
        element("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("title", title),
        element("style", style),
    )
    lang = ENGLISH if language() == PSEUDO else language()
    return "<!doctype html>\n" + written(element("html", head, element("body", *body), lang=lang)) + "\n"


def check_html(file: Path) -> None:
    """Raise BadConfig unless the name is that of a page, so that no journal is overwritten by mistake."""
    if file.suffix.lower() not in (".html", ".htm"):
        raise BadConfig("shared-not-html", file=file)


def write_page(file: Path, page: str) -> WrittenPage:
    """Write the page over an earlier one; BadConfig if that is impossible."""
    return WrittenPage(str(file), write_file(file, page.encode()))


def write_file(file: Path, content: bytes) -> int:
    """Write a file, and return its size; BadConfig if that is impossible."""
    try:
        with open(file, "wb", opener=without_waiting) as new:
            return new.write(content)
    except OSError as trouble:
        raise BadConfig("shared-unwritable", file=file, error=trouble.strerror) from None


def size_line(page: WrittenPage) -> str:
    """The line that a command prints when it has written a file."""
    return text("shared-written", file=page.file, kilobytes=page.bytes / 1000)
