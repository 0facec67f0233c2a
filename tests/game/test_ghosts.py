"""Ghosts hold the chairs of who is missing: where they sit, who throws for them, whose card keeps it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from headtable.game.people import eligible, ghosts
from headtable.game.rooms import board_state, table_state
from headtable.game.ruleset import Ghosts
from headtable.game.seating import seat_in_order
from headtable.messages import (
    Claim,
    NightOpened,
    Ring,
    Rolled,
    RoundCalled,
    RoundOver,
    Seats,
    StartRound,
    TableStopped,
    TableWon,
    Team,
    Throw,
)
from tests.game.evening import RFP, TWELVE, Evening

TEN = TWELVE[:10]


def haunted_pairs(seatings: tuple[Seats, ...]) -> int:
    """Of how many pairs both are ghosts."""
    return sum(
        all(player.startswith("Ghost") for player in (seats[chair], seats[chair + 2]))
        for seats in seatings
        for chair in (0, 1)
    )


def test_ghosts_sit_in_the_last_chair_of_the_last_tables() -> None:
    evening = Evening(TEN)
    opened = evening.facts()[0]
    assert isinstance(opened, NightOpened)
    assert opened.seats == (
        ("Ann", "Bob", "Cat", "Dee"),
        ("Eve", "Flo", "Gil", "Ghost"),
        ("Hal", "Ida", "Jim", "Ghost 2"),
    )
    assert set(opened.ghosts) == {"Ghost", "Ghost 2"} == evening.night.ghosts


@pytest.mark.parametrize("players", range(4, 401))
def test_any_number_of_players_has_chairs_and_no_two_ghosts_are_partners(players: int) -> None:
    people = [f"P{number}" for number in range(players)]
    seatings = seat_in_order(people)
    chairs = [player for seats in seatings for player in seats]
    assert [player for player in chairs if not player.startswith("Ghost")] == people
    assert sorted(set(chairs) - set(people)) == sorted(ghosts(-players % 4))
    assert haunted_pairs(seatings) == 0
    assert max(sum(player.startswith("Ghost") for player in seats) for seats in seatings) <= (
        2 if players == 5 else 1
    )


def test_the_partner_throws_for_a_ghost_and_it_is_the_ghost_s_turn() -> None:
    evening = Evening(TWELVE[:7])
    evening.say(StartRound())
    evening.claims(2, "miss", "miss", "miss")
    state = table_state(evening.night, 2)
    assert (state.roller, state.thrower) == ("Ghost", "Flo")
    assert evening.say(Throw(2, (1, 1, 4))) == [Rolled(2, "Ghost", "two", 2, (0, 2), (1, 1, 4))]


def test_who_throws_alone_is_not_told_twice() -> None:
    evening = Evening(TWELVE[:7])
    evening.say(StartRound())
    assert (table_state(evening.night, 2).roller, table_state(evening.night, 2).thrower) == ("Eve", None)


def test_for_two_ghosts_as_a_team_the_next_opponent_to_the_left_rolls() -> None:
    evening = Evening(TWELVE[:4])
    night = evening.night
    night.tables[0].seats = ("Ann", "Ghost", "Cat", "Ghost 2")
    night.ghosts = frozenset({"Ghost", "Ghost 2"})
    evening.say(StartRound())
    evening.claims(1, "miss")
    assert table_state(night, 1).thrower == "Cat"
    evening.claims(1, "miss", "miss")
    assert table_state(night, 1).thrower == "Ann"


@pytest.mark.parametrize(("bunco", "credit"), [("partner", "Flo"), ("nobody", None)])
def test_a_ghost_s_bunco_is_its_partner_s_or_nobody_s(bunco: str, credit: str | None) -> None:
    evening = Evening(TWELVE[:7], replace(RFP, ghosts=Ghosts(bunco="partner" if bunco == "partner" else "nobody")))
    evening.say(StartRound())
    evening.claims(2, "miss", "miss", "miss")
    assert evening.claims(2, "bunco") == [Rolled(2, "Ghost", "bunco", 21, (0, 21), credit=credit)]
    assert [player for player, card in evening.night.cards.items() if card.buncos] == ([credit] if credit else [])


def test_a_bunco_rolled_for_two_ghosts_is_on_no_card() -> None:
    evening = Evening(TWELVE[:4])
    evening.night.tables[0].seats = ("Ann", "Ghost", "Cat", "Ghost 2")
    evening.night.ghosts = frozenset({"Ghost", "Ghost 2"})
    evening.say(StartRound())
    evening.claims(1, "miss")
    assert evening.claims(1, "mini") == [Rolled(1, "Ghost", "mini", 5, (0, 5))]


def test_ghosts_have_cards_but_stand_on_no_board() -> None:
    evening = Evening(TWELVE[:7])
    evening.round_won("a", "b")
    assert evening.night.cards["Ghost"].wins == 1
    assert {line.player for line in board_state(evening.night).standings} == set(TWELVE[:7])
    assert eligible(evening.night) == TWELVE[:7]


@pytest.fixture
def empty_table() -> Evening:
    """Two tables, and only ghosts at the second."""
    evening = Evening(TWELVE[:8])
    night = evening.night
    night.tables[1].seats = ("Ghost", "Ghost 2", "Ghost 3", "Ghost 4")
    night.ghosts = frozenset(night.tables[1].seats)
    for ghost in night.ghosts:
        night.cards[ghost] = type(night.cards["Ann"])()
    return evening


def test_at_a_table_of_ghosts_nobody_can_roll(empty_table: Evening) -> None:
    empty_table.say(StartRound())
    assert empty_table.refusal(Claim(2, "one")) == "table 2: only ghosts sit there, and nobody can roll"


def test_a_table_of_ghosts_stops_at_the_bell_and_its_winner_is_drawn(empty_table: Evening) -> None:
    empty_table.say(StartRound())
    bell, stopped, won = empty_table.say(Ring("host"))
    assert (bell, stopped) == (RoundCalled("host", "host"), TableStopped(2, (0, 0)))
    assert isinstance(won, TableWon)
    assert (won.how, won.tally) == ("draw", (0, 0))
    assert {*won.winners, *won.losers} == empty_table.night.ghosts
    empty_table.claims(1, "one", "miss", "miss", "miss")
    assert RoundOver(1, 1) in empty_table.claims(1, "miss")


@pytest.mark.parametrize("ladder", ["step", "drop", "cycle", "winners_walk", "fixed"])
@pytest.mark.parametrize("players", [5, 6, 7, 9, 10, 11, 13])
def test_no_two_ghosts_become_partners_while_that_can_be_avoided(ladder: str, players: int) -> None:
    evening = Evening(tuple(f"P{number}" for number in range(players)), replace(RFP, ladder=ladder))
    tables = len(evening.night.tables)
    for round_number in range(12):
        winners: list[Team] = ["a" if (table + round_number) % 2 else "b" for table in range(tables)]
        evening.round_won(*winners)
        seatings = tuple(table.seats for table in evening.night.tables)
        at_a_table = max(sum(player.startswith("Ghost") for player in seats) for seats in seatings)
        assert haunted_pairs(seatings) == 0 or at_a_table > 2


@pytest.mark.parametrize("players", [5, 6, 7, 9, 10, 11, 13])
def test_where_everybody_moves_on_by_a_chair_no_two_ghosts_ever_become_partners(players: int) -> None:
    evening = Evening(tuple(f"P{number}" for number in range(players)), replace(RFP, ladder="seat_shift"))
    for _ in range(17):
        winners: list[Team] = ["a" for _ in evening.night.tables]
        evening.round_won(*winners)
        assert haunted_pairs(tuple(table.seats for table in evening.night.tables)) == 0
