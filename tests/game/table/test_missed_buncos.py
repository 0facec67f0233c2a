"""Buncos that nobody called, that came late or that the host grants, and calls for nothing."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from headtable.game.ruleset import LateBunco, Ruleset, Traveler, Uncalled
from headtable.game.table.ties import TIES
from headtable.messages.inputs import Input
from headtable.messages.pace import Ring, RoundCalled, StartRound
from headtable.messages.past import UndoLast
from headtable.messages.prizes import GiveTraveler
from headtable.messages.refusals.table import NoRoundToGrantIn
from headtable.messages.table import (
    BuncoGranted,
    BuncoUncalled,
    Call,
    CalledFalsely,
    CalledForNothing,
    Claim,
    Decline,
    DicePassed,
    Grant,
    Rolled,
    RolledOff,
    RollOff,
    TableStopped,
    TableTied,
    TableWon,
    Throw,
    TurnDeclined,
)
from headtable.messages.words import Worth
from tests.game.evening import RFP, Evening

FINISHING = replace(RFP, after_bell="finish_turn_all")


def night_by(ruleset: Ruleset) -> Evening:
    """Round one is being played: the mark is one."""
    evening = Evening(ruleset=ruleset)
    evening.say(StartRound())
    return evening


# --- not called ----------------------------------------------------------------------------------


def test_an_uncalled_bunco_may_score_points_and_count_on_the_card() -> None:
    evening = night_by(replace(RFP, uncalled=Uncalled(points=3, credited=True)))
    evening.say(Throw(2, (1, 1, 1)))
    assert evening.say(Throw(2, (1, 2, 3))) == [
        BuncoUncalled(2, "Eve", 3, (3, 0), "Eve"),
        Rolled(2, "Eve", "one", 1, (4, 0), (1, 2, 3)),
    ]
    assert evening.night.cards["Eve"].buncos == 1


def test_a_bunco_may_be_callable_until_the_turn_ends() -> None:
    evening = night_by(replace(RFP, uncalled=Uncalled(until="turn_ends")))
    evening.say(Throw(2, (1, 1, 1)))
    assert evening.claims(2, "two") == [Rolled(2, "Eve", "two", 2, (2, 0))]
    assert evening.say(Call(2)) == [Rolled(2, "Eve", "bunco", 21, (23, 0), (1, 1, 1), "Eve")]
    evening.say(Throw(2, (1, 1, 1)))
    assert evening.claims(2, "miss")[0] == BuncoUncalled(2, "Eve")


def test_a_waiting_bunco_at_a_stopped_table_may_be_called_until_its_next_throw() -> None:
    evening = night_by(replace(RFP, after_bell="stop_now", uncalled=Uncalled(points=3)))
    evening.say(Throw(2, (1, 1, 1)))
    assert evening.say(Ring("button"))[2:] == [
        TableTied(1, 0, "table_chooses"),
        TableStopped(3, (0, 0)),
        TableTied(3, 0, "table_chooses"),
    ]
    assert evening.say(Throw(2, (2, 3, 4))) == [
        BuncoUncalled(2, "Eve", 3, (3, 0)),
        TableStopped(2, (3, 0)),
        TableWon(2, "a", ("Eve", "Gil"), ("Flo", "Hal"), (3, 0), "points"),
    ]


# --- called for nothing --------------------------------------------------------------------------


def test_a_call_for_nothing_may_be_ignored() -> None:
    assert night_by(replace(RFP, false_call="ignore")).say(Call(2)) == [CalledForNothing(2, "Eve")]


def test_no_call_is_false_if_the_rules_require_none() -> None:
    evening = night_by(replace(RFP, call="honor", false_call="penalty"))
    assert evening.say(Call(2)) == [CalledForNothing(2, "Eve")]


def test_a_false_call_may_cost_points_but_never_makes_the_tally_negative() -> None:
    evening = night_by(replace(RFP, false_call="penalty", false_call_penalty=4))
    evening.claims(2, "mini")
    assert evening.say(Call(2)) == [CalledFalsely(2, "Eve", 4, (1, 0))]
    assert evening.say(Call(2)) == [CalledFalsely(2, "Eve", 1, (0, 0))]
    assert evening.say(Call(2)) == [CalledFalsely(2, "Eve")]


# --- granted -------------------------------------------------------------------------------------


def test_a_granted_bunco_counts_for_its_roller() -> None:
    evening = night_by(RFP)
    evening.say(Throw(2, (1, 1, 1)), Claim(2, "miss"))
    assert evening.say(Grant(2)) == [BuncoGranted(2, "Eve", 21, (21, 0), (1, 1, 1), "Eve")]
    assert (evening.night.tables[1].player, evening.night.cards["Eve"].buncos) == ("Flo", 1)
    assert evening.refusal(Grant(2)) == "table 2: no BUNKO has gone uncalled there in this round"


def test_a_table_can_undo_a_granted_bunco() -> None:
    evening = night_by(RFP)
    evening.say(Throw(2, (1, 1, 1)), Claim(2, "miss"))
    before = evening.night.snapshot()
    evening.say(Grant(2), UndoLast(2, "pad-02"))
    assert evening.night == before


def test_a_granted_bunco_rings_the_bell_as_a_called_one_does() -> None:
    evening = night_by(RFP)
    evening.say(Throw(1, (1, 1, 1)), Claim(1, "miss"))
    assert evening.say(Grant(1)) == [
        BuncoGranted(1, "Ann", 21, (21, 0), (1, 1, 1), "Ann"),
        RoundCalled("bunco", "Ann", "a", 21, "bunco", (1, 1, 1)),
    ]


def test_a_bunco_can_be_granted_at_a_tied_or_decided_table() -> None:
    evening = night_by(FINISHING)
    evening.say(Throw(2, (1, 1, 1)), Claim(2, "miss"), Claim(1, "one"), Claim(1, "miss"), Ring("button"))
    assert evening.say(RollOff(2, 1, 6))[0] == RolledOff(2, 1, 6)
    assert evening.say(Grant(2)) == [
        BuncoGranted(2, "Eve", 21, (21, 0), (1, 1, 1), "Eve"),
        TableWon(2, "a", ("Eve", "Gil"), ("Flo", "Hal"), (21, 0), "points"),
    ]
    assert evening.night.rounds_played == 0, "table 3 has no winner yet"


def test_no_bunco_is_granted_between_rounds() -> None:
    evening = Evening()
    assert evening.why_not(Grant(1)) == NoRoundToGrantIn()


# --- late ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("late", "rolled"),
    [
        (LateBunco(), Rolled(2, "Eve", "bunco", 21, (22, 0), None, "Eve")),
        (LateBunco(team=False), Rolled(2, "Eve", "bunco", 0, (1, 0), None, "Eve")),
        (LateBunco(personal=False), Rolled(2, "Eve", "bunco", 21, (22, 0))),
    ],
)
def test_the_rules_set_how_a_bunco_in_the_last_turns_counts(late: LateBunco, rolled: Rolled) -> None:
    evening = night_by(replace(RFP, late_bunco=late))
    evening.claims(2, "one")
    evening.say(Ring("button"))
    assert evening.claims(2, "bunco") == [rolled]


def test_a_turn_after_the_bell_may_be_declined_if_the_rules_allow_it() -> None:
    evening = night_by(replace(FINISHING, finishing="may"))
    evening.claims(2, "one")
    assert evening.refusal(Decline(2)) == "table 2: a turn may be left unfinished only after the bell"
    evening.say(Ring("button"))
    assert evening.say(Decline(2)) == [
        TurnDeclined(2, "Eve"),
        TableStopped(2, (1, 0)),
        TableWon(2, "a", ("Eve", "Gil"), ("Flo", "Hal"), (1, 0), "points"),
    ]


def test_a_declined_turn_passes_the_dice_and_loses_an_uncalled_bunco() -> None:
    evening = night_by(replace(RFP, finishing="may"))
    evening.say(Throw(2, (1, 1, 1)), Ring("button"))
    assert evening.say(Decline(2)) == [BuncoUncalled(2, "Eve"), TurnDeclined(2, "Eve"), DicePassed(2, "Flo")]


def test_by_default_no_turn_can_be_declined() -> None:
    evening = night_by(RFP)
    evening.claims(2, "one")
    evening.say(Ring("button"))
    assert evening.refusal(Decline(2)) == "table 2: by these rules every turn is played to its end"


def test_an_uncalled_late_bunco_leaves_the_traveler_if_a_called_one_does() -> None:
    late = LateBunco(traveler=False)
    ruleset = replace(
        FINISHING, traveler=Traveler(starts="head_table"), late_bunco=late, uncalled=Uncalled(credited=True)
    )
    evening = night_by(ruleset)
    evening.claims(2, "one")
    evening.say(Ring("host"), Throw(2, (1, 1, 1)), Throw(2, (2, 3, 4)))
    assert evening.night.cards["Eve"].buncos == 1
    assert evening.night.traveler == ()


@pytest.mark.parametrize("tie", list(TIES))
def test_a_granted_bunco_settles_a_tie_by_every_rule(tie: str) -> None:
    evening = night_by(replace(RFP, after_bell="stop_now", tie=tie))
    evening.say(Throw(2, (1, 1, 1)), Claim(2, "miss"), Ring("host"))
    assert evening.night.tables[1].tied
    assert evening.say(Grant(2)) == [
        BuncoGranted(2, "Eve", 21, (21, 0), (1, 1, 1), "Eve"),
        TableWon(2, "a", ("Eve", "Gil"), ("Flo", "Hal"), (21, 0), "points"),
    ]


@pytest.mark.parametrize("tie", ["lap_points", "one_turn_each"])
def test_a_granted_bunco_from_before_the_tie_settles_it(tie: str) -> None:
    evening = night_by(replace(RFP, after_bell="stop_now", tie=tie))
    evening.say(Throw(2, (1, 1, 1)), Claim(2, "miss"), Ring("host"), Claim(2, "bunco"), Claim(2, "one"))
    assert evening.night.tables[1].tally == (0, 22)
    [_, won] = evening.say(Grant(2))
    assert won == TableWon(2, "a", ("Eve", "Gil"), ("Flo", "Hal"), (21, 22), "host")


@pytest.mark.parametrize(("others", "settled"), [("miss", True), ("bunco", False)])
def test_a_granted_bunco_from_the_lap_of_a_tie_settles_it_unless_it_is_level_again(
    others: Worth,
    settled: bool,  # noqa: FBT001 - a row of the table
) -> None:
    evening = night_by(replace(RFP, after_bell="stop_now", tie="lap_points"))
    evening.say(Ring("host"), Throw(2, (1, 1, 1)), Claim(2, "miss"), Claim(2, others))
    assert any(isinstance(fact, TableWon) for fact in evening.say(Grant(2))) == settled


# --- granted when others have rolled one since ----------------------------------------------------


def granted_after(*since: Input) -> Evening:
    """Eve's bunco at table 2 goes uncalled, then this is said, and then the host grants it."""
    evening = night_by(replace(RFP, traveler=Traveler("head_table")))
    evening.say(Throw(2, (1, 1, 1)), Throw(2, (2, 3, 4)), *since, Grant(2))
    return evening


def test_a_granted_bunco_does_not_take_the_traveler_from_a_later_bunco() -> None:
    evening = granted_after(Claim(2, "bunco"))
    assert [move.player for move in evening.night.traveler] == ["Flo"]
    assert (evening.night.first_bunco, evening.night.last_bunco) == ("Eve", "Flo")


def test_a_granted_bunco_does_not_take_a_traveler_that_the_host_gave_later() -> None:
    evening = granted_after(GiveTraveler("Ann"))
    assert [move.player for move in evening.night.traveler] == ["Ann"]
    assert (evening.night.first_bunco, evening.night.last_bunco) == ("Eve", "Eve")


def test_a_granted_bunco_takes_the_traveler_from_the_holder_before_it() -> None:
    evening = night_by(replace(RFP, traveler=Traveler("head_table")))
    evening.say(Claim(3, "bunco"), Throw(2, (1, 1, 1)), Throw(2, (2, 3, 4)), Grant(2))
    assert [move.player for move in evening.night.traveler] == ["Ida", "Eve"]
    assert (evening.night.first_bunco, evening.night.last_bunco) == ("Ida", "Eve")
