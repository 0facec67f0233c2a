"""Each ruleset that comes with headtable has its title in every language; a house's own title stays as it is."""

from __future__ import annotations

import pytest

from headtable.rulecard.ruleset_title import ruleset_title
from headtable.rulesets import load, names, parse, text
from headtable.saying.languages import ENGLISH, catalogue_of, languages, readers_language
from headtable.saying.name_keys import name_key
from headtable_tools.printing.name_tags import name_tags
from tests.printing.paper_nights import PaperNight
from tests.saying.arguments_of import uses_of

TITLES = [load(name).title for name in names()]


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", sorted(languages()))
def test_the_title_of_a_bundled_ruleset_is_in_every_language(language: str, title: str) -> None:
    said = catalogue_of(language).text("pages-ruleset-title", key=name_key(title), title="")
    assert said
    assert said == title or language != ENGLISH


def test_no_title_is_left_of_a_ruleset_that_is_gone() -> None:
    assert uses_of("pages-ruleset-title")["key"].words == {*map(name_key, TITLES), "other"}


def test_a_houses_own_title_stays_as_it_is() -> None:
    with readers_language("de"):
        assert [ruleset_title(title) for title in ("Four dice", "Four Dice", "Four dice, our way")] == [
            "Vier Würfel",
            "Four Dice",
            "Four dice, our way",
        ]


def test_paper_names_the_rules_in_the_language_of_its_reader() -> None:
    evening = PaperNight(ruleset=text("wba"))
    with readers_language("es"):
        assert name_tags(evening.to_print).evening.title == "La fiesta de doce"
    assert parse(text("wba"), "wba").title == name_tags(evening.to_print).evening.title
