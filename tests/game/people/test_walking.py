"""Walking and parting: where pairs go, and whom they find there."""

from __future__ import annotations

import pytest

from headtable.game.night import pair
from headtable.game.people.ladder import step
from headtable.game.people.walking import walk
from headtable.messages.people import Walked
from headtable.messages.table import TableWon
from headtable.messages.words import Seats, Team
from tests.game.evening import TWELVE, Evening


def pairs(seats: Seats) -> set[tuple[str, str]]:
    """Who are partners at a table."""
    return {pair(seats[0], seats[2]), pair(seats[1], seats[3])}


def test_winners_go_up_a_table_and_losers_down_a_table() -> None:
    assert [step(table, "won", 4) for table in (1, 2, 3, 4)] == [1, 1, 2, 3]
    assert [step(table, "lost", 4) for table in (1, 2, 3, 4)] == [2, 3, 4, 4]


def test_one_table_alone_keeps_everybody() -> None:
    assert (step(1, "won", 1), step(1, "lost", 1)) == (1, 1)


def test_three_tables_walk_as_the_rules_say() -> None:
    evening = Evening()
    evening.round_won("a", "b", "a")
    assert [set(table.seats) for table in evening.night.tables] == [
        {"Ann", "Cat", "Flo", "Hal"},
        {"Bob", "Dee", "Ida", "Kay"},
        {"Eve", "Gil", "Jim", "Lou"},
    ]


def test_each_walk_states_its_reason() -> None:
    evening = Evening()
    walked = evening.round_won("a", "b", "a")[-1]
    assert isinstance(walked, Walked)
    assert {walk.player: walk.why for walk in walked.walks} == {
        "Ann": "won-and-stays",
        "Cat": "won-and-stays",
        "Bob": "lost-and-moves-down",
        "Dee": "lost-and-moves-down",
        "Flo": "won-and-moves-up",
        "Hal": "won-and-moves-up",
        "Eve": "lost-and-moves-down",
        "Gil": "lost-and-moves-down",
        "Ida": "won-and-moves-up",
        "Kay": "won-and-moves-up",
        "Jim": "lost-and-stays",
        "Lou": "lost-and-stays",
    }


@pytest.mark.parametrize("tables", [1, 2, 3, 5])
def test_of_a_pair_that_stays_only_one_moves_and_by_one_chair(tables: int) -> None:
    evening = Evening(tuple(f"P{number}" for number in range(4 * tables)))
    teams: list[Team] = ["b"] * tables
    walked = evening.round_won(*teams)[-1]
    assert isinstance(walked, Walked)
    for table in {1, tables}:
        stayed = [walk for walk in walked.walks if walk.table == walk.from_table == table]
        moved = sorted((walk.seat - walk.from_seat) % 4 for walk in stayed)
        assert moved == [0, 1] if tables > 1 else moved in ([0, 0, 1, 3], [0, 0, 1, 1])


def test_both_pairs_that_meet_at_a_table_are_separated() -> None:
    evening = Evening()
    before = {two for table in evening.night.tables for two in pairs(table.seats)}
    evening.round_won("a", "b", "a")
    assert not before & {two for table in evening.night.tables for two in pairs(table.seats)}


def test_partners_are_the_players_who_were_partners_least_recently() -> None:
    evening = Evening(TWELVE[:4])
    seen = [pairs(evening.night.tables[0].seats)]
    for _ in range(5):
        evening.round_won("a")
        seen.append(pairs(evening.night.tables[0].seats))
    assert seen[0] != seen[1] != seen[2] != seen[0]
    assert seen[3:] == seen[:3]


def test_one_recent_partnership_outweighs_two_old_ones() -> None:
    evening = Evening(TWELVE[:4])
    evening.round_won("a")
    evening.night.partnered.update({("Ann", "Dee"): 9, ("Bob", "Cat"): 0, ("Ann", "Bob"): 8, ("Cat", "Dee"): 8})
    evening.night.tables[0].seats = TWELVE[0], TWELVE[1], TWELVE[2], TWELVE[3]
    partners = {way.seat: way.player for way in walk(evening.night)}
    assert pairs((partners[1], partners[2], partners[3], partners[4])) == {("Ann", "Bob"), ("Cat", "Dee")}


def test_a_draw_decides_between_equally_new_partners() -> None:
    partings = set()
    for seed in range(20):
        evening = Evening(TWELVE[:4], seed=f"{seed:032x}")
        evening.round_won("a")
        partings.add(frozenset(pairs(evening.night.tables[0].seats)))
    assert partings == {
        frozenset({("Ann", "Bob"), ("Cat", "Dee")}),
        frozenset({("Ann", "Dee"), ("Bob", "Cat")}),
    }


def test_the_winners_sat_as_a_team() -> None:
    evening = Evening()
    won = [fact for fact in evening.round_won("a", "b", "a") if isinstance(fact, TableWon)]
    assert [(fact.winners, fact.losers) for fact in won] == [
        (("Ann", "Cat"), ("Bob", "Dee")),
        (("Flo", "Hal"), ("Eve", "Gil")),
        (("Ida", "Kay"), ("Jim", "Lou")),
    ]
