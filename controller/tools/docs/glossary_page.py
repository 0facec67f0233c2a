"""docs/glossary.md: the words that the pages explain, from the catalogue that they read."""

from __future__ import annotations

from headtable.saying import text
from headtable.saying.glossary import glossary


def table() -> str:
    """A row for each word, in the order of the alphabet."""
    told = {text("glossary-word", word=word): text("glossary-meaning", word=word) for word in glossary()}
    rows = (f"| {word} | {told[word]} |" for word in sorted(told, key=str.casefold))
    return "\n".join(("| word | meaning |", "|---|---|", *rows))
