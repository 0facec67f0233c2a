"""Throws that do not count: what is thrown again, and when the turn is over."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from headtable.game.ruleset import LegalRolls, Ruleset
from headtable.messages.pace import Ring, RoundCalled, StartRound
from headtable.messages.refusals.pace import RoundNotStarted
from headtable.messages.table import (
    BadThrow,
    BuncoUncalled,
    Call,
    DicePassed,
    Rolled,
    TableStopped,
    TableWon,
    Throw,
    ThrownAgain,
    TurnLost,
)
from headtable.messages.words import BadThrowWhy
from tests.game.evening import RFP, Evening


def night_with(ruleset: Ruleset = RFP, **legal_rolls: object) -> Evening:
    """Round one is being played by these rules of what counts: the mark is one."""
    evening = Evening(ruleset=replace(ruleset, legal_rolls=replace(LegalRolls(), **legal_rolls)))
    evening.say(StartRound())
    return evening


@pytest.mark.parametrize("why", ["cocked", "stacked", "unshaken"])
def test_dice_that_do_not_lie_flat_are_thrown_again_without_a_limit(why: BadThrowWhy) -> None:
    evening = night_with()
    evening.claims(2, "two")
    for _ in range(5):
        assert evening.say(BadThrow(2, why)) == [ThrownAgain(2, "Eve", why, 0)]
    assert evening.claims(2, "one") == [Rolled(2, "Eve", "one", 1, (3, 0))]


def test_dice_off_the_table_twice_end_the_turn_but_keep_its_points() -> None:
    evening = night_with()
    evening.claims(2, "two")
    assert evening.say(BadThrow(2, "off-table")) == [ThrownAgain(2, "Eve", "off-table", 1)]
    evening.claims(2, "one")
    assert evening.say(BadThrow(2, "floor", 3)) == [TurnLost(2, "Eve", "floor"), DicePassed(2, "Flo")]
    assert evening.night.tables[1].tally == (3, 0)
    assert evening.say(BadThrow(2, "floor")) == [ThrownAgain(2, "Flo", "floor", 1)]


def test_a_lost_turn_loses_its_points_if_the_rules_say_so() -> None:
    evening = night_with(off_table_ends_turn=1, points="lost")
    evening.claims(2, "two", "miss", "one", "miss", "mini")
    assert evening.say(BadThrow(2, "floor")) == [TurnLost(2, "Gil", "floor", 5, (2, 1)), DicePassed(2, "Hal")]


def test_a_turn_lost_after_the_bell_may_be_the_tables_last() -> None:
    evening = night_with(off_table_ends_turn=1)
    evening.claims(2, "one", "miss", "miss", "miss")
    evening.say(Ring("host"))
    assert evening.say(BadThrow(2, "floor")) == [
        TurnLost(2, "Hal", "floor"),
        TableStopped(2, (1, 0)),
        TableWon(2, "a", ("Eve", "Gil"), ("Flo", "Hal"), (1, 0), "points"),
    ]


def test_with_a_target_checked_per_turn_a_lost_turn_may_ring_the_bell() -> None:
    evening = night_with(replace(RFP, target_checked="per_turn"), off_table_ends_turn=1)
    evening.claims(1, "mini", "mini", "mini", "mini", "two")
    assert evening.say(BadThrow(1, "floor"))[:2] == [
        TurnLost(1, "Ann", "floor"),
        RoundCalled("score", "Ann", "a", 22),
    ]


def test_a_bunco_still_waits_for_its_call_after_an_invalid_throw() -> None:
    evening = night_with()
    evening.say(Throw(2, (1, 1, 1)))
    assert evening.say(BadThrow(2, "cocked")) == [ThrownAgain(2, "Eve", "cocked", 0)]
    assert evening.say(Call(2)) == [Rolled(2, "Eve", "bunco", 21, (21, 0), (1, 1, 1), "Eve")]


def test_an_uncalled_bunco_is_lost_with_the_turn() -> None:
    evening = night_with(off_table_ends_turn=1)
    evening.say(Throw(2, (1, 1, 1)))
    assert evening.say(BadThrow(2, "floor")) == [
        BuncoUncalled(2, "Eve"),
        TurnLost(2, "Eve", "floor"),
        DicePassed(2, "Flo"),
    ]


def test_an_invalid_throw_counts_as_a_turn_begun() -> None:
    evening = night_with(replace(RFP, after_bell="finish_turn_all"))
    evening.say(BadThrow(2, "cocked"))
    evening.claims(3, "one", "miss")
    evening.say(Ring("button"))
    assert [table.open for table in evening.night.tables] == [False, True, False]


def test_no_more_dice_than_exist_can_leave_the_table() -> None:
    assert night_with().refusal(BadThrow(2, "floor", 4)) == "table 2: only 3 dice are thrown, not 4"
    assert Evening().why_not(BadThrow(2, "floor")) == RoundNotStarted()
