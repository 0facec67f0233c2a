"""Draws come from the seed, so that a guest can repeat them, and favour nobody."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

from headtable.errors import NotAllowed
from headtable.game import decide, new_night
from headtable.game.draws import NUMBERS, below, commitment, draw, shuffled
from headtable.messages import NightOpened, OpenNight
from tests.game.evening import RFP, SEED, TWELVE


def test_the_commitment_is_what_sha256sum_says_of_the_seed() -> None:
    assert commitment("00") == sha256(b"00").hexdigest()


def test_a_draw_is_the_hash_of_seed_purpose_and_number() -> None:
    number = int(sha256(b"00:wild card:0").hexdigest(), 16)
    assert draw(TWELVE, "00", "wild card") == TWELVE[number % 12]


def test_the_same_seed_and_purpose_draw_the_same_and_others_do_not() -> None:
    assert shuffled(TWELVE, SEED, "seating") == shuffled(TWELVE, SEED, "seating")
    assert shuffled(TWELVE, SEED, "seating") != shuffled(TWELVE, SEED, "prize")
    assert shuffled(TWELVE, SEED, "seating") != shuffled(TWELVE, "00", "seating")


def test_numbers_that_would_favour_somebody_are_drawn_again() -> None:
    unfair = NUMBERS - 1
    assert unfair % 10 == 5
    assert below(10, iter([unfair, 27])) == 7


def test_every_order_comes_about_as_often() -> None:
    orders = Counter(tuple(shuffled("abc", str(seed), "order")) for seed in range(6000))
    assert len(orders) == 6
    assert all(850 < times < 1150 for times in orders.values())


def test_a_drawn_night_seats_everybody_once_and_publishes_the_commitment() -> None:
    (opened,) = decide(new_night(RFP, SEED), OpenNight(TWELVE))
    assert isinstance(opened, NightOpened)
    assert (opened.ruleset, opened.commitment) == ("rfp", commitment(SEED))
    seated = [player for seats in opened.seats for player in seats]
    assert sorted(seated) == sorted(TWELVE)
    assert seated == shuffled(TWELVE, SEED, "seating")


def refusal(players: tuple[str, ...]) -> str:
    """Why these players cannot open a night."""
    try:
        decide(new_night(RFP, SEED), OpenNight(players))
    except NotAllowed as why:
        return str(why)
    return "allowed"


def test_players_must_fill_tables_of_four() -> None:
    assert refusal(TWELVE[:10]) == (
        "10 players do not fill tables of four: 2 more are needed, and ghosts cannot sit in for them yet"
    )


def test_two_players_cannot_have_one_name() -> None:
    assert refusal(("Ann", "Bob", "Ann", "Dee")) == "two players are called 'Ann': give one of them another name"
