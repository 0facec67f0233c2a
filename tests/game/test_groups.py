"""Groups of tables walk among themselves, and the head table sets the pace for all of them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from headtable.game.groups import group_of, group_sizes, groups
from headtable.game.people.ladder import cycle
from headtable.messages.pace import RoundCalled, StartRound
from headtable.messages.people import Arrive, NightOpened, Walked
from headtable.messages.table import Rolled
from headtable.messages.words import Team
from headtable.rulesets import load
from tests.game.evening import RFP, Evening

TWENTY_FOUR = tuple(f"P{number}" for number in range(24))


@pytest.mark.parametrize(
    ("tables", "group_tables", "sizes"),
    [
        (3, 3, ()),
        (4, 3, ()),
        (5, 3, (3, 2)),
        (6, 3, (3, 3)),
        (8, 3, (3, 3, 2)),
        (9, 0, ()),
        (1, 3, ()),
        (2, 1, (1, 1)),
    ],
)
def test_groups_are_as_even_as_possible_with_the_larger_ones_first(
    tables: int, group_tables: int, sizes: tuple[int, ...]
) -> None:
    assert group_sizes(tables, group_tables) == sizes


@pytest.mark.parametrize("tables", range(1, 101))
@pytest.mark.parametrize("group_tables", [0, 1, 2, 3, 7])
def test_every_table_is_in_one_group(tables: int, group_tables: int) -> None:
    sizes = group_sizes(tables, group_tables) or (tables,)
    assert sum(sizes) == tables
    assert max(sizes) - min(sizes) <= 1
    assert sizes == tuple(sorted(sizes, reverse=True))


def test_the_opening_reports_the_groups() -> None:
    evening = Evening(TWENTY_FOUR)
    opened = evening.facts()[0]
    assert isinstance(opened, NightOpened)
    assert opened.groups == (3, 3)
    assert groups(evening.night) == ((1, 3), (4, 3))
    assert [group_of(evening.night, table).first for table in range(1, 7)] == [1, 1, 1, 4, 4, 4]


def test_the_opening_of_a_single_group_reports_no_groups() -> None:
    assert groups(Evening(TWENTY_FOUR, replace(RFP, group_tables=0)).night) == ((1, 6),)


@pytest.mark.parametrize("ladder", ["step", "drop", "cycle", "winners_walk", "fixed", "seat_shift"])
@pytest.mark.parametrize("players", [17, 24, 31])
def test_everybody_stays_in_their_group(ladder: str, players: int) -> None:
    evening = Evening(tuple(f"P{number}" for number in range(players)), replace(RFP, ladder=ladder))
    tables = len(evening.night.tables)
    assert len(groups(evening.night)) > 1
    for round_number in range(8):
        winners: list[Team] = ["a" if (table * round_number) % 3 else "b" for table in range(tables)]
        walked = evening.round_won(*winners)[-1]
        assert isinstance(walked, Walked)
        assert len({(walk.table, walk.seat) for walk in walked.walks}) == 4 * tables
        for walk in walked.walks:
            assert group_of(evening.night, walk.from_table) == group_of(evening.night, walk.table)


def test_winners_at_the_top_of_the_second_group_stay_there() -> None:
    evening = Evening(TWENTY_FOUR)
    walked = evening.round_won("a", "a", "a", "a", "a", "a")[-1]
    assert isinstance(walked, Walked)
    ways = {walk.player: (walk.table, walk.why) for walk in walked.walks}
    assert ways["P12"] == (4, "won-and-stays")
    assert ways["P9"] == (3, "lost-and-stays")
    assert ways["P16"] == (4, "won-and-moves-up")


def test_only_the_head_table_of_the_room_ends_the_round() -> None:
    evening = Evening(TWENTY_FOUR)
    evening.say(StartRound())
    (rolled,) = evening.claims(4, "bunco")
    assert isinstance(rolled, Rolled)
    assert RoundCalled("bunco", "P0", "a", 21, "bunco") in evening.claims(1, "bunco")


@pytest.mark.parametrize(("tables", "sizes"), [(3, ()), (4, ()), (5, (3, 2)), (6, (3, 3)), (7, (4, 3))])
def test_club_losers_go_from_the_last_table_of_their_group_to_the_first(tables: int, sizes: tuple[int, ...]) -> None:
    night = Evening(tuple(f"P{number}" for number in range(4 * tables)), load("evt")).night
    assert night.groups == sizes
    for group in groups(night):
        assert cycle(group.tables, "lost", group.tables) == 1
        assert cycle(1, "won", group.tables) == 1


def test_a_group_that_grows_too_large_splits_and_the_others_stay_unchanged() -> None:
    evening = Evening(TWENTY_FOUR)
    grown = []
    for number in range(9):
        evening.say(Arrive(f"late {number}"))
        grown.append(evening.night.groups)
    assert (grown[0], grown[4], grown[8]) == ((3, 4), (3, 3, 2), (3, 3, 3))


def test_a_single_group_that_grows_too_large_splits_as_well() -> None:
    evening = Evening(TWENTY_FOUR[:16])
    assert not evening.night.groups
    evening.say(Arrive("late"))
    assert evening.night.groups == (3, 2)
