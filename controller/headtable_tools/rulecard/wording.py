"""A few words of a rule card that the terminal shows as well."""

from __future__ import annotations

from headtable.phrases import slots

MARKS = ("", *slots.MARKS.values())  # by the face


def with_article(word: str) -> str:
    """``a BUNKO``, ``an ACE``."""
    return f"{'an' if word[0].lower() in 'aeiou' else 'a'} {word}"


def capital(text: str) -> str:
    """The text with its first letter large, and the rest as it was."""
    return text[:1].upper() + text[1:]
