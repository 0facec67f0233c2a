"""The sums of a season are those of its nights, whatever the nights were and whoever has another name."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from hypothesis import given, strategies as st
from msgspec.structs import replace

from headtable_tools.season.gathering import Gathered
from headtable_tools.season.rankings import ranked, rankings_of
from headtable_tools.season.season_sums import season
from headtable_tools.whole_night.night_data import PlayerNight, RoundPlayed, TableRound, WholeNight
from headtable_tools.whole_night.whole_night import night_data
from tests.whole_night.recorded_nights import played, short

PEOPLE = ("Ann", "Bob", "Cat", "Dee", "Eve", "Flo")
ONE = night_data(played(short("wba")))
COUNTS = ("wins", "losses", "buncos", "points", "rounds", "untold_rounds")
small = st.integers(0, 30)


@st.composite
def cards(draw: st.DrawFn, player: str) -> PlayerNight:
    money = draw(st.none() | st.integers(0, 9999))
    wins, losses, buncos, points, turns, rolls, rounds = (draw(small) for _ in range(7))
    return PlayerNight(player, wins, losses, buncos, None, points, turns, rolls, rounds, draw(small), None, money)


@st.composite
def nights(draw: st.DrawFn) -> WholeNight:
    people = draw(st.permutations(PEOPLE))[: draw(st.integers(4, 6))]
    tables = tuple(
        TableRound(table, (seats[0], seats[2]), (seats[1], seats[3]), (5, 3), "points", 9)
        for table in range(1, draw(st.integers(1, 3)) + 1)
        for seats in [draw(st.permutations(people))]
    )
    players = tuple(draw(cards(player)) for player in people)
    return replace(ONE, players=players, rounds=(RoundPlayed(1, 1, 1, tables, ()),), standings=())


def gathered(some: list[WholeNight]) -> Gathered:
    return Gathered(tuple((f"{number}.db", night) for number, night in enumerate(some)), ())


@given(st.lists(nights(), min_size=1, max_size=6))
def test_each_count_of_a_season_is_the_sum_of_its_nights(some: list[WholeNight]) -> None:
    sums = season(gathered(some), {}).players
    own = {
        player.player: [card for night in some for card in night.players if card.player == player.player]
        for player in sums
    }
    for player in sums:
        assert player.nights == len(own[player.player])
        for count in COUNTS:
            assert getattr(player, count) == sum(getattr(card, count) for card in own[player.player])
        assert (player.cents or 0) == sum(card.cents or 0 for card in own[player.player])
    assert sum(map(len, own.values())) == sum(len(night.players) for night in some)


@given(st.lists(nights(), min_size=1, max_size=6))
def test_each_two_sat_together_as_often_as_the_tables_say(some: list[WholeNight]) -> None:
    tables = [table for night in some for one in night.rounds for table in one.tables]
    found = season(gathered(some), {}).pairs
    assert sum(pair.rounds for pair in found) == 6 * len(tables)
    assert sum(pair.partners for pair in found) == 2 * len(tables)
    for pair in found:
        both = [{*table.winners, *table.losers} for table in tables]
        assert pair.rounds == sum({pair.one, pair.other} <= people for people in both)


@given(st.lists(nights(), min_size=1, max_size=6))
def test_a_new_name_joins_the_nights_and_changes_no_total(some: list[WholeNight]) -> None:
    apart = [replace(night, players=tuple(card for card in night.players if card.player != "Bob")) for night in some]
    before, after = season(gathered(apart), {}), season(gathered(apart), {"Ann": "Bob"})
    for count in COUNTS:
        assert sum(getattr(one, count) for one in before.players) == sum(getattr(one, count) for one in after.players)
    assert "Ann" not in {player.player for player in after.players}


@given(st.lists(nights(), min_size=1, max_size=3))
def test_rankings_are_in_order_and_equals_share_a_place(some: list[WholeNight]) -> None:
    found = season(gathered(some), {})
    for by in rankings_of(found):
        lines = ranked(found.players, by)
        assert [line.value for line in lines] == sorted((line.value for line in lines), reverse=True)
        for one, other in combinations(lines, 2):
            assert (one.place == other.place) == (one.value == other.value)


def test_ghosts_are_in_no_pair_and_on_no_card() -> None:
    found = season(gathered([ONE]), {})
    names = Counter(name for pair in found.pairs for name in (pair.one, pair.other))
    assert not [name for name in names if name.startswith("Ghost")]
    assert {player.player for player in found.players} >= names.keys()
