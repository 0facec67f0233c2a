"""A few words that rule cards and the terminal share."""

from __future__ import annotations

from headtable.saying import text


def mark(face: int) -> str:
    """``mark(3)`` is "threes"."""
    return text("mark", face=face)


def with_article(word: str) -> str:
    """``a BUNKO``, ``an ACE``."""
    return f"{'an' if word[0].lower() in 'aeiou' else 'a'} {word}"


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]
