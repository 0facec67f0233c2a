"""The money of prizes that nobody can have, of no money at all, and of those who have gone home."""

from __future__ import annotations

import random
from typing import Literal

import pytest
from msgspec.structs import replace

from headtable.game import Night, Ruleset, apply
from headtable.game.night import Card, new_night
from headtable.game.prizes.agenda import settle
from headtable.game.prizes.prize_giving import REST
from headtable.game.ruleset import Pot, Prize
from headtable.messages.facts import Fact
from headtable.messages.people import Leave, OpenNight
from headtable.messages.prizes import (
    Give,
    PersonRoll,
    PrizesGiven,
    PrizeUnwon,
    PrizeWon,
    RollFor,
    TiedFor,
    TravelerMoved,
    Why,
)
from headtable.messages.roll_offs import PrizeOf
from headtable.rulesets import load
from tests.game.prizes.test_pot import ALL, NO_DRAW, POTS, WBA, check, house, say, settled

HOME = "At Least I'm Taking Something Home"
BUNCOS = Prize(name="Most BUNCOs", to="most_buncos", share=2)
WINS = Prize(name="Most Wins", to="most_wins")


def opened(ruleset: Ruleset, *cards: tuple[str, Card]) -> Night:
    """A night whose cards say this when the last set is over."""
    night = new_night(ruleset, "5eed")
    say(night, OpenNight(tuple(name for name, _ in cards), "listed"))
    night.cards.update(cards)
    return night


def follows(night: Night) -> list[Fact]:
    """What follows the last set."""
    facts = settle(night)
    for fact in facts:
        apply(night, fact)
    return list(facts)


def won(night: Night) -> list[tuple[str, tuple[str, ...], int | None]]:
    """Who has what, so far."""
    return [(fact.prize, fact.players, fact.dollars) for fact in night.stage.prizes]


FIVE = (
    ("Ann", Card(14, 10, 9)),
    ("Bea", Card(20, 4, 1)),
    ("Cat", Card(12, 12)),
    ("Dot", Card(2, 22)),
    ("Eve", Card(5, 19)),
)


def test_if_everybody_has_a_prize_the_undrawn_money_joins_the_dearest_prize() -> None:
    night = opened(WBA, *FIVE)
    night.last_bunco = "Eve"
    say_traveler(night, "Eve")
    facts = follows(night)
    assert PrizeUnwon(HOME, 1, "dearest-prize") in facts
    assert facts[-3:-1] == [PrizeWon("Most BUNCOs", ("Ann",), REST, 1), PrizesGiven(25)]
    assert won(night)[0] == ("Most BUNCOs", ("Ann",), 9)


def say_traveler(night: Night, player: str) -> None:
    """The fuzzy die lies with somebody."""
    night.traveler = (TravelerMoved(player, "bunco"),)


def test_with_four_players_there_is_no_prize_of_no_money() -> None:
    night = opened(WBA, *FIVE[:4])
    say_traveler(night, "Bea")
    facts = follows(night)
    assert HOME not in {fact.prize for fact in facts if isinstance(fact, PrizeWon | PrizeUnwon)}
    assert sum(fact.dollars or 0 for fact in night.stage.prizes) == 20


def test_unwon_money_gives_a_prize_without_money_its_money_back() -> None:
    night = opened(WBA, *((name, Card(card.wins, card.losses)) for name, card in FIVE[:4]))
    follows(night)
    assert [(prize, dollars) for prize, _, dollars in won(night) if prize == HOME] == [(HOME, 10)]


def test_without_a_draw_unwon_money_joins_the_dearest_prize() -> None:
    night = opened(house(Pot(each=5), (BUNCOS, WINS)), *((name, Card(card.wins, card.losses)) for name, card in FIVE))
    facts = follows(night)
    assert facts[0] == PrizeUnwon("Most BUNCOs", 17, "dearest-prize")
    assert won(night) == [("Most Wins", ("Bea",), 25)]


def test_the_money_of_an_unwon_cheaper_prize_joins_the_dearest_prize() -> None:
    night = opened(house(Pot(each=5), (BUNCOS, WINS)), *((name, Card(0, 1, card.buncos)) for name, card in FIVE))
    follows(night)
    assert won(night) == [("Most BUNCOs", ("Ann",), 17), ("Most BUNCOs", ("Ann",), 8)]


def test_a_lot_decides_over_the_pot_if_nobody_wins_any_prize() -> None:
    night = opened(house(Pot(each=5), (BUNCOS,)), *((name, Card(1, 1)) for name, _ in FIVE))
    follows(night)
    assert [(prize, dollars) for prize, _, dollars in won(night)] == [("Most BUNCOs", 25)]
    assert night.stage.prizes[0].why == Why("draw", decided="draw", among=5)


def test_one_prize_each_holds_even_with_more_prizes_than_people() -> None:
    for people in (4, 5):
        told = settled(house(Pot(each=5, one_each=True)), people, random.Random(people))
        names = [(player, fact.prize) for fact in told if isinstance(fact, PrizeWon) for player in fact.players]
        assert len({player for player, _ in names}) == len(set(names))


@pytest.mark.parametrize("pot", POTS, ids=lambda pot: f"{pot.shares}-{pot.one_each}-{pot.tied}")
def test_no_prize_is_empty_and_no_draw_picks_a_player_with_a_prize(pot: Pot) -> None:
    for people, prizes in ((people, prizes) for people in range(4, 9) for prizes in (WBA.prizes, NO_DRAW, ALL)):
        for seed in range(5):
            told = settled(house(pot, prizes), people, random.Random(seed))
            check(told, people)
            prizes_won = [fact for fact in told if isinstance(fact, PrizeWon)]
            assert all(fact.dollars for fact in prizes_won)
            for place, fact in enumerate(prizes_won):
                if fact.why.counted == "draw":
                    assert not {*fact.players} & {player for one in prizes_won[:place] for player in one.players}


# --- who has gone home ------------------------------------------------------------------------------


def gone_home(going_home: Literal["keeps", "forfeits"], *leaving: str) -> Night:
    """Ann and Bea are level by wins, and these have gone home."""
    ruleset = replace(house(Pot(each=5), (WINS, Prize(name="Home", to="draw_without_prize"))), going_home=going_home)
    night = opened(ruleset, ("Ann", Card(9, 3)), ("Bea", Card(9, 3)), ("Cat", Card(4, 8)), ("Dot", Card(2, 10)))
    for player in leaving:
        say(night, Leave(player))
    return night


def test_a_player_who_leaves_keeps_a_won_prize() -> None:
    night = gone_home("keeps", "Ann")
    night.cards["Bea"] = Card(8, 4)
    follows(night)
    assert won(night)[0] == ("Most Wins", ("Ann",), 10)


def test_a_player_who_leaves_forfeits_a_prize_if_the_rules_say_so() -> None:
    night = gone_home("forfeits", "Ann")
    follows(night)
    assert won(night)[0] == ("Most Wins", ("Bea",), 10)


def test_the_host_decides_a_tie_with_a_player_who_has_left() -> None:
    night = gone_home("keeps", "Ann")
    what = PrizeOf("Most Wins")
    assert follows(night) == [TiedFor(what, ("Ann", "Bea"), by="host", gone=("Ann",))]
    facts = say(night, Give(what, ("Ann",)))
    assert PrizeWon("Most Wins", ("Ann",), Why("wins", 9, "host"), 10) in facts


def test_a_player_who_has_left_is_in_no_draw() -> None:
    for seed in range(20):
        night = gone_home("keeps", "Ann", "Cat")
        night.lots = replace(night.lots, seed=str(seed))
        night.cards["Bea"] = Card(8, 4)
        follows(night)
        assert won(night)[-1][1] in {("Bea",), ("Dot",)}


def test_the_host_decides_if_a_player_leaves_during_a_roll_off() -> None:
    night = gone_home("keeps")
    follows(night)
    _, tied = say(night, Leave("Bea"))
    assert tied == TiedFor(PrizeOf("Most Wins"), ("Ann", "Bea"), by="host", gone=("Bea",))


def test_the_roll_off_continues_when_a_player_who_has_lost_it_leaves() -> None:
    night = gone_home("keeps")
    night.cards["Cat"] = Card(9, 3)
    follows(night)
    say(night, RollFor(tuple(PersonRoll(player, (face,)) for player, face in (("Ann", 6), ("Bea", 6), ("Cat", 1)))))
    say(night, Leave("Cat"))
    assert night.contest is not None
    assert night.contest.to_roll == ("Ann", "Bea")
    facts = say(night, RollFor((PersonRoll("Ann", (2,)), PersonRoll("Bea", (5,)))))
    assert ("Bea",) in [fact.players for fact in facts if isinstance(fact, PrizeWon)]


@pytest.mark.parametrize("to", ["first_bunco", "last_bunco", "traveler", "even", "most_losses", "most_minis"])
def test_a_player_who_leaves_keeps_every_kind_of_prize(to: str) -> None:
    ruleset = house(Pot(each=5), (Prize(name="Fair", to=to),))
    night = opened(ruleset, ("Ann", Card(6, 6, 2, 5)), *((name, Card(0, 3)) for name in ("Bea", "Cat", "Dot")))
    night.cards["Ann"].losses += 9 if to == "most_losses" else 0
    night.first_bunco = night.last_bunco = "Ann"
    say_traveler(night, "Ann")
    say(night, Leave("Ann"))
    follows(night)
    assert won(night) == [("Fair", ("Ann",), 20)]


def test_the_odd_dollars_of_a_split_go_to_a_player_who_is_present() -> None:
    ruleset = house(Pot(each=1, tied="split"), (WINS,))
    night = opened(ruleset, *((name, Card(9, 3)) for name in ("Ann", "Bea", "Cat", "Dot", "Eve")))
    say(night, Leave("Ann"))
    night.cards["Eve"] = night.cards["Dot"] = night.cards["Cat"] = Card()
    follows(night)
    assert won(night) == [("Most Wins", ("Ann",), 2), ("Most Wins", ("Bea",), 3)]


def test_the_club_pays_for_wins_buncos_and_minis() -> None:
    night = opened(load("evt"), *FIVE)
    night.cards["Cat"].minis = 3
    follows(night)
    assert won(night) == [
        ("Most Wins", ("Bea",), 13),
        ("Most BUNCOs", ("Ann",), 8),
        ("Most mini-BUNCOs", ("Cat",), 4),
    ]
