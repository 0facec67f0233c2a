"""Draws come from the seed, so that a guest can repeat them, and favour nobody."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

import pytest

from headtable.errors import NotAllowed
from headtable.game import decide, new_night
from headtable.game.draws import NUMBERS, Draw, Hash, Lots, commitment, fair, hashed, picks
from headtable.messages.people import NightOpened, OpenNight
from tests.game.evening import RFP, SEED, TWELVE


def test_the_commitment_is_the_sha256_of_the_seed() -> None:
    assert commitment("00") == sha256(b"00").hexdigest()


def test_a_hash_of_seed_purpose_and_number_gives_the_drawn_place() -> None:
    number = int(sha256(b"00:wild card:0").hexdigest(), 16)
    assert Lots("00").one(TWELVE, "wild card") == TWELVE[number % 12]


def test_an_order_is_drawn_one_by_one_from_those_that_remain() -> None:
    row = list("abc")
    drawn = [row.pop(int(sha256(f"00:order:{n}".encode()).hexdigest(), 16) % len(row)) for n in range(3)]
    assert Lots("00").order("abc", "order") == tuple(drawn)


def test_the_same_seed_and_purpose_draw_the_same_and_others_do_not() -> None:
    lots = Lots(SEED)
    assert lots.order(TWELVE, "seating") == lots.order(TWELVE, "seating")
    assert lots.order(TWELVE, "seating") != lots.order(TWELVE, "prize")
    assert lots.order(TWELVE, "seating") != Lots("00").order(TWELVE, "seating")


def test_a_hash_that_would_bias_the_draw_is_drawn_again() -> None:
    unfair = NUMBERS - 1
    assert unfair % 10 == 5
    assert fair(10, iter([Hash(0, unfair), Hash(1, 27)])) == Hash(1, 27)


def test_every_order_is_about_equally_frequent() -> None:
    orders = Counter(Lots(str(seed)).order("abc", "order") for seed in range(6000))
    assert len(orders) == 6
    assert all(850 < times < 1150 for times in orders.values())


def test_each_step_of_a_draw_shows_its_hash_and_the_place_it_gives() -> None:
    for pick, name in zip(picks(TWELVE, 12, SEED, "seating"), Lots(SEED).order(TWELVE, "seating"), strict=True):
        assert pick.hash == sha256(hashed(SEED, "seating", pick.number).encode()).hexdigest()
        assert pick.place == int(pick.hash, 16) % pick.left
        assert (pick.left, pick.drawn) == (12 - pick.number, name)


def test_a_witness_is_told_the_choices_the_result_and_the_purpose_of_a_draw() -> None:
    seen: list[Draw] = []
    lots = Lots(SEED, seen.append)
    drawn = lots.one(("Ann", "Bob"), "wild card")
    assert seen == [Draw("wild card", ("Ann", "Bob"), (drawn,))]


def test_a_drawn_night_seats_everybody_once_and_publishes_the_commitment() -> None:
    (opened,) = decide(new_night(RFP, SEED), OpenNight(TWELVE))
    assert isinstance(opened, NightOpened)
    assert (opened.ruleset, opened.commitment) == ("rfp", commitment(SEED))
    seated = [player for seats in opened.seats for player in seats]
    assert sorted(seated) == sorted(TWELVE)
    assert tuple(seated) == Lots(SEED).order(TWELVE, "seating")


def refusal(players: tuple[str, ...]) -> str:
    """Why these players cannot open a night."""
    try:
        decide(new_night(RFP, SEED), OpenNight(players))
    except NotAllowed as why:
        return str(why)
    return "allowed"


def test_no_player_may_have_the_name_of_a_ghost() -> None:
    assert refusal((*TWELVE[:3], "ghost 2")) == (
        "nobody can be called 'ghost 2': that is the name of a ghost, which holds an empty chair"
    )


@pytest.mark.parametrize("name", ["\x1b[31mAnn", "Ann\nBob", "\a", "   ", "\u200b", "\u202eAnn", "Ann\0"])
def test_an_unreadable_name_is_refused(name: str) -> None:
    assert refusal((*TWELVE[:3], name)) == (f"the name {name!r} has no visible letters: use another one")


@pytest.mark.parametrize("name", ["Zoë", "李小龍", "Ann-Lena O'Neil", "\U0001f469\u200d\U0001f680", "नेहा"])
def test_a_name_may_use_any_alphabet(name: str) -> None:
    assert refusal((*TWELVE[:3], name)) == "allowed"


def test_two_players_may_not_share_a_name() -> None:
    assert refusal(("Ann", "Bob", "Ann", "Dee")) == "two players are called 'Ann': give one of them another name"
