"""The prizes make up the pot, for any number of people, by every setting."""

from __future__ import annotations

import random
from itertools import product
from typing import Literal

import pytest
from hypothesis import given, strategies as st
from msgspec.structs import replace

from headtable.errors import NotAllowed
from headtable.game import Night, Ruleset, apply, decide
from headtable.game.night import Card, new_night
from headtable.game.prizes.agenda import settle
from headtable.game.prizes.claimants import CLAIMANTS
from headtable.game.prizes.pot import WINNERS, parts, worth
from headtable.game.roll_off import Contest
from headtable.game.ruleset import Pot, Prize
from headtable.messages.facts import Fact
from headtable.messages.people import OpenNight
from headtable.messages.plays import Play
from headtable.messages.prizes import Give, NightOver, PersonRoll, PrizesGiven, PrizeUnwon, PrizeWon, RollFor
from headtable.messages.roll_offs import PrizeOf
from headtable.rulesets import load

WBA = load("wba")
TIED: tuple[Literal["roll_off", "share", "split"], ...] = ("roll_off", "share", "split")
SHARES: tuple[Literal["proportional", "fixed"], ...] = ("proportional", "fixed")
NO_DRAW = tuple(prize for prize in WBA.prizes if prize.to != "draw_without_prize")
ALL = tuple(Prize(name=to, to=to, share=3) for to in WINNERS if to != "grand_prize")
POTS = [
    Pot(each=5, shares=shares, one_each=one_each, tied=tied)
    for shares, one_each, tied in product(SHARES, (False, True), TIED)
]


def house(pot: Pot, prizes: tuple[Prize, ...] = WBA.prizes) -> Ruleset:
    return replace(WBA, pot=pot, prizes=prizes)


def settled(ruleset: Ruleset, people: int, chance: random.Random) -> list[Fact]:
    """What follows the last set of a night whose cards say anything at all."""
    night = new_night(ruleset, "5eed")
    say(night, OpenNight(tuple(f"P{number}" for number in range(people))))
    most = chance.choice((0, 1, 4, 24))
    for player in night.cards:
        wins = chance.randint(0, 24)
        night.cards[player] = Card(wins, 24 - wins, chance.randint(0, most), chance.randint(0, most))
    told = list(settle(night))
    for fact in told:
        apply(night, fact)
    while night.contest:
        told += say(night, _settles(night.contest, chance))
    assert isinstance(told[-1], NightOver)
    return told


def _settles(contest: Contest, chance: random.Random) -> RollFor | Give:
    if contest.again == "host":
        return Give(contest.what, contest.players[: contest.places])
    return RollFor(tuple(PersonRoll(player, (chance.randint(1, 6),)) for player in contest.to_roll))


def say(night: Night, said: Play) -> tuple[Fact, ...]:
    facts = decide(night, said)
    for fact in facts:
        apply(night, fact)
    return facts


def check(told: list[Fact], people: int) -> None:
    won = [fact for fact in told if isinstance(fact, PrizeWon)]
    assert sum(fact.dollars or 0 for fact in won) == 5 * people
    assert not any(player.startswith("Ghost") for fact in won for player in fact.players)
    assert [fact.dollars for fact in told if isinstance(fact, PrizesGiven)] == [5 * people]
    unwon = {fact.prize for fact in told if isinstance(fact, PrizeUnwon)}
    assert not unwon & {fact.prize for fact in won}


@pytest.mark.parametrize("pot", POTS, ids=lambda pot: f"{pot.shares}-{pot.one_each}-{pot.tied}")
@pytest.mark.parametrize("prizes", [WBA.prizes, NO_DRAW, ALL], ids=["wba", "no draw", "all"])
def test_the_prizes_sum_to_the_pot(pot: Pot, prizes: tuple[Prize, ...]) -> None:
    for people in (4, 5, 7, 12, 13, 31):
        check(settled(house(pot, prizes), people, random.Random(people)), people)


@given(people=st.integers(4, 400), pot=st.sampled_from(POTS))
def test_the_prizes_are_worth_the_pot(people: int, pot: Pot) -> None:
    for prizes in (WBA.prizes, NO_DRAW, ALL):
        dollars = worth(house(pot, prizes), people)
        assert sum(dollars.values()) == 5 * people
        assert min(dollars.values()) >= 0


def test_twelve_players_of_the_party_have_its_prizes_to_the_dollar() -> None:
    assert list(worth(WBA, 12).values()) == [20, 15, 10, 8, 5, 2]


def test_the_odd_dollars_go_to_the_prizes_that_rounding_cut_most() -> None:
    assert parts(10, {"most": 20, "wins": 15, "last": 2}) == {"most": 5, "wins": 4, "last": 1}


def test_with_one_prize_each_nobody_wins_two_while_another_has_none() -> None:
    pot = Pot(each=5, one_each=True)
    won = [fact for fact in settled(house(pot), 12, random.Random(2)) if isinstance(fact, PrizeWon)]
    winners = [player for fact in won for player in fact.players]
    assert len(set(winners)) == len(winners)


def test_every_way_to_win_a_prize_has_its_procedure() -> None:
    assert set(CLAIMANTS) == set(WINNERS)


def test_a_prize_for_even_records_takes_the_nearest_or_only_an_exact_record() -> None:
    night = new_night(WBA, "5eed")
    night.cards = {"Ann": Card(13, 11), "Bea": Card(2, 22), "Cat": Card(11, 13)}
    people = tuple(night.cards)
    assert CLAIMANTS["even"](night, people).counts == {"Ann": -2, "Bea": -20, "Cat": -2}
    assert CLAIMANTS["exactly_even"](night, people).counts == {}
    night.cards["Bea"] = Card(12, 12)
    assert set(CLAIMANTS["exactly_even"](night, people).counts) == {"Bea"}


@pytest.mark.parametrize(("wins", "alone"), [((13, 2, 11), set()), ((13, 12, 11), {"Bea"}), ((12, 12, 11), set())])
def test_a_prize_for_the_only_even_player_stays_unwon_without_exactly_one(
    wins: tuple[int, ...], alone: set[str]
) -> None:
    night = new_night(WBA, "5eed")
    night.cards = {name: Card(won, 24 - won) for name, won in zip(("Ann", "Bea", "Cat"), wins, strict=True)}
    assert set(CLAIMANTS["one_even"](night, tuple(night.cards)).counts) == alone


def level_for_a_prize(tied: Literal["roll_off", "share", "split"], people: tuple[str, ...]) -> Night:
    """A night in which these two of four are level for what the host gives."""
    prize = Prize(name="Fair", to="even_by_host")
    night = new_night(house(Pot(each=5, tied=tied), (prize,)), "5eed")
    say(night, OpenNight(("Ann", "Bea", "Cat", "Dot"), "listed"))
    for player in night.cards:
        night.cards[player] = Card(13, 11) if player in people else Card(20, 4)
    for fact in settle(night):
        apply(night, fact)
    return night


@pytest.mark.parametrize("tied", TIED)
def test_if_the_host_decides_ties_nobody_rolls_or_shares(
    tied: Literal["roll_off", "share", "split"],
) -> None:
    night = level_for_a_prize(tied, ("Ann", "Bea"))
    assert night.contest is not None
    assert (night.contest.players, night.contest.again) == (("Ann", "Bea"), "host")
    with pytest.raises(NotAllowed, match=r"nobody rolls for .*: the host decides"):
        decide(night, RollFor((PersonRoll("Ann", (6,)),)))
    facts = decide(night, Give(PrizeOf("Fair"), ("Bea",)))
    assert [(fact.players, fact.why.decided) for fact in facts if isinstance(fact, PrizeWon)] == [(("Bea",), "host")]


def test_the_only_nearest_player_wins_without_a_decision_of_the_host() -> None:
    assert level_for_a_prize("roll_off", ("Cat",)).stage.prizes[0].players == ("Cat",)
