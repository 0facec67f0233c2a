"""Finds English sentences on a page in another language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser, ast, visitor

from headtable.saying.languages import ENGLISH, file_source

FILES = ("share", "season", "facts", "words")
"""What the page of a night and that of a season are made of."""
SHORTEST = 8
"""Letters of words that tell a language; shorter ones may be a name, or the same in both languages."""


class TextCollector(visitor.Visitor):
    """Collects what a file's sentences say between their arguments."""

    def __init__(self, source: str) -> None:
        self.found: set[str] = set()
        self.visit(FluentParser(with_spans=False).parse(source))

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the parser names it
        self.found.add(" ".join(node.value.split()))


@cache
def pieces(language: str) -> frozenset[str]:
    """Every piece of a sentence in a language."""
    return frozenset(piece for file in FILES for piece in TextCollector(file_source(language, file)).found)


def english_left(text: str, language: str) -> list[str]:
    """The pieces of English sentences in a text that should be in another language."""
    return sorted(piece for piece in _english_only(language) if re.search(rf"(?<!\w){re.escape(piece)}(?!\w)", text))


def _english_only(language: str) -> Iterator[str]:
    """What English says, and the other language does not."""
    for piece in pieces(ENGLISH) - pieces(language):
        if sum(map(str.isalpha, piece)) >= SHORTEST:
            yield piece
