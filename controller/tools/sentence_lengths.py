"""The mean and the longest sentence of each page, in words: ``python -m tools.sentence_lengths``.

Only prose counts: paragraphs, and list items that are sentences. Headings, tables, code, comments and what is
generated between two markers do not count. A piece of code inside a sentence is one word.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from statistics import fmean

from markdown_it import MarkdownIt
from markdown_it.token import Token

CHECKOUT = Path(__file__).parents[2]
GENERATED = re.compile(r"<!-- generated: (.+?) -->.*?<!-- end of \1 -->", re.DOTALL)
END = re.compile(r"(?<=[.!?])(?<!\be\.g\.)(?<!\bi\.e\.)[\"'”)]*\s+(?=[\"'“(]?(?:[A-Z0-9]|headtable\b))")
LABEL_WORDS = 7  # a list item of so many words without a full stop names a thing, and says nothing of it
CODE = "Code"
WORD = re.compile(r"\w[\w'\u2019.,:/°%-]*")


def pages() -> list[Path]:
    """Every page that a person reads: README and its like, docs/, and the README of each folder for makers."""
    docs = sorted((CHECKOUT / "docs").glob("*.md"))
    first = [CHECKOUT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md")]
    folders = [
        page for name in ("hardware", "firmware", "systemd") for page in sorted((CHECKOUT / name).rglob("*.md"))
    ]
    return [*first, *docs, *folders]


def sentences(markdown: str) -> list[str]:
    """The sentences of a page, in order."""
    return [sentence for block in _blocks(GENERATED.sub("", markdown)) for sentence in _split(block)]


def words(sentence: str) -> int:
    """How many words a sentence has."""
    return len(WORD.findall(sentence))


def mean(found: Sequence[str]) -> float:
    """The mean length of some sentences, in words; 0 for none."""
    return fmean(map(words, found)) if found else 0.0


def _blocks(markdown: str) -> Iterator[str]:
    """The text of each paragraph and list item."""
    tokens = MarkdownIt("commonmark").enable("table").parse(markdown)
    for before, token in pairwise(tokens):
        if token.type == "inline" and before.type == "paragraph_open":
            yield "".join(_texts(token.children or ()))


def _texts(tokens: Sequence[Token]) -> Iterator[str]:
    for token in tokens:
        match token.type:
            case "text":
                yield token.content
            case "code_inline":
                yield CODE
            case "softbreak" | "hardbreak":
                yield " "
            case _:
                pass  # a link, an emphasis or a picture says nothing beside its text


def _split(block: str) -> list[str]:
    said = " ".join(block.split())
    if not said.endswith((".", "!", "?", ":", ")")) and words(said) <= LABEL_WORDS:
        return []
    return [sentence for sentence in END.split(said) if words(sentence)]


def main() -> None:
    """Print a line for each page."""
    print("| page | sentences | mean | longest | over 20 |\n|---|---|---|---|---|")  # noqa: T201  it is what it is for
    for page in pages():
        found = sentences(page.read_text(encoding="utf-8"))
        lengths = [words(sentence) for sentence in found]
        name, longest, over = page.relative_to(CHECKOUT), max(lengths, default=0), sum(n > 20 for n in lengths)
        print(f"| {name} | {len(found)} | {mean(found):.1f} | {longest} | {over} |")  # noqa: T201


if __name__ == "__main__":
    main()
