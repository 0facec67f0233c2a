"""How long a simulated night takes, where the rules have breaks or a clock."""

from __future__ import annotations

from msgspec.structs import replace

from headtable.game.rules import rules_of
from headtable.game.ruleset import Break, Ruleset, Time
from headtable.rulesets import load
from headtable_tools.simulate import Pace, Plan, figures
from headtable_tools.simulate.figures import minutes
from headtable_tools.simulate.night_statistics import Played
from headtable_tools.simulate.plan import SECONDS_PER_ROLL
from headtable_tools.simulate.playing import Players, every_throw

RFP = load("rfp")


def a_night(ruleset: Ruleset, seconds_per_roll: float = SECONDS_PER_ROLL) -> tuple[Plan, Played]:
    """One night for four."""
    plan = Plan(ruleset, players=4, nights=1, seconds_per_roll=seconds_per_roll)
    players = Players(plan.night(0, rules_of(ruleset)), every_throw(ruleset, 1), plan.chance(0).random)
    return plan, players.play(plan.opening(), plan.seconds_per_roll)


def test_only_breaks_with_a_length_count_in_the_minutes() -> None:
    breaks = (Break(after_set=1, what="dinner", minutes=30), Break(after_set=2, what="cards"))
    plan, with_breaks = a_night(replace(RFP, rounds=1, breaks=breaks))
    _, without = a_night(replace(RFP, rounds=1, breaks=()))
    assert minutes(with_breaks, Pace()) == minutes(without, Pace()) + 30
    assert figures(plan, Pace(), [with_breaks]).break_minutes == 30


def test_timed_rounds_last_as_long_as_the_clock_says() -> None:
    timed = replace(
        RFP, sets=1, rounds=2, breaks=(), after_bell="stop_now", time=Time(rounds="fixed", round_s=180, move_s=120)
    )
    for seconds_per_roll in (3.0, 6.0):
        _, night = a_night(timed, seconds_per_roll)
        rolled_on = night.roll_offs * seconds_per_roll / 60
        assert minutes(night, Pace(seconds_per_roll)) == 3 + 2 + 3 + rolled_on
        assert [played.rolls for played in night.head_rounds] == [180 / seconds_per_roll] * 2


def test_a_time_warning_does_not_change_a_night() -> None:
    once = replace(RFP, sets=1, rounds=1, breaks=())
    assert a_night(replace(once, time=Time(rounds="warning", round_s=10)))[1] == a_night(once)[1]
