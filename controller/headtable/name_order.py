"""How names are compared and ordered, on the pages and on paper: by the letters that people look for."""

from __future__ import annotations

import unicodedata

NOT_COMPARED = ("M", "P", "S", "Z")  # categories of Unicode: marks, punctuation, symbols, spaces
# Letters that Unicode does not take apart, and what people type who have no key for them:
TYPED_AS = str.maketrans(
    {"æ": "ae", "đ": "d", "ð": "d", "ħ": "h", "ł": "l", "ŋ": "n", "ø": "o", "œ": "oe", "ŧ": "t", "þ": "th"}
)


def letters(name: str) -> str:
    """The letters that people compare: "Zoë O'Neil" is "zoeoneil". ``static/name-search.js`` does the same."""
    bare = (letter for letter in unicodedata.normalize("NFD", name) if not _is_left_out(letter))
    return "".join(bare).upper().casefold().translate(TYPED_AS)  # upper() first: the dotless i is an i, too


def name_order(name: str) -> tuple[str, str]:
    """The key by which names are ordered. ``byName`` of ``static/name-search.js`` gives the same order."""
    return letters(name), name


def _is_left_out(letter: str) -> bool:
    return letter.isspace() or unicodedata.category(letter).startswith(NOT_COMPARED)
