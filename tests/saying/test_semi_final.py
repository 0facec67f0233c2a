"""The semi-final is called by its name, and never by its number as a set."""

from __future__ import annotations

import re

import pytest

from headtable.messages.announcements import ResultOf
from headtable.messages.pace import TimeUp
from headtable.messages.past import Changed, Correct, NoTie
from headtable.messages.refusals.past import NobodyHasWonYet
from headtable.saying import say
from headtable.saying.catalogue import entries
from headtable.saying.languages import languages, readers_language, source
from headtable.saying.semi_final import semi_final_is

NUMBERED = re.compile(r"(?:set|Satz|serie) \{ \$set \}", re.IGNORECASE)
NAMED = re.compile(r"\$(?:in_semi_final|semi) ->")
NEVER_SEMI_FINAL = {
    "console-night-title": "a night's last set is chosen before the semi-final is seated",
    "console-setting-night": "a night's last set is chosen before the semi-final is seated",
    "house-item-when": "a break of the rules comes after one of their sets",
    "most-of": "its stage names the semi-final",
    "night-cannot-end": "the semi-final has a refusal of its own",
    "pages-place-because": "a place in the semi-final is won in a set before it",
    "projector-end-of-set": "no set follows the semi-final",
    "projector-then-round": "the projector has a sentence of its own for the semi-final",
    "qualified": "a place in the semi-final is won in a set before it",
    "semi-place": "a place in the semi-final is won in a set before it",
}


@pytest.mark.parametrize("language", sorted(languages()))
def test_every_sentence_with_a_set_names_the_semi_final(language: str) -> None:
    numbered = {name for name, entry in entries(source(language)).items() if NUMBERED.search(entry)}
    unnamed = {name for name in numbered if not NAMED.search(entries(source(language))[name])}
    assert unnamed == NEVER_SEMI_FINAL.keys()


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "semi-final, round 2, table 1"),
        ("de", "Halbfinale, Runde 2, Tisch 1"),
        ("es", "semifinal, ronda 2, mesa 1"),
    ],
)
def test_a_result_is_one_of_the_semi_final(language: str, said: str) -> None:
    with readers_language(language), semi_final_is(4):
        assert say(ResultOf(4, 2, 1)) == said


def test_a_set_before_the_semi_final_keeps_its_number() -> None:
    with semi_final_is(4):
        assert say(ResultOf(3, 2, 1)) == "set 3, round 2, table 1"


def test_a_night_without_a_semi_final_has_a_fourth_set() -> None:
    with semi_final_is(0):
        assert say(ResultOf(4, 2, 1)) == "set 4, round 2, table 1"


def test_a_sentence_inside_another_one_names_the_semi_final() -> None:
    with semi_final_is(4):
        assert say(Changed(ResultOf(4, 2, 1), None, None)).startswith("semi-final, round 2, table 1: ")
        assert say(Correct(7, TimeUp("round", 4, 2), "host", "")) == (
            "the host corrects entry 7 to 'the time is up for the round: semi-final, round 2'"
        )


def test_a_contradiction_of_a_preview_names_the_semi_final() -> None:
    with semi_final_is(4):
        assert say(NoTie(4, 2, 1, (5, 3))) == "semi-final, round 2: no tie at table 1, but 5 to 3"


def test_a_refusal_names_the_semi_final() -> None:
    with semi_final_is(4):
        assert say(NobodyHasWonYet(4, 2, 1)) == "semi-final, round 2, table 1: nobody has won there yet"
