"""The expected points of a turn, against arithmetic that shares no line with the rules."""

from __future__ import annotations

import math

import pytest

from headtable import rulesets
from headtable.game.rules import rules_of
from headtable_tools.whole_night.expected_turn import expected_turn
from tests.simulate.exact import POINTS_PER_TURN, POINTS_PER_TURN_SD, ROLLS_PER_TURN

BUNDLED = rulesets.names()


@pytest.mark.parametrize("mark", range(1, 7))
def test_a_turn_of_rolling_for_pink_is_worth_what_arithmetic_says(mark: int) -> None:
    turn = expected_turn(rules_of(rulesets.load("rfp")), mark)
    assert turn
    assert turn.points == pytest.approx(POINTS_PER_TURN)
    assert math.sqrt(turn.variance(0) * ROLLS_PER_TURN) == pytest.approx(POINTS_PER_TURN_SD)


@pytest.mark.parametrize("name", BUNDLED)
@pytest.mark.parametrize("at_risk", [0, 1, 20])
def test_the_mean_luck_of_a_roll_is_nought_in_every_ruleset(name: str, at_risk: int) -> None:
    rules = rules_of(rulesets.load(name))
    for mark, rolls in enumerate(rules.rolls, 1):
        turn = expected_turn(rules, mark)
        assert turn
        mean = sum(turn.luck(score.worth, at_risk) for score in rolls.values()) / len(rolls)
        assert mean == pytest.approx(0, abs=1e-9)


def test_a_wipe_out_costs_what_is_at_risk_except_in_its_own_round() -> None:
    rules = rules_of(rulesets.load("snake-eyes"))
    twos, ones = expected_turn(rules, 2), expected_turn(rules, 1)
    assert twos
    assert ones
    assert twos.worth_of("wipe", 9) == -9
    assert twos.rest(9) < twos.rest(0)
    assert ones.rest(9) == ones.rest(0)
