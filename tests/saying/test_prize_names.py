"""Each prize of a bundled ruleset has its name in every language; a house's own name stays as it is."""

from __future__ import annotations

import pytest
from msgspec import Struct

from headtable.messages.prizes import PrizeUnwon, PrizeWon, Why
from headtable.rulecard.prize_name import prize_name
from headtable.rulesets import load, names
from headtable.saying import say, sentence
from headtable.saying.languages import ENGLISH, languages, readers_language
from headtable.saying.name_keys import prize_key
from tests.saying.arguments_of import uses_of

PRIZES = sorted({prize.name for ruleset in names() for prize in load(ruleset).prizes})


@pytest.mark.parametrize("prize", PRIZES)
@pytest.mark.parametrize("language", sorted(languages() - {ENGLISH}))
def test_the_name_of_a_bundled_prize_is_translated(language: str, prize: str) -> None:
    with readers_language(language):
        assert prize_name(prize) != prize or prize == "50/50"


@pytest.mark.parametrize("prize", PRIZES)
def test_english_has_the_name_of_the_ruleset(prize: str) -> None:
    assert prize_name(prize) == prize


def test_no_name_is_left_of_a_prize_that_is_gone() -> None:
    assert uses_of("pages-prize-name")["key"].words == {*map(prize_key, PRIZES), "other"}


@pytest.mark.parametrize("own", ["Most wins", "MOST WINS", "Most-Wins", "Most Wins ", "50-50", "Most wins by far"])
@pytest.mark.parametrize("language", sorted(languages()))
def test_a_houses_own_prize_keeps_its_name(language: str, own: str) -> None:
    with readers_language(language):
        assert prize_name(own) == own


@pytest.mark.parametrize(
    "told",
    [
        PrizeWon("Most Wins", ("Ann",), Why("wins", 5)),
        PrizeUnwon("Most Wins"),
        sentence("prize-of", prize="Most Wins"),
    ],
)
@pytest.mark.parametrize(("language", "name"), [("de", "Die meisten Siege"), ("es", "Más victorias")])
def test_a_fact_and_a_preview_name_a_bundled_prize_in_the_readers_language(
    language: str, name: str, told: Struct
) -> None:
    with readers_language(language):
        assert name in say(told)


def test_a_fact_names_a_houses_own_prize_as_it_is() -> None:
    assert say(PrizeUnwon("Most wins")) == "the prize Most wins is nobody’s"
