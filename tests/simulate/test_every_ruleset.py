"""Under every ruleset whole nights are played to their end, and the score cards add up."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from headtable.game.night import Night
from headtable.game.rules import rules_of
from headtable.rulesets import load, names
from headtable_tools.simulate import Plan
from headtable_tools.simulate.playing import Players, every_throw
from tests.game.any_rules import picked_at_random

pytestmark = pytest.mark.slow  # whole nights


def _night(plan: Plan, seed: int) -> Night:
    night = plan.night(seed, rules_of(plan.ruleset))
    Players(night, every_throw(plan.ruleset, plan.tables), random.Random(seed).random).play(plan.opening())
    return night


def _adds_up(night: Night) -> None:
    """Two wins and two losses for each table and round, and every chair filled once."""
    rounds = night.ruleset.sets * night.ruleset.rounds
    cards = night.cards.values()
    assert night.phase == "over"
    assert sum(card.wins for card in cards) == sum(card.losses for card in cards) == 2 * len(night.results)
    if night.ruleset.knockout is None:  # otherwise only four sit there in the end
        assert len(night.results) == rounds * len(night.tables)
        assert sorted(player for table in night.tables for player in table.seats) == sorted(night.cards)


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("players", [4, 8, 12, 28])
def test_a_simulated_night_of_any_size_is_consistent(name: str, players: int) -> None:
    _adds_up(_night(Plan(load(name), players=players), seed=players))


@pytest.mark.parametrize("seed", range(60))
def test_a_simulated_night_by_random_rules_is_consistent(seed: int) -> None:
    chance = random.Random(seed)
    ruleset = picked_at_random(load(chance.choice(names())), chance)
    ruleset = replace(ruleset, sets=1, target_met="at_least")  # past an exact score only a host could ring the bell
    _adds_up(_night(Plan(ruleset, players=chance.randint(4, 20)), seed))
