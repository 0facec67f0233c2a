"""Whoever comes and goes, everybody has one chair, partners part, ghosts keep apart, and the cards stay even."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st
from msgspec.structs import replace

from headtable.errors import NotAllowed
from headtable.game import History
from headtable.game.groups import group_of
from headtable.game.people.roster import here
from headtable.game.views import board_state
from headtable.messages.people import Arrive, Arrived, Leave, Rename, SeatAgain, Substitute, SwapSeats, Walk, Walked
from headtable.messages.plays import Play
from tests.game.evening import RFP, SEED, Evening
from tests.game.plausible import play_on, play_round

pytestmark = pytest.mark.slow

QUICK = settings(
    max_examples=40,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
LADDERS = ("step", "drop", "cycle", "winners_walk", "fixed", "seat_shift")
chances = st.integers(0, 2**32).map(random.Random)


def somebody_moves(evening: Evening, chance: random.Random) -> None:
    """Somebody comes, goes, is another, or sits elsewhere, if that may be now."""
    night = evening.night
    player = chance.choice([*night.cards])
    new = f"N{evening.entry}"
    plays: tuple[Play, ...] = (
        Arrive(new),
        Arrive(new),
        Arrive(player),
        Leave(player),
        Leave(player),
        Substitute(player, new),
        Rename(player, new),
        SwapSeats(player, chance.choice([*night.cards])),
        SeatAgain(),
    )
    with suppress(NotAllowed):
        evening.say(chance.choice(plays))


def check_room(evening: Evening) -> None:
    """One chair each, a card for everybody who ever sat, and as many wins as losses."""
    night = evening.night
    chairs = [player for table in night.tables for player in table.seats]
    assert len(set(chairs)) == len(chairs) == 4 * len(night.tables)
    assert set(chairs) <= set(night.cards)
    late = {fact.player for fact in evening.facts() if isinstance(fact, Arrived) and fact.table is None}
    assert set(here(night)) - late == set(chairs) - night.ghosts - late  # after the last set nobody gets a chair
    assert sum(night.groups or (len(night.tables),)) == len(night.tables)
    wins, losses = (sum(getattr(card, what) for card in night.cards.values()) for what in ("wins", "losses"))
    now = (night.set, night.round) if night.phase in ("playing", "called") else None  # its cards are not marked yet
    assert wins == losses == 2 * sum(key[:2] != now for key in night.results)
    assert {line.player for line in board_state(night).standings} == set(night.cards) - night.ghosts


def partners(places: dict[tuple[int, int], str]) -> set[frozenset[str]]:
    """Who sit opposite each other."""
    return {frozenset((player, places[table, (seat + 1) % 4 + 1])) for (table, seat), player in places.items()}


def check_walk(evening: Evening, walks: tuple[Walk, ...]) -> None:
    """Everybody stays in their group and has another partner; two ghosts are partners only if there are three."""
    night = evening.night
    before = partners({(walk.from_table, walk.from_seat): walk.player for walk in walks})
    places = {(walk.table, walk.seat): walk.player for walk in walks}
    assert len(places) == len(walks) == 4 * len(night.tables)
    assert all(group_of(night, walk.from_table) == group_of(night, walk.table) for walk in walks)
    assert all(walk.partner == places[walk.table, (walk.seat + 1) % 4 + 1] for walk in walks)
    if night.rules.shift:
        return
    assert not before & partners(places)
    for table in {table for table, _ in places}:
        here = {seat: places[table, seat] in night.ghosts for seat in (1, 2, 3, 4)}
        together = (here[1] and here[3]) or (here[2] and here[4])
        assert not together or sum(here.values()) > 2


def evening_of(players: int, ladder: str, group_tables: int) -> Evening:
    """So many players, walking so."""
    ruleset = replace(RFP, ladder=ladder, group_tables=group_tables, sets=1)
    return Evening(tuple(f"P{number}" for number in range(players)), ruleset)


@QUICK
@given(players=st.integers(4, 40), ladder=st.sampled_from(LADDERS), group_tables=st.integers(0, 4), chance=chances)
def test_random_arrivals_and_departures_keep_the_room_consistent(
    players: int, ladder: str, group_tables: int, chance: random.Random
) -> None:
    evening = evening_of(players, ladder, group_tables)
    for _ in range(60):
        somebody_moves(evening, chance)
        check_room(evening)
        play_on(evening, chance, chance.randint(0, 40))
        check_room(evening)
    check_replay(evening)


@QUICK
@given(players=st.integers(4, 40), ladder=st.sampled_from(LADDERS), group_tables=st.integers(0, 4), chance=chances)
def test_every_walk_separates_partners_and_keeps_ghosts_apart(
    players: int, ladder: str, group_tables: int, chance: random.Random
) -> None:
    check_walks(evening_of(players, ladder, group_tables), chance)


@pytest.mark.slow
@pytest.mark.parametrize("ladder", LADDERS)
@pytest.mark.parametrize("players", [61, 150, 399, 400])
def test_a_room_of_four_hundred_stays_consistent(players: int, ladder: str) -> None:
    check_walks(evening_of(players, ladder, 3), random.Random(players))


def check_walks(evening: Evening, chance: random.Random) -> None:
    """A few rounds, with people coming and going between and within them."""
    for _ in range(3):
        for _ in range(chance.randint(0, 4)):
            somebody_moves(evening, chance)
        play_on(evening, chance, chance.randint(0, 30))
        somebody_moves(evening, chance)
        seen = evening.entry
        play_round(evening, chance)
        for _, _, facts in evening.journal[seen:]:
            for fact in facts:
                if isinstance(fact, Walked):
                    check_walk(evening, fact.walks)
        check_room(evening)


def check_replay(evening: Evening) -> None:
    """The journal alone brings the same night back."""
    history = History(evening.night.ruleset, SEED)
    for entry in evening.journal:
        history.record(*entry)
    assert history.night == evening.night
