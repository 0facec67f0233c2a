"""docs/night-scripts.md and the parser agree: the page's phrases parse, and no phrase is missing from it."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import get_args

import pytest

from headtable.messages.facts import Fact
from headtable.messages.past import CardChanged, Contradiction
from headtable_tools.nights import grammar, play_on_paper, read
from headtable_tools.nights.parser import match_phrase
from headtable_tools.nights.phrases import as_phrase
from headtable_tools.nights.phrases.fixed_words import MARKS, OUTCOMES, PHASES, TABLE_PHASES, TEAMS, WORTHS
from tests.nights.scripts import SCRIPTS, play_text
from tools.docs import samples

PAGE = (Path(__file__).parents[2] / "docs" / "night-scripts.md").read_text(encoding="utf-8")
PLAYERS = ("Ann", "Bea", "Cat", "Dot", "Eve", "Fay", "Gia", "Hal")
EXAMPLES = re.findall(r"```night\n(.*?)```", PAGE, re.DOTALL)


def understood(text: str) -> grammar.Row:
    """The row by which the parser understands a text."""
    if text.startswith(grammar.EXPECT):
        return match_phrase(text[len(grammar.EXPECT) :], grammar.EXPECTATIONS, PLAYERS)[0]
    return match_phrase(text, grammar.STEPS + grammar.SETTINGS, PLAYERS)[0]


def test_the_page_contains_the_parsers_own_table() -> None:
    assert grammar.markdown() in PAGE


def test_every_phrase_on_the_page_parses_as_the_phrase_beside_it() -> None:
    rows = re.findall(r"^\| `([^`]+)` \| `([^`]+)` \| .+ \|$", PAGE, re.MULTILINE)
    assert [phrase for phrase, _ in rows] == [grammar.shown(row) for row in grammar.ROWS]
    for phrase, example in rows:
        assert grammar.shown(understood(example)) == phrase


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
async def test_every_example_on_the_page_passes(example: str) -> None:
    played = await play_text(example)
    assert played.failure is None, str(played.failure)


def test_the_page_lists_every_word_that_the_parser_accepts() -> None:
    for words in (WORTHS, TEAMS, OUTCOMES):
        assert all(f"`{word}`" in PAGE for word in words.values())
    for words in (PHASES, TABLE_PHASES):
        assert all(word in PAGE for word in words.values())
    assert f"`{MARKS[1]}` to `{MARKS[6]}`" in PAGE


@pytest.mark.slow
async def test_every_fact_of_a_night_can_be_expected_by_its_phrase() -> None:
    for path in SCRIPTS:
        script = read(path)
        for step in (await play_on_paper(script)).steps:
            check_told(step.facts, script.players)


def test_every_kind_of_fact_can_be_expected_by_its_phrase() -> None:
    check_told(samples.FACTS, (*PLAYERS, "Ida", "Joy", "Kim", "Lee"))
    previewed = {*get_args(Contradiction), CardChanged}
    assert {type(fact) for fact in samples.FACTS} | previewed == {row.makes for row in grammar.FACTS_WANTED}


def check_told(facts: Sequence[Fact], players: Sequence[str]) -> None:
    for fact in facts:
        row, _ = match_phrase(as_phrase(fact), grammar.EXPECTATIONS, players)
        assert row.makes is type(fact)
