"""A text as a device's display can show it."""

from __future__ import annotations

_MARKS = str.maketrans("*$’", "..'")  # the first two mark the end and the start of a frame


def plain(text: str, longest: int) -> str:
    """The text in ASCII, on one line, and cut to its length."""
    ascii_text = text.translate(_MARKS).encode("ascii", "replace").decode()
    return "".join(letter for letter in ascii_text if letter.isprintable())[:longest]
