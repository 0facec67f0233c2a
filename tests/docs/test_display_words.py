"""The words that `make generate` writes for the display of a pad."""

from __future__ import annotations

from pad.display_words import WORDS
from pad.shown import WIDTH

LARGEST = {"mark": (6,), "tallies": (999, 999), "waiting": (64,)}
"""The largest numbers that stand in a line."""


def test_every_line_fits_on_the_display_with_its_largest_numbers() -> None:
    lines = {name: words % LARGEST.get(name, ()) for name, words in WORDS.items()}
    assert {name: line for name, line in lines.items() if len(line) > WIDTH} == {}


def test_the_display_can_show_every_letter() -> None:
    assert all(words.isascii() and words.isprintable() for words in WORDS.values())
