"""A round from its start to the walk: the bell, the lap after it, ties, winners, and the end of sets and night."""

from __future__ import annotations

from typing import Literal

import msgspec
import pytest
from msgspec.structs import replace

from headtable.game.ruleset import LateBunco
from headtable.game.views import table_state
from headtable.messages.facts import Fact
from headtable.messages.pace import Ring, RoundCalled, RoundOver, RoundStarted, SetOver, StartRound
from headtable.messages.people import Leave, Left, OpenNight, Walk, Walked
from headtable.messages.prizes import NightOver, Standing, TravelerMoved
from headtable.messages.refusals.pace import NightIsOver
from headtable.messages.table import (
    BuncoShown,
    BuncoUncalled,
    Call,
    Claim,
    DicePassed,
    FirstRoller,
    Grant,
    Rolled,
    RolledOff,
    RollOff,
    TableStopped,
    TableTied,
    TableWon,
    Throw,
)
from headtable.rulesets import load
from tests.game.evening import RFP, SEED, TWELVE, Evening


@pytest.fixture
def evening() -> Evening:
    """Round one is being played: the mark is one."""
    evening = Evening()
    evening.say(StartRound())
    return evening


# --- the bell ------------------------------------------------------------------------------------


def test_the_head_table_reaching_twenty_one_ends_the_round_at_once(evening: Evening) -> None:
    evening.claims(1, "mini", "mini", "mini", "mini")
    assert evening.claims(1, "one") == [
        Rolled(1, "Ann", "one", 1, (21, 0)),
        RoundCalled("score", "Ann", "a", 21, "one"),
    ]


def test_more_than_twenty_one_ends_the_round_too(evening: Evening) -> None:
    evening.claims(1, "miss", "mini", "mini", "mini", "mini")
    assert evening.claims(1, "mini") == [
        Rolled(1, "Bob", "mini", 5, (0, 25)),
        RoundCalled("score", "Bob", "b", 25, "mini"),
    ]


def test_a_called_bunco_at_the_head_table_ends_the_round(evening: Evening) -> None:
    assert evening.say(Throw(1, (1, 1, 1))) == [BuncoShown(1, "Ann", (1, 1, 1))]
    assert evening.say(Call(1)) == [
        Rolled(1, "Ann", "bunco", 21, (21, 0), (1, 1, 1), credit="Ann"),
        RoundCalled("bunco", "Ann", "a", 21, "bunco", (1, 1, 1)),
    ]


def test_an_uncalled_bunco_at_the_head_table_ends_nothing(evening: Evening) -> None:
    evening.say(Throw(1, (1, 1, 1)))
    assert evening.say(Throw(1, (1, 2, 3))) == [
        BuncoUncalled(1, "Ann"),
        Rolled(1, "Ann", "one", 1, (1, 0), (1, 2, 3)),
    ]


def test_a_bunco_for_few_points_ends_the_round_only_if_the_ruleset_allows_it() -> None:
    points = msgspec.structs.replace(RFP.points, bunco=10)
    for ends_round, bells in [(True, [RoundCalled("bunco", "Ann", "a", 10, "bunco")]), (False, [])]:
        ruleset = msgspec.structs.replace(RFP, points=points, bunco_ends_round=ends_round)
        evening = Evening(ruleset=ruleset)
        evening.say(StartRound())
        assert evening.claims(1, "bunco") == [Rolled(1, "Ann", "bunco", 10, (10, 0), credit="Ann"), *bells]


def test_a_bunco_or_twenty_one_at_another_table_ends_nothing(evening: Evening) -> None:
    assert evening.claims(2, "bunco", "bunco") == [Rolled(2, "Eve", "bunco", 21, (42, 0), credit="Eve")]


def test_the_player_who_rang_the_bell_continues_and_the_bell_does_not_ring_again(evening: Evening) -> None:
    evening.claims(1, "bunco")
    assert evening.claims(1, "bunco") == [Rolled(1, "Ann", "bunco", 21, (42, 0), credit="Ann")]
    assert evening.claims(1, "miss") == [Rolled(1, "Ann", "miss", 0, (42, 0)), DicePassed(1, "Bob")]


@pytest.mark.parametrize("by", ["button", "host"])
def test_the_button_or_the_host_ends_the_round(evening: Evening, by: Literal["button", "host"]) -> None:
    evening.claims(3, "one")
    assert evening.say(Ring(by)) == [RoundCalled(by, by)]
    assert evening.refusal(Ring(by)) == "the bell has rung for this round already"


def test_the_bell_starts_a_round_that_is_ready() -> None:
    evening = Evening()
    assert evening.say(Ring("button")) == [RoundStarted(1, 1, 1)]


def test_before_the_first_roll_only_the_host_can_call_the_round(evening: Evening) -> None:
    assert "nobody has rolled yet" in evening.refusal(Ring("button"))
    assert evening.say(Ring("host")) == [RoundCalled("host", "host")]


def test_a_button_pressed_twice_starts_the_round_without_calling_it() -> None:
    evening = Evening()
    evening.say(Ring("button"))
    assert "nobody has rolled yet" in evening.refusal(Ring("button"))
    assert evening.night.phase == "playing"


def test_a_started_round_cannot_start_again(evening: Evening) -> None:
    assert evening.refusal(StartRound()) == "the round is being played already"
    evening.say(Ring("host"))
    assert evening.refusal(StartRound()) == "the tables are still finishing the round"
    assert evening.refusal(OpenNight(TWELVE)) == "the night is open already"


# --- the lap after the bell ----------------------------------------------------------------------


def test_a_table_between_two_laps_stops_at_the_bell(evening: Evening) -> None:
    evening.claims(2, "one", "miss", "miss", "miss", "miss")
    assert evening.say(Ring("button")) == [
        RoundCalled("button", "button"),
        TableStopped(2, (1, 0)),
        TableWon(2, "a", ("Eve", "Gil"), ("Flo", "Hal"), (1, 0), "points"),
    ]


def test_a_table_that_has_not_rolled_yet_still_plays_a_whole_lap(evening: Evening) -> None:
    evening.claims(2, "miss", "one")
    evening.say(Ring("button"))
    assert evening.claims(3, "miss", "two", "miss", "miss") == [
        Rolled(3, "Kay", "miss", 0, (0, 2)),
        DicePassed(3, "Lou"),
    ]
    assert evening.claims(3, "miss") == [
        Rolled(3, "Lou", "miss", 0, (0, 2)),
        TableStopped(3, (0, 2)),
        TableWon(3, "b", ("Jim", "Lou"), ("Ida", "Kay"), (0, 2), "points"),
    ]
    assert evening.refusal(Claim(3, "one")) == "table 3: the round is over here"


def test_a_turn_begun_in_a_new_lap_makes_the_table_play_all_of_it(evening: Evening) -> None:
    evening.lap(2)
    evening.claims(2, "one")
    assert evening.say(Ring("button")) == [RoundCalled("button", "button")]
    assert evening.claims(2, "miss", "miss", "miss") == [
        Rolled(2, "Gil", "miss", 0, (1, 0)),
        DicePassed(2, "Hal"),
    ]
    assert TableStopped(2, (1, 0)) in evening.claims(2, "miss")


def test_a_bunco_waiting_for_its_call_counts_as_a_turn_begun(evening: Evening) -> None:
    evening.lap(2)
    evening.say(Throw(2, (1, 1, 1)))
    assert evening.say(Ring("button")) == [RoundCalled("button", "button")]
    assert evening.say(Call(2)) == [Rolled(2, "Eve", "bunco", 21, (21, 0), (1, 1, 1), credit="Eve")]


def test_the_head_tables_deciding_roll_begins_a_lap_even_if_it_is_the_first(evening: Evening) -> None:
    evening.lap(1)
    assert evening.claims(1, "bunco") == [
        Rolled(1, "Ann", "bunco", 21, (21, 0), credit="Ann"),
        RoundCalled("bunco", "Ann", "a", 21, "bunco"),
    ]
    assert evening.lap(1) == [
        Rolled(1, "Dee", "miss", 0, (21, 0)),
        TableStopped(1, (21, 0)),
        TableWon(1, "a", ("Ann", "Cat"), ("Bob", "Dee"), (21, 0), "points"),
    ]


def test_the_lap_is_counted_from_the_first_roller(evening: Evening) -> None:
    evening.say(FirstRoller(2, "Hal"))
    evening.claims(2, "one")
    evening.say(Ring("button"))
    assert evening.claims(2, "miss", "miss", "miss", "miss") == [
        Rolled(2, "Gil", "miss", 0, (0, 1)),
        TableStopped(2, (0, 1)),
        TableWon(2, "b", ("Flo", "Hal"), ("Eve", "Gil"), (0, 1), "points"),
    ]


def test_rolls_after_the_bell_count_and_may_change_the_winner(evening: Evening) -> None:
    evening.claims(1, "bunco", "miss", "bunco", "one", "miss")
    assert evening.claims(1, "miss", "miss") == [
        Rolled(1, "Dee", "miss", 0, (21, 22)),
        TableStopped(1, (21, 22)),
        TableWon(1, "b", ("Bob", "Dee"), ("Ann", "Cat"), (21, 22), "points"),
    ]


# --- ties ----------------------------------------------------------------------------------------


def test_a_level_table_rolls_one_die_for_each_team_until_one_is_higher(evening: Evening) -> None:
    evening.claims(2, "one", "miss", "one", "miss", "miss", "miss")
    assert evening.say(Ring("host")) == [
        RoundCalled("host", "host"),
        TableStopped(2, (1, 1)),
        TableTied(2, 1, "table_chooses"),
    ]
    assert evening.refusal(Claim(2, "one")) == "table 2 is tied: one die for each team"
    assert evening.say(RollOff(2, 4, 4)) == [RolledOff(2, 4, 4)]
    assert evening.say(RollOff(2, 2, 5)) == [
        RolledOff(2, 2, 5),
        TableWon(2, "b", ("Flo", "Hal"), ("Eve", "Gil"), (1, 1), "roll-off"),
    ]
    assert evening.refusal(RollOff(2, 6, 1)) == "table 2 has no tie to roll off"


def test_a_roll_off_needs_a_tie(evening: Evening) -> None:
    assert evening.refusal(RollOff(1, 6, 1)) == "table 1 has no tie to roll off"
    assert evening.refusal(RollOff(9, 6, 1)) == "there is no table 9"


# --- the end of a round, a set and a night -------------------------------------------------------


def test_the_last_table_s_winner_ends_the_round_and_everybody_walks() -> None:
    evening = Evening(TWELVE[:8])
    evening.say(StartRound())
    evening.claims(1, "one", "miss", "miss", "miss", "miss")
    evening.lap(2)
    evening.say(Ring("host"))
    *facts, walked = evening.say(RollOff(2, 1, 6))
    assert facts == [
        RolledOff(2, 1, 6),
        TableWon(2, "b", ("Flo", "Hal"), ("Eve", "Gil"), (0, 0), "roll-off"),
        RoundOver(1, 1),
    ]
    assert isinstance(walked, Walked)
    assert [(walk.player, walk.table, walk.why) for walk in walked.walks] == [
        ("Ann", 1, "won-and-stays"),
        ("Bob", 2, "lost-and-moves-down"),
        ("Cat", 1, "won-and-stays"),
        ("Dee", 2, "lost-and-moves-down"),
        ("Eve", 2, "lost-and-stays"),
        ("Flo", 1, "won-and-moves-up"),
        ("Gil", 2, "lost-and-stays"),
        ("Hal", 1, "won-and-moves-up"),
    ]
    night = evening.night
    assert (night.phase, night.set, night.round, night.mark) == ("ready", 1, 2, 2)
    assert {player for player, card in night.cards.items() if card.wins} == {"Ann", "Cat", "Flo", "Hal"}
    assert {player for player, card in night.cards.items() if card.losses} == {"Bob", "Dee", "Eve", "Gil"}


def test_the_round_is_over_at_the_bell_if_every_table_stops() -> None:
    evening = Evening(TWELVE[:4])
    evening.say(StartRound())
    evening.claims(1, "one", "miss", "miss", "miss", "miss")
    kinds = [type(fact) for fact in evening.say(Ring("host"))]
    assert kinds == [RoundCalled, TableStopped, TableWon, RoundOver, Walked]


def test_after_six_rounds_a_new_set_begins_with_mark_one() -> None:
    evening = Evening()
    ends = [evening.round_won("a", "b", "a") for _ in range(6)]
    assert [type(fact) for fact in ends[4][-2:]] == [RoundOver, Walked]
    assert ends[5][-3:-1] == [RoundOver(1, 6), SetOver(1)]
    assert isinstance(ends[5][-1], Walked)
    assert (evening.night.set, evening.night.round, evening.night.mark) == (2, 1, 1)


def test_the_night_ends_after_three_sets_without_another_walk() -> None:
    evening = Evening(TWELVE[:4])
    last: list[Fact] = []
    for _ in range(18):
        last = evening.round_won("a")
    *_, set_over, over = last
    assert set_over == SetOver(3)
    assert isinstance(over, NightOver)
    assert sum(line.wins for line in over.standings) == 36
    assert (evening.night.phase, evening.night.walks) == ("over", ())
    assert evening.refusal(StartRound()) == "the night is over"
    assert evening.why_not(Claim(1, "one")) == NightIsOver()
    assert evening.refusal(Ring("button")) == "the night is over"


def test_a_night_of_one_round_ends_with_its_standings() -> None:
    evening = Evening(TWELVE[:4], msgspec.structs.replace(RFP, sets=1, rounds=1))
    evening.say(StartRound())
    evening.claims(1, "miss", "bunco")
    assert evening.claims(1, "miss", "miss", "miss") == [
        Rolled(1, "Dee", "miss", 0, (0, 21)),
        TableStopped(1, (0, 21)),
        TableWon(1, "b", ("Bob", "Dee"), ("Ann", "Cat"), (0, 21), "points"),
        RoundOver(1, 1),
        SetOver(1),
        NightOver(
            (
                Standing(1, "Bob", 1, 0, 1),
                Standing(2, "Dee", 1, 0, 0),
                Standing(3, "Ann", 0, 1, 0),
                Standing(3, "Cat", 0, 1, 0),
            ),
            SEED,
        ),
    ]


def test_each_walk_leads_from_the_old_chair_to_the_new_one() -> None:
    evening = Evening(TWELVE[:4])
    evening.round_won("b")
    walks = evening.night.walks
    assert [(walk.player, walk.from_table, walk.from_seat) for walk in walks] == [
        ("Ann", 1, 1),
        ("Bob", 1, 2),
        ("Cat", 1, 3),
        ("Dee", 1, 4),
    ]
    assert all(evening.night.tables[0].seats[walk.seat - 1] == walk.player for walk in walks)
    assert walks[0] == Walk("Ann", 1, 1, 1, 1, "lost-and-stays", evening.night.tables[0].seats[2], "drawn")


def test_an_uncalled_bunco_can_be_called_after_the_bell_until_the_next_roll() -> None:
    evening = Evening(ruleset=load("wba"))
    evening.say(StartRound(), Throw(1, (1, 1, 1)), Ring("host"))
    waiting = table_state(evening.night, 1)
    assert (waiting.phase, waiting.call_it, waiting.may_roll) == ("waits-for-call", True, ())
    evening.claims(1, "miss")
    assert not table_state(evening.night, 1).call_it


# --- a bunco that waits when the bell rings --------------------------------------------------------

LATE_FOR_NOTHING = LateBunco(team=False, personal=False, traveler=False)


def test_a_bunco_called_after_the_bell_counts_as_rolled_before_it() -> None:
    evening = Evening(ruleset=replace(load("wba"), late_bunco=LATE_FOR_NOTHING))
    evening.say(StartRound(), Throw(1, (1, 1, 1)), Throw(2, (1, 1, 1)), Ring("host"))
    for table, player in ((1, "Ann"), (2, "Eve")):
        rolled = Rolled(table, player, "bunco", 21, (21, 0), (1, 1, 1), player)
        assert evening.say(Call(table))[0] == rolled
    evening.claims(2, "bunco")
    assert (evening.night.tables[1].tally, evening.night.cards["Eve"].buncos) == ((21, 0), 1)
    assert evening.night.last_bunco == "Eve"


def test_a_claimed_bunco_is_the_bunco_already_on_the_table() -> None:
    evening = Evening(ruleset=load("wba"))
    evening.say(StartRound(), Throw(2, (1, 1, 1)))
    assert evening.claims(2, "bunco") == [
        Rolled(2, "Eve", "bunco", 21, (21, 0), (1, 1, 1), "Eve"),
        TravelerMoved("Eve", "bunco"),
    ]


def test_the_button_calls_a_waiting_bunco_and_ends_the_round_below_the_target() -> None:
    evening = Evening(ruleset=replace(load("evt"), target=25))
    evening.say(StartRound(), Throw(1, (1, 1, 1)))
    assert evening.say(Ring("button")) == [
        Rolled(1, "Ann", "bunco", 21, (21, 0), (1, 1, 1), "Ann"),
        RoundCalled("button", "button"),
    ]


def test_a_group_bell_leaves_a_waiting_bunco_that_the_head_tables_button_calls() -> None:
    ruleset = replace(load("wba"), group_tables=1, bell_of="group", after_bell="stop_now")
    evening = Evening(ruleset=ruleset)
    evening.say(StartRound(), Throw(1, (1, 1, 1)), Throw(1, (1, 1, 4)), Throw(1, (1, 1, 1)), Grant(1))
    assert (evening.night.phase, evening.night.tables[0].only_calls) == ("playing", True)
    assert [type(fact) for fact in evening.say(Ring("button"))] == [Rolled, TableStopped, TableWon]
    assert evening.night.phase == "playing"


def test_a_waiting_bunco_is_lost_when_the_last_person_leaves_the_table() -> None:
    evening = Evening(("Ann", "Bob", "Cat", "Dee", "Eve"), replace(load("wba"), after_bell="stop_now"))
    evening.say(StartRound(), Throw(2, (1, 1, 1)), Ring("host"), Leave("Eve"))
    assert evening.night.tables[1].only_calls
    assert [type(fact) for fact in evening.say(Leave("Dee"))][:3] == [Left, BuncoUncalled, TableStopped]
