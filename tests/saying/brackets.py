"""Reads the pseudo-language: each sentence is in brackets, and what stands outside of them is in no catalogue."""

from __future__ import annotations

import re
from collections.abc import Iterable

INNERMOST = re.compile(r"\[[^\[\]]*\]")
WORD = re.compile(r"[^\W\d_]{2,}")


def bare(text: str) -> str:
    """What stands outside of all brackets; a bracket that never ends hides nothing."""
    while INNERMOST.search(text):
        text = INNERMOST.sub(" ", text)
    return text


def words_outside(text: str, data: Iterable[str] = ()) -> list[str]:
    """The words outside of all brackets, without those that are data in every language."""
    outside = bare(text)
    for each in sorted(data, key=len, reverse=True):
        outside = re.sub(rf"(?<!\w){re.escape(each)}(?!\w)", " ", outside)
    return WORD.findall(outside)
