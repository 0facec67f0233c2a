"""Somebody goes home after the last set: the night goes on without them, and they win nothing."""

from __future__ import annotations

from headtable.game.ruleset import Knockout
from headtable.messages.pace import Ring, StartRound
from headtable.messages.past import Undo
from headtable.messages.people import Leave, Left
from headtable.messages.prizes import (
    FinalistAbsent,
    FinalStarted,
    GrandPrizeWon,
    NightOver,
    PersonRoll,
    RolledFor,
    RollFor,
    SeatFinal,
    SemiSeated,
    TiedFor,
)
from headtable.messages.roll_offs import MostOf
from headtable.messages.table import DicePassed, Throw
from tests.game.evening import TWELVE, Evening
from tests.game.prizes.test_knockout import FIRST, FOUR, in_the_final, one_die, rules

TWENTY_FOUR = tuple(f"P{number}" for number in range(24))


def test_a_finalist_who_leaves_with_the_dice_passes_them_on() -> None:
    evening = in_the_final()
    assert evening.say(Leave("Cat")) == [Left("Cat", 1, "Ghost"), DicePassed(1, "Dee")]
    assert evening.say(Throw(1, (3, 3, 3)))[0] == GrandPrizeWon("Dee", (3, 3, 3))


def test_the_dice_of_the_final_skip_the_chairs_of_players_who_left() -> None:
    evening = in_the_final()
    evening.say(Leave("Dee"))
    assert evening.say(Leave("Cat"))[1:] == [DicePassed(1, "Ghost"), DicePassed(1, "Ann")]


def test_the_night_ends_without_a_winner_when_all_finalists_leave() -> None:
    evening = in_the_final()
    evening.say(Leave("Ann"), Leave("Bob"), Leave("Cat"))
    left, over = evening.say(Leave("Dee"))
    assert left == Left("Dee", 1, "Ghost 4")
    assert isinstance(over, NightOver)
    assert evening.night.stage.grand_prize is None


def test_there_is_no_final_if_everybody_leaves_in_the_last_round() -> None:
    evening = Evening(FOUR, rules())
    evening.say(StartRound(), *map(Leave, FOUR))
    assert isinstance(evening.say(Ring("host"))[-1], NightOver)


def test_the_remaining_players_roll_for_the_place() -> None:
    evening = Evening(TWELVE[:8], rules())
    evening.round_won("a", "a")
    evening.say(RollFor(one_die(Ann=6, Cat=6)))
    assert evening.say(Leave("Ann")) == [
        Left("Ann", 1, "Ghost"),
        TiedFor(MostOf("wins"), ("Cat", "Eve", "Gil")),
    ]


def test_a_finalist_who_leaves_before_the_final_loses_the_place() -> None:
    evening = Evening(FOUR, rules(Knockout(no_bunco="draw", final_seats="choice")))
    evening.round_won("a")
    evening.say(RollFor(one_die(Ann=6, Cat=2)))
    assert evening.say(Leave("Ann")) == [Left("Ann", 1, "Ghost"), FinalistAbsent("Ann")]
    here = tuple(one.player for one in evening.night.stage.finalists)
    evening.say(SeatFinal(here))
    rolls = tuple(PersonRoll(player, (face,)) for face, player in enumerate(here, 1))
    assert evening.say(RollFor(rolls)) == [RolledFor(FIRST, rolls), FinalStarted(here[0])]


def test_the_next_player_takes_the_semi_final_place_of_a_player_who_left() -> None:
    evening = Evening(TWENTY_FOUR, rules(Knockout(no_bunco="next_wins")))
    evening.round_won(*"aaaaaa")
    contest = evening.night.contest
    assert contest is not None
    first, *others = contest.players
    evening.say(RollFor((PersonRoll(first, (6,)), *(PersonRoll(player, (1,)) for player in others))))
    assert evening.night.stage.qualified[0].player == first
    before = evening.night.snapshot()
    evening.say(Leave(first))
    assert first not in {one.player for one in evening.night.stage.qualified}
    while evening.night.contest:
        rolls = tuple(PersonRoll(player, (1 + n % 6,)) for n, player in enumerate(evening.night.contest.to_roll))
        facts = evening.say(RollFor(rolls))
    assert isinstance(facts[-1], SemiSeated)
    assert first not in facts[-1].seats[0]
    left = next(entry for entry, said, _ in evening.journal if said == Leave(first))
    for entry in range(evening.entry, left - 1, -1):
        evening.say(Undo(entry, "host", "never mind"))
    assert evening.night == before
