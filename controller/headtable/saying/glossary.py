"""The words that the pages explain: which there are, and which of them a text has."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from headtable.saying.catalogue import BUNCO, entries
from headtable.saying.languages import ENGLISH, PSEUDO, catalogue_of, file_source, language

FILE = "glossary"
WORD = "glossary-word-"
"""How the name of a word's sentence begins; ``glossary-meaning-`` begins that of its explanation."""


def glossary() -> tuple[str, ...]:
    """The words by their names in the catalogue, such as ``call-it``, in the order of the file."""
    return tuple(name.removeprefix(WORD) for name in entries(file_source(ENGLISH, FILE)) if name.startswith(WORD))


def words_in(told: str, bunco: str = BUNCO) -> tuple[str, ...]:
    """The words of the glossary in a text of the reader's language; ``bunco`` is the ruleset's word for one."""
    spoken = ENGLISH if language() == PSEUDO else language()
    return tuple(word for word, pattern in _patterns(spoken, bunco).items() if pattern.search(told))


@cache
def _patterns(spoken: str, bunco: str) -> Mapping[str, re.Pattern[str]]:
    return {word: _pattern(_forms(word, spoken, bunco)) for word in glossary()}


def _forms(word: str, spoken: str, bunco: str) -> list[str]:
    """The word and its other forms, or only those that cannot be another word: "the mark" is not "you mark"."""
    says, name = catalogue_of(spoken, bunco), WORD + word
    if says.has(f"{name}.only"):
        return says.text(f"{name}.only").split(", ")
    also = says.text(f"{name}.also").split(", ") if says.has(f"{name}.also") else []
    return [says.text(name).strip("¡!"), *also]


def _pattern(forms: list[str]) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, forms))})(?!\w)", re.IGNORECASE)
