"""Somebody's name is in the language of the typesetter: every sheet prints it letter by letter, and reads no file."""

from __future__ import annotations

import pytest

from headtable_tools.printing.sheet_kinds import KINDS
from tests.printing.paper_nights import a_night_for, players, printed_text, unspaced

WITH_ALL_NAMES = ("name-tags", "score-cards", "seating", "results", "half-filled")
HOSTILE = (
    '#include "x"', "*bold* _it_", "$x^2$", "`raw`", "<label> @ref", "= Heading", "// comment", '"]); panic(',
    "\\u{41}", "#sys.inputs", "- item", "[closed]]", "{curly}", "a~b--c...", "'q' \"q\"", "/* open",
    '#eval("1")', '#read("/etc/passwd")', '#image("/etc/passwd")', '#import "@preview/x:1.0.0"', "#panic()",
    "#{1+1}", "#link(\"x\")[y]", "#set page(1pt)",
)  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("kind", WITH_ALL_NAMES)
def test_a_name_in_the_typesetters_language_is_printed_letter_by_letter(kind: str) -> None:
    words = unspaced(printed_text(kind, a_night_for(kind, HOSTILE)))
    assert [name for name in HOSTILE if unspaced(name) not in words] == []
    assert "root:" not in words


def test_every_kind_of_sheet_is_known_here() -> None:
    """A new kind with names on it belongs to the list above."""
    assert set(KINDS) - set(WITH_ALL_NAMES) == {"tally-sheets", "table-cards", "certificates"}


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["tally-sheets", "table-cards", "certificates"])
def test_the_other_sheets_are_printed_whatever_the_players_are_called(kind: str) -> None:
    names = (*HOSTILE[16:20], *players(8))
    words = unspaced(printed_text(kind, a_night_for(kind, names)))
    assert "root:" not in words
    assert len(words) > 100
