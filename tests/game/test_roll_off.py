"""People roll against each other: who is sure of it, who throws again, and what the host may say."""

from __future__ import annotations

from typing import Literal

import pytest
from hypothesis import given, strategies as st
from msgspec.structs import replace

from headtable.game import Ruleset, apply
from headtable.game.prizes.stage_view import stage_state
from headtable.game.roll_off import Contest, Cut, cut, thrown
from headtable.game.ruleset import RollOffs
from headtable.messages.prizes import Give, Given, PersonRoll, RolledFor, RollFor, TiedFor
from headtable.messages.roll_offs import MostOf, PrizeOf
from headtable.messages.rooms import (
    RollingOff,
)
from tests.game.evening import RFP, Evening

MOST = MostOf("wins")


def one_die(**faces: int) -> tuple[PersonRoll, ...]:
    return tuple(PersonRoll(player, (face,)) for player, face in faces.items())


def tied(players: tuple[str, ...], places: int = 1, ruleset: Ruleset = RFP, dice: Literal[1, 3] = 1) -> Evening:
    """An evening on which these people have to roll against each other."""
    evening = Evening(ruleset=ruleset)
    apply(evening.night, TiedFor(MOST, players, places, dice))
    evening.night.phase = "break"  # where nothing follows of itself
    return evening


def again(how: str) -> Ruleset:
    return replace(RFP, roll_off=RollOffs(again=how))  # type: ignore[arg-type]  # a setting's word


def test_the_highest_die_wins() -> None:
    assert cut(one_die(Ann=4, Bob=6, Cat=2), 1) == Cut(("Bob",), ())


def test_the_lowest_die_wins_if_the_rules_say_so() -> None:
    assert cut(one_die(Ann=4, Bob=6, Cat=2), 1, "lowest") == Cut(("Cat",), ())


def test_only_those_who_are_level_at_the_cut_are_tied() -> None:
    assert cut(one_die(Ann=6, Bob=6, Cat=4, Dee=4, Eve=4, Flo=1), 4) == Cut(("Ann", "Bob"), ("Cat", "Dee", "Eve"))


def test_three_dice_count_by_their_sum() -> None:
    rolls = (PersonRoll("Ann", (6, 6, 1)), PersonRoll("Bob", (5, 5, 4)))
    assert cut(rolls, 1) == Cut(("Bob",), ())


def test_level_players_throw_again_until_the_roll_off_is_settled() -> None:
    evening = tied(("Ann", "Bob", "Cat"))
    assert evening.say(RollFor(one_die(Ann=5, Bob=5, Cat=1))) == [RolledFor(MOST, one_die(Ann=5, Bob=5, Cat=1))]
    assert evening.night.contest is not None
    assert evening.night.contest.to_roll == ("Ann", "Bob")
    evening.say(RollFor(one_die(Ann=2, Bob=3)))
    assert evening.night.contest is None
    assert evening.night.contests[MOST].sure == ("Bob",)


def test_the_view_shows_who_must_throw_and_the_dice_thrown() -> None:
    evening = tied(("Ann", "Bob", "Cat"))
    evening.say(RollFor(one_die(Ann=5, Bob=5, Cat=1)), RollFor(one_die(Bob=3)))
    assert stage_state(evening.night, ()).contest == RollingOff(
        MOST,
        ("Ann", "Bob", "Cat"),
        ("Ann",),
        rolls=one_die(Bob=3),
        before=one_die(Ann=5, Bob=5, Cat=1),
        place_in="final",
    )


def test_rolls_may_be_entered_one_player_at_a_time() -> None:
    evening = tied(("Ann", "Bob"))
    evening.say(RollFor(one_die(Bob=3)))
    assert evening.night.contest is not None
    assert evening.night.contest.to_roll == ("Ann",)
    evening.say(RollFor(one_die(Ann=1)))
    assert evening.night.contests[MOST].sure == ("Bob",)


def test_everybody_rolls_again_if_the_rules_say_so() -> None:
    evening = tied(("Ann", "Bob", "Cat"), ruleset=again("all"))
    evening.say(RollFor(one_die(Ann=5, Bob=5, Cat=1)))
    assert evening.night.contest is not None
    assert evening.night.contest.to_roll == ("Ann", "Bob", "Cat")


def test_the_host_may_decide_at_any_time() -> None:
    evening = tied(("Ann", "Bob", "Cat"), places=2)
    assert evening.say(Give(MOST, ("Cat", "Ann"))) == [Given(MOST, ("Cat", "Ann"))]
    assert evening.night.contests[MOST].sure == ("Cat", "Ann")


@pytest.mark.parametrize(
    ("said", "why"),
    [
        (RollFor(one_die(Dee=4)), "'Dee' does not roll now: for the most wins Ann, Bob must"),
        (RollFor((*one_die(Ann=4), *one_die(Ann=5))), "'Ann' rolls once, not 2 times"),
        (RollFor((PersonRoll("Ann", (1, 2, 3)),)), "'Ann' threw 3 dice: for the most wins it is 1"),
        (Give(PrizeOf("Fair"), ("Ann",)), "nobody is tied for 'the prize Fair': what is open is 'the most wins'"),
        (Give(MOST, ("Dee",)), "'Dee' is not tied for the most wins: Ann, Bob are"),
        (Give(MOST, ("Ann", "Bob")), "1 get the most wins, not 2"),
    ],
)
def test_an_impossible_roll_is_refused(said: RollFor | Give, why: str) -> None:
    assert tied(("Ann", "Bob")).refusal(said) == why


def test_a_roll_without_a_tie_is_refused() -> None:
    assert Evening().refusal(RollFor(one_die(Ann=4))) == "nobody has to roll against anybody now"


def test_nobody_rolls_if_the_host_decides() -> None:
    evening = tied(("Ann", "Bob"), ruleset=again("host"))
    assert evening.refusal(RollFor(one_die(Ann=4))) == "nobody rolls for the most wins: the host decides"
    assert evening.say(Give(MOST, ("Ann",))) == [Given(MOST, ("Ann",))]


@given(people=st.integers(2, 30), data=st.data())
def test_a_settled_roll_off_fills_exactly_its_places(people: int, data: st.DataObject) -> None:
    names = tuple(f"P{number}" for number in range(people))
    places = data.draw(st.integers(1, people))
    contest = Contest(MOST, names, places, names)
    for _ in range(20):
        rolls = tuple(PersonRoll(name, (data.draw(st.integers(1, 6)),)) for name in contest.to_roll)
        contest = thrown(contest, rolls)
        assert not set(contest.sure) & set(contest.level)
        if contest.settled:
            break
        assert len(contest.sure) < places < len(contest.sure) + len(contest.level)
    if contest.settled:
        assert len(set(contest.sure)) == len(contest.sure) == places
