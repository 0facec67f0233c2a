"""Under every ruleset whole nights are played to their end, and the score cards add up."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from headtable.game.night import Night
from headtable.game.rules import rules_of
from headtable.rulesets import load, names
from headtable.simulate import Plan
from headtable.simulate.playing import every_throw, play

pytestmark = pytest.mark.slow  # whole nights
TIES = ("one_die_rep", "lap_points", "one_turn_each", "sudden_death_target", "host")
BELLS = ("stop_now", "finish_turn_secondary", "finish_turn_all", "min_one_turn_each", "complete_lap")
LADDERS = ("step", "drop", "cycle", "winners_walk", "fixed", "seat_shift")


def _night(plan: Plan, seed: int) -> Night:
    night = plan.night(seed, rules_of(plan.ruleset))
    play(night, plan.opening(), every_throw(plan.ruleset, plan.tables), random.Random(seed))
    return night


def _adds_up(night: Night) -> None:
    """Two wins and two losses for each table and round, and every chair filled once."""
    rounds = night.ruleset.sets * night.ruleset.rounds
    cards = night.cards.values()
    assert night.phase == "over"
    assert sum(card.wins for card in cards) == sum(card.losses for card in cards) == 2 * rounds * len(night.tables)
    assert sorted(player for table in night.tables for player in table.seats) == sorted(night.cards)


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("players", [4, 8, 12, 28])
def test_a_night_of_any_size_adds_up(name: str, players: int) -> None:
    _adds_up(_night(Plan(load(name), players=players), seed=players))


@pytest.mark.parametrize("seed", range(60))
def test_a_night_of_rules_picked_at_random_adds_up(seed: int) -> None:
    chance = random.Random(seed)
    ruleset = load(chance.choice(names()))
    changes = {
        "tie": chance.choice(TIES),
        "after_bell": chance.choice(BELLS),
        "after_bell_at": chance.choice(("all", "head")),
        "ladder": chance.choice(LADDERS),
        "split": chance.choice(("always", "stayers_only", "never")),
        "first_roller": chance.choice(("table_chooses", "last_stayer")),
        "target_checked": chance.choice(("per_roll", "per_turn")),
        "target_of": chance.choice(("either_team", "table_sum")),
        "turn_begins": chance.choice(("first_throw", "has_dice")),
        "call": chance.choice(("required", "honor")),
        "sets": 1,
    }
    _adds_up(_night(Plan(replace(ruleset, **changes), players=4 * chance.randint(1, 5)), seed))
