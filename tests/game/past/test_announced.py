"""Every fact that changes what the room was told announces it, and each announcement has its words."""

from __future__ import annotations

import random
from typing import get_args

import msgspec
import pytest

from headtable.game import History, Night
from headtable.game.apply import apply
from headtable.game.past.announced import announced
from headtable.game.prizes.traveler import holder
from headtable.messages.announcements import Announced, Subject
from headtable.messages.facts import Fact
from headtable.messages.past import Changed
from headtable.messages.roll_offs import What
from headtable.rulesets import load
from headtable.saying import catalogue
from headtable.saying.catalogue import name_of
from tests.game.evening import SEED, Evening
from tests.game.plausible import play_on

LONGEST = 5000  # things said in a night
TWO_GROUPS = tuple(f"P{number}" for number in range(24))


def shown(night: Night) -> dict[str, object]:
    """What the room knows of the night, besides the rolls and the pace."""
    stage = night.stage
    return {
        "seats": tuple(table.seats for table in night.tables),
        "results": len(night.results),
        "drawn": night.drawn,
        "rolled off": {what: contest.sure for what, contest in night.contests.items() if contest.settled},
        "who begins the final": stage.first_in_the_final,
        "who won the final": stage.grand_prize,
        "prizes": (stage.prizes, stage.unwon),
        "traveler": holder(night),
        "over": night.phase == "over",
    }


def new_to_the_room(before: Night, now: Night) -> list[str]:
    """What the room is told by a fact; a break that ends and a place that is given up are the host's own words."""
    known, told = shown(before), shown(now)
    otherwise = [about for about in told if told[about] != known[about]]
    places = [
        about
        for about, were, are in (
            ("the semi-final", before.stage.qualified, now.stage.qualified),
            ("the final", before.stage.finalists, now.stage.finalists),
        )
        if {one.player for one in are} - {one.player for one in were}
    ]
    return otherwise + places + (["a break"] if now.on_break and not before.on_break else [])


def a_night(ruleset: str, seed: int) -> Evening:
    """A random night to its end."""
    evening = Evening(TWO_GROUPS, load(ruleset))
    chance = random.Random(seed)
    for _ in range(LONGEST):
        if evening.night.phase == "over":
            break
        play_on(evening, chance, 1)
    return evening


@pytest.mark.parametrize(
    ("ruleset", "seed"),
    [("rfp", seed) for seed in range(13)]
    + [(ruleset, seed) for ruleset in ("wba", "evt", "classic-drop") for seed in range(3)],
)
def test_every_fact_that_changes_an_announcement_is_announced(ruleset: str, seed: int) -> None:
    night = History(load(ruleset), SEED).night
    for fact in a_night(ruleset, seed).history.facts():
        before = night.snapshot()
        apply(night, fact)
        if told := new_to_the_room(before, night):
            assert type(fact) in announced.registry, f"{fact} tells {told}"


@pytest.mark.parametrize("ruleset", ["rfp", "wba", "evt"])
def test_each_announcement_of_a_night_is_read_back_as_it_was_written(ruleset: str) -> None:
    night = History(load(ruleset), SEED).night
    for fact in a_night(ruleset, 7).history.facts():
        apply(night, fact)
        for what, words in announced(fact, night):
            change = Changed(what, None, words)
            assert msgspec.json.decode(msgspec.json.encode(change), type=Changed) == change


def test_only_facts_make_announcements() -> None:
    facts = set(get_args(Fact))
    assert set(announced.registry) - {object} <= facts


@pytest.mark.parametrize("kind", [*get_args(What), *get_args(Subject), *get_args(Announced), Changed])
def test_each_announcement_and_each_roll_off_has_a_sentence(kind: type) -> None:
    assert catalogue().has(name_of(kind))
