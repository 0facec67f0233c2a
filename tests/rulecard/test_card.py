"""The rule card has a true and clean sentence for every setting."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path
from typing import get_args

import pytest
from hypothesis import given, strategies as st
from msgspec.structs import replace
from rich.console import Console

from headtable import rulesets
from headtable.game.prizes.pot import WINNERS
from headtable.game.rules import PROCEDURES
from headtable.game.ruleset import Ruleset
from headtable.rulecard import RuleCard, card_of
from headtable.rulecard.card import PartName
from headtable.rulecard.idle import Why, idle, nobody_rolls_on
from headtable.rulesets.ruleset_settings import settings, value
from headtable.saying import catalogue
from headtable.saying.catalogue import entries
from headtable.saying.languages import source
from headtable_tools.rulecard.card_printer import print_card
from tests.rulecard.rulesets_nearby import known, known_telling, others

SENTENCE = re.compile(r"[A-Z][^{}<>]*[^\s{}<>][.]")


def sentences(card: RuleCard) -> list[str]:
    return [sentence.text for part in card.parts for sentence in part.sentences]


def printed(card: RuleCard, width: int = 80) -> str:
    paper = StringIO()
    print_card(Console(file=paper, width=width), card)
    return paper.getvalue()


@st.composite
def house_rules(draw: st.DrawFn) -> Ruleset:
    """A known ruleset with some settings changed."""
    ruleset = draw(st.sampled_from(known()))
    for setting in draw(st.lists(st.sampled_from(settings()), max_size=6)):
        ruleset = draw(st.sampled_from(others(ruleset, setting) or (ruleset,)))
    return ruleset


@pytest.mark.parametrize("setting", settings())
def test_every_setting_has_a_sentence_or_no_effect(setting: str) -> None:
    for ruleset in known():
        told = bool(card_of(ruleset).telling(setting))
        has_no_effect = setting in idle(ruleset) or left_out(ruleset, setting)
        assert told or has_no_effect, f"{setting} of {ruleset.name}: tell it on the card, or in rulecard/idle.py"
        assert not (told and has_no_effect), f"{setting} of {ruleset.name} has no effect, but the card says it"


def left_out(ruleset: Ruleset, setting: str) -> bool:
    """Whether the ruleset lacks the section."""
    section, _, key = setting.partition(".")
    return bool(key) and getattr(ruleset, section) is None


@pytest.mark.slow
@pytest.mark.parametrize("setting", settings())
def test_another_value_makes_another_card_unless_it_has_no_effect(setting: str) -> None:
    changed = [(ruleset, others(ruleset, setting)) for ruleset in known()]
    assert any(tried for _, tried in changed), f"no other value of {setting} is tried: add one to rulesets_nearby.py"
    for ruleset, tried in changed:
        own_card = sentences(card_of(ruleset))
        for other in tried:
            same_card = sentences(card_of(other)) == own_card
            assert same_card == same_game(ruleset, other, setting), value(other, setting)


def same_game(one: Ruleset, other: Ruleset, setting: str) -> bool:
    """Whether two rulesets that differ in this setting are played in the same way."""
    last_turns_alike = setting == "after_bell" and nobody_rolls_on(one) and nobody_rolls_on(other)
    return last_turns_alike or (setting in idle(one) and setting in idle(other))


@pytest.mark.parametrize("setting", settings())
def test_every_value_of_a_setting_has_a_card_of_its_own(setting: str) -> None:
    telling = known_telling(setting)
    cards = [tuple(sentences(card_of(one))) for one in (telling, *others(telling, setting))]
    assert len(set(cards)) == len(cards)


@pytest.mark.slow
@given(ruleset=house_rules())
def test_any_house_rules_make_clean_sentences(ruleset: Ruleset) -> None:
    card = card_of(ruleset)
    for text in sentences(card):
        assert SENTENCE.fullmatch(text), text
        assert not re.search(r"  |\b1 points|\b(?!1\b)\d+ point\b|None", text), text
    told = {setting for part in card.parts for sentence in part.sentences for setting in sentence.settings}
    assert told <= {*settings(), "example"}


def test_a_card_has_a_name_a_title_and_examples() -> None:
    rfp = rulesets.load("rfp")
    assert (card_of(rfp).name, card_of(rfp).title) == ("rfp", "Rolling for Pink")
    assert card_of(rfp) != card_of(replace(rfp, example=rfp.example[:1]))


def test_the_card_of_the_tournament_reads_as_a_whole() -> None:
    assert printed(card_of(rulesets.load("rfp"))) == (Path(__file__).parent / "rfp.txt").read_text(encoding="utf-8")


def test_every_sentence_with_an_inherited_setting_is_marked() -> None:
    book = rulesets.load("book")
    card = card_of(book)
    marked = {key for part in card.parts for sentence in part.sentences for key in sentence.inherited}
    assert marked == set(book.inherited) - set(idle(book))
    assert "  • The night has four sets. †\n" in printed(card)
    assert "\n† What these rules leave open here is taken from wba.\n" in printed(card)
    assert "finishes it, and it counts. ‡\n" in printed(card)
    assert printed(card).endswith("\n‡ What these rules leave open here is headtable’s own choice.\n")


def test_a_ruleset_without_a_lender_has_no_mark_for_inherited_settings() -> None:
    assert "†" not in printed(card_of(rulesets.load("rfp")))


def test_a_ruleset_that_inherits_nothing_has_marks_only_for_headtables_choices() -> None:
    card = card_of(replace(rulesets.load("rfp"), inherited=(), left_out=()))
    assert marked(card) >= {
        "The host may let an uncalled BUNKO count after all, within the round.",
        "The host may call it at any time.",
        "Whoever is not there when the semi-final or the final begins is replaced by the next best.",
    }
    assert all(one.by_headtable for part in card.parts for one in part.sentences if one.marks)


def marked(card: RuleCard) -> set[str]:
    return {sentence.text for part in card.parts for sentence in part.sentences if sentence.marks}


@pytest.mark.parametrize("name", ["rfp", "wba", "evt"])
def test_legal_rolls_are_headtables_choice_where_the_text_is_silent(name: str) -> None:
    said = "Throw all three dice again if one lies cocked, lies on another, was not shaken or leaves the table."
    assert said in marked(card_of(rulesets.load(name)))
    assert said not in marked(card_of(rulesets.load("book")))


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("rfp", "Each team picks a scorekeeper, who tallies its points."),
        ("wba", "Each team picks a scorekeeper, who tallies its points."),
        ("evt", "Each table has one scorekeeper, who tallies the points of both teams."),
        ("book", "The roller’s partner keeps score, and says the team’s new score after each roll."),
    ],
)
def test_the_card_names_the_scorekeeper_as_in_the_source(name: str, said: str) -> None:
    card = card_of(rulesets.load(name))
    assert said in sentences(card)
    assert said not in marked(card)


def test_a_roll_off_moves_the_traveler_only_where_three_dice_are_rolled() -> None:
    assert any("in a roll-off with three dice" in said for said in sentences(card_of(rulesets.load("book"))))
    assert not any("in a roll-off with three dice" in said for said in sentences(card_of(rulesets.load("wba"))))


def test_a_card_without_a_draw_mentions_none() -> None:
    wba = rulesets.load("wba")
    undrawn = replace(wba, prizes=tuple(prize for prize in wba.prizes if prize.to != "draw_without_prize"))
    assert any("draw" in said for said in sentences(card_of(wba)))
    assert not any("draw" in said for said in sentences(card_of(undrawn)))


def test_every_setting_has_words_for_what_it_settles() -> None:
    prefix = "settles-"
    known = [name.removeprefix(prefix) for name in entries(source("en")) if name.startswith(prefix)]
    wanted = [setting.replace(".", "-") for setting in settings()]
    missing = [f"{prefix}{setting}" for setting in wanted if setting not in known]
    assert not missing, f"saying/en/card.ftl lacks {', '.join(missing)}"
    assert known == wanted, "the entries of saying/en/card.ftl stand in the order of the settings"


def words_of_the_card() -> list[str]:
    """Each sentence that a setting's word chooses."""
    reasons = [f"idle-{why}" for why in get_args(Why)]
    headings = [f"card-part-{part}" for part in get_args(PartName)]
    ties = [f"card-tie-{tie}" for tie in PROCEDURES["tie"]]
    ladders = [f"card-ladder-{ladder}" for ladder in PROCEDURES["ladder"]]
    winners = [f"card-winner-{winner}" for winner in WINNERS]
    return [*reasons, *headings, *ties, *ladders, *winners]


def test_every_word_of_a_setting_has_a_sentence() -> None:
    assert [name for name in words_of_the_card() if not catalogue().has(name)] == []


def test_a_narrow_terminal_gets_narrow_lines() -> None:
    assert max(map(len, printed(card_of(rulesets.load("evt")), width=40).splitlines())) <= 40


def test_a_card_without_prizes_still_mentions_the_prize_of_the_final() -> None:
    rfp = rulesets.load("rfp")
    assert "These rules name no prizes besides the Grand Prize of the final." in sentences(card_of(rfp))
    assert "These rules name no prizes." in sentences(card_of(replace(rfp, knockout=None)))
