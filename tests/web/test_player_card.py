"""One player's rounds, found among the rounds of all tables, and the route by which a guest's page asks for them."""

from __future__ import annotations

import msgspec
import pytest

from headtable.messages.rooms import RoundResult, TableRounds
from headtable.web.player_card import PlayedRound, PlayerCard, card_of_player
from tests.web.house import evening, nobody, pages, room_with

WON_AS_A = RoundResult(1, 1, "a", ("Ann", "Cat"), ("Bob", "Dan"), (21, 4), "points")
LOST_TO_B = RoundResult(1, 3, "b", ("Eve", "Fay"), ("Gil", "Ann"), (12, 13), "roll-off")
WON_AS_B = RoundResult(1, 2, "b", ("Hal", "Ann"), ("Ida", "Jon"), (9, 17), "mark")
FINISHED = (TableRounds(1, (WON_AS_A, LOST_TO_B)), TableRounds(2, (WON_AS_B,)))
ANNS = PlayerCard(
    "Ann",
    (
        PlayedRound(1, 1, 1, "Cat", ("Bob", "Dan"), (21, 4), "points", won=True),
        PlayedRound(1, 2, 2, "Hal", ("Ida", "Jon"), (17, 9), "mark", won=True),
        PlayedRound(1, 3, 1, "Gil", ("Eve", "Fay"), (12, 13), "roll-off", won=False),
    ),
)


def test_a_card_has_each_round_of_the_player_in_order_with_the_own_points_first() -> None:
    assert card_of_player("Ann", FINISHED) == ANNS


def test_a_player_without_a_finished_round_has_an_empty_card() -> None:
    assert card_of_player("Zoë", FINISHED) == PlayerCard("Zoë", ())


def test_a_name_is_compared_as_it_is_written() -> None:
    assert card_of_player("ann", FINISHED).rounds == ()


@pytest.mark.slow
async def test_everybody_may_read_a_card() -> None:
    async with pages(room_with(*evening(), *FINISHED), nobody()) as browser:
        answer = await browser.get("/api/card", params={"player": "Ann"})
    assert msgspec.json.decode(answer.content, type=PlayerCard) == ANNS


@pytest.mark.slow
@pytest.mark.parametrize("query", ["", "?player=", f"?player={'A' * 41}"])
async def test_a_card_of_nobody_is_refused(query: str) -> None:
    async with pages(room_with(*evening(), *FINISHED), nobody()) as browser:
        answer = await browser.get(f"/api/card{query}")
    assert answer.status_code == 400
    assert answer.json()["reason"]["is"] == "query-garbled"
