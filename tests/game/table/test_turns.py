"""A turn at a table: what a roll is worth, who rolls next, and when a bunco counts."""

from __future__ import annotations

import msgspec
import pytest

from headtable.messages.pace import StartRound
from headtable.messages.people import SeatsSwapped, SwapSeats
from headtable.messages.refusals.pace import RoundNotStarted
from headtable.messages.refusals.table import NoSuchRoll
from headtable.messages.table import (
    BuncoShown,
    BuncoUncalled,
    Call,
    CalledFalsely,
    Claim,
    DicePassed,
    FirstRoller,
    FirstRollerChosen,
    Rolled,
    Throw,
)
from headtable.messages.words import Worth
from tests.game.evening import RFP, TWELVE, Evening


@pytest.fixture
def evening() -> Evening:
    """Round one is being played: the mark is one."""
    evening = Evening()
    evening.say(StartRound())
    return evening


@pytest.mark.parametrize(
    ("faces", "worth", "points"),
    [((1, 4, 5), "one", 1), ((1, 6, 1), "two", 2), ((6, 6, 6), "mini", 5)],
)
def test_a_roll_with_points_lets_the_same_player_roll_again(
    evening: Evening, faces: tuple[int, int, int], worth: Worth, points: int
) -> None:
    assert evening.say(Throw(2, faces)) == [Rolled(2, "Eve", worth, points, (points, 0), faces)]
    assert evening.say(Throw(2, (1, 2, 3))) == [Rolled(2, "Eve", "one", 1, (points + 1, 0), (1, 2, 3))]


def test_no_points_pass_the_dice_clockwise(evening: Evening) -> None:
    passed = [evening.say(Throw(2, (2, 3, 4))) for _ in range(4)]
    assert passed == [
        [Rolled(2, roller, "miss", 0, (0, 0), (2, 3, 4)), DicePassed(2, following)]
        for roller, following in [("Eve", "Flo"), ("Flo", "Gil"), ("Gil", "Hal"), ("Hal", "Eve")]
    ]


def test_partners_score_for_the_same_team(evening: Evening) -> None:
    evening.claims(2, "one", "miss", "two", "miss", "mini")
    assert evening.night.tables[1].tally == (6, 2)


def test_three_of_the_mark_wait_to_be_called(evening: Evening) -> None:
    assert evening.say(Throw(2, (1, 1, 1))) == [BuncoShown(2, "Eve", (1, 1, 1))]
    assert evening.say(Call(2)) == [Rolled(2, "Eve", "bunco", 21, (21, 0), (1, 1, 1), credit="Eve")]


def test_the_mark_is_the_round_s_number() -> None:
    evening = Evening()
    evening.round_won("a", "a", "a")
    evening.say(StartRound())
    roller = evening.night.tables[1].player
    assert evening.say(Throw(2, (2, 2, 2))) == [BuncoShown(2, roller, (2, 2, 2))]
    assert evening.say(Call(2), Throw(2, (1, 1, 1))) == [Rolled(2, roller, "mini", 5, (26, 0), (1, 1, 1))]


def test_an_uncalled_bunco_scores_nothing_and_the_turn_continues(evening: Evening) -> None:
    evening.say(Throw(2, (1, 1, 1)))
    assert evening.say(Throw(2, (1, 5, 5))) == [
        BuncoUncalled(2, "Eve"),
        Rolled(2, "Eve", "one", 1, (1, 0), (1, 5, 5)),
    ]
    assert evening.night.cards["Eve"].buncos == 0


def test_passing_the_dice_over_an_uncalled_bunco_loses_it(evening: Evening) -> None:
    evening.say(Throw(2, (1, 1, 1)))
    assert evening.claims(2, "miss") == [
        BuncoUncalled(2, "Eve"),
        Rolled(2, "Eve", "miss", 0, (0, 0)),
        DicePassed(2, "Flo"),
    ]


def test_a_second_bunco_over_an_uncalled_one_waits_for_its_own_call(evening: Evening) -> None:
    evening.say(Throw(2, (1, 1, 1)))
    assert evening.say(Throw(2, (1, 1, 1))) == [BuncoUncalled(2, "Eve"), BuncoShown(2, "Eve", (1, 1, 1))]
    assert evening.say(Call(2)) == [Rolled(2, "Eve", "bunco", 21, (21, 0), (1, 1, 1), credit="Eve")]


def test_a_bunco_from_the_pad_counts_as_called(evening: Evening) -> None:
    assert evening.claims(2, "bunco") == [Rolled(2, "Eve", "bunco", 21, (21, 0), credit="Eve")]


def test_a_bunco_is_credited_to_its_roller_and_not_to_the_partner(evening: Evening) -> None:
    evening.claims(2, "miss", "bunco")
    assert {player: card.buncos for player, card in evening.night.cards.items() if card.buncos} == {"Flo": 1}


def test_a_call_without_a_bunco_is_a_warning(evening: Evening) -> None:
    evening.claims(2, "two")
    before = evening.night.snapshot()
    assert evening.say(Call(2)) == [CalledFalsely(2, "Eve")]
    assert evening.night == before


def test_players_keep_rolling_past_twenty_one(evening: Evening) -> None:
    assert evening.claims(2, "bunco", "bunco", "mini") == [Rolled(2, "Eve", "mini", 5, (47, 0))]
    assert evening.night.phase == "playing"


def test_the_first_roller_sits_in_chair_one_unless_the_table_chooses(evening: Evening) -> None:
    assert evening.say(FirstRoller(3, "Kay")) == [FirstRollerChosen(3, "Kay")]
    assert evening.claims(3, "miss") == [Rolled(3, "Kay", "miss", 0, (0, 0)), DicePassed(3, "Lou")]
    assert evening.claims(2, "miss") == [Rolled(2, "Eve", "miss", 0, (0, 0)), DicePassed(2, "Flo")]


def test_a_first_roller_may_be_chosen_before_the_round_starts() -> None:
    evening = Evening()
    evening.say(FirstRoller(1, "Dee"), StartRound())
    assert evening.claims(1, "one") == [Rolled(1, "Dee", "one", 1, (0, 1))]


def test_a_first_roller_must_sit_at_the_table_and_be_chosen_before_its_first_roll(evening: Evening) -> None:
    assert evening.refusal(FirstRoller(3, "Ann")) == "'Ann' is not at table 3: there are Ida, Jim, Kay, Lou"
    evening.say(Throw(3, (1, 1, 1)))
    assert evening.refusal(FirstRoller(3, "Kay")) == "table 3 has started to roll already"


def test_nobody_rolls_before_the_start_or_at_a_missing_table() -> None:
    evening = Evening()
    assert evening.why_not(Throw(1, (1, 2, 3))) == RoundNotStarted()
    evening.say(StartRound())
    assert evening.refusal(Throw(4, (1, 2, 3))) == "there is no table 4"


def test_impossible_dice_are_refused() -> None:
    evening = Evening(ruleset=msgspec.structs.replace(RFP, sides=4, rounds=4))
    evening.say(StartRound())
    assert evening.why_not(Throw(1, (1, 2, 6))) == NoSuchRoll(1, (1, 2, 6))


def test_a_stuck_button_cannot_overflow_the_tally(evening: Evening) -> None:
    while evening.night.tables[1].tally[0] + 21 <= 9_999:
        evening.claims(2, "bunco")
    assert evening.refusal(Claim(2, "bunco")) == "table 2: the tally pad is full"


def test_the_night_opens_with_its_tables_and_score_cards() -> None:
    night = Evening().night
    assert [table.seats for table in night.tables] == [TWELVE[0:4], TWELVE[4:8], TWELVE[8:12]]
    assert (night.phase, night.set, night.round, night.mark) == ("ready", 1, 1, 1)
    assert tuple(night.cards) == TWELVE


def test_a_chosen_first_roller_rolls_first_after_a_change_of_chair() -> None:
    evening = Evening()
    evening.say(FirstRoller(1, "Dee"))
    assert evening.say(SwapSeats("Dee", "Ann")) == [SeatsSwapped("Dee", "Ann"), FirstRollerChosen(1, "Dee")]
    evening.say(StartRound())
    assert evening.claims(1, "one") == [Rolled(1, "Dee", "one", 1, (1, 0))]
