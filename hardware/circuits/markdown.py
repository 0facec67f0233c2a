"""Tables and paragraphs of a page in Markdown."""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import fill

WIDTH = 118


def table(columns: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    """A table with a heading for each column."""
    return "\n".join(_row(row) for row in (columns, ("---",) * len(columns), *rows))


def paragraph(words: str) -> str:
    """Words on lines that fit an editor."""
    return fill(words, WIDTH, break_long_words=False, break_on_hyphens=False)


def blocks(*some: str) -> str:
    """Headings, paragraphs and tables with an empty line between them."""
    return "\n\n".join(some)


def _row(cells: tuple[str, ...]) -> str:
    return f"| {' | '.join(cells)} |"
