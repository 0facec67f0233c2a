"""Each prize of a bundled ruleset has its name in every language; a house's own name stays as it is."""

from __future__ import annotations

import pytest

from headtable.rulecard.prize_name import prize_key, prize_name
from headtable.rulesets import load, names
from headtable.saying.languages import ENGLISH, languages, readers_language
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


def test_a_houses_own_prize_keeps_its_name() -> None:
    with readers_language("de"):
        assert [prize_name(name) for name in ("Most Wins", "Most wins by far")] == [
            "Die meisten Siege",
            "Most wins by far",
        ]
