"""Whatever a room does in whatever order, the score cards add up and the past can be put right."""

from __future__ import annotations

import random
from collections import Counter
from contextlib import suppress

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from headtable.errors import NotAllowed
from headtable.game import History, Night, decide
from headtable.game.night import pair
from headtable.messages import (
    BuncoShown,
    Call,
    Claim,
    Correct,
    Fact,
    FirstRoller,
    Input,
    NightOpened,
    OpenNight,
    Play,
    Ring,
    Rolled,
    RollOff,
    RoundStarted,
    Seats,
    StartRound,
    TableStopped,
    TableWon,
    Throw,
    Undo,
    UndoLast,
    Walked,
)
from tests.game.evening import RFP, SEED, Evening, dice, plausible, play_on, play_round

QUICK = settings(
    max_examples=60,
    stateful_step_count=30,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
LONG = settings(QUICK, max_examples=600, stateful_step_count=40)

tables = st.integers(1, 13)
faces = st.integers(1, 6)
names = st.sampled_from([f"P{number}" for number in range(8)])
plays: st.SearchStrategy[Play] = st.one_of(
    st.builds(Throw, tables, st.tuples(faces, faces, faces)),
    st.builds(Claim, tables, st.sampled_from(["miss", "one", "two", "mini", "bunco"])),
    st.builds(Call, tables),
    st.builds(RollOff, tables, faces, faces),
    st.builds(Ring, st.sampled_from(["button", "host"])),
    st.builds(StartRound),
    st.builds(FirstRoller, tables, names),
    st.builds(OpenNight, st.lists(names, min_size=4, max_size=8).map(tuple)),
)
entries = st.integers(1, 400)
inputs: st.SearchStrategy[Input] = st.one_of(
    plays,
    st.builds(UndoLast, tables, st.just("pad")),
    st.builds(Undo, entries, st.just("host"), st.just("")),
    st.builds(Correct, entries, plays, st.just("host"), st.just("")),
)
rooms = st.builds(lambda tables: tuple(f"P{number}" for number in range(4 * tables)), st.integers(1, 12))
chances = st.integers(0, 2**32).map(random.Random)


# --- what holds in every night, seen from its facts alone ----------------------------------------


def rounds_of(facts: list[Fact]) -> list[list[Fact]]:
    """The facts of each round, from its start to the next."""
    starts = [number for number, fact in enumerate(facts) if isinstance(fact, RoundStarted)]
    return [facts[start:end] for start, end in zip(starts, [*starts[1:], len(facts)], strict=True)]


def seatings_of(facts: list[Fact]) -> list[tuple[Seats, ...]]:
    """Who sat where, round by round."""
    seatings = []
    for fact in facts:
        if isinstance(fact, NightOpened):
            seatings.append(fact.seats)
        if isinstance(fact, Walked):
            chairs = {(walk.table, walk.seat): walk.player for walk in fact.walks}
            assert len(chairs) == len(fact.walks)
            seatings.append(
                tuple(
                    (chairs[table, 1], chairs[table, 2], chairs[table, 3], chairs[table, 4])
                    for table in range(1, len(chairs) // 4 + 1)
                )
            )
    return seatings


def check_winners(facts: list[Fact], seating: tuple[Seats, ...]) -> None:
    """Two win and two lose at each table, and they are those who sit there."""
    won = [fact for fact in facts if isinstance(fact, TableWon)]
    assert sorted(fact.table for fact in won) == list(range(1, len(seating) + 1))
    for fact in won:
        assert {*fact.winners, *fact.losers} == set(seating[fact.table - 1])


def check_tallies(facts: list[Fact], seating: tuple[Seats, ...]) -> None:
    """Each table's tally is the sum of its counted rolls."""
    tallies: Counter[tuple[int, int]] = Counter()
    for fact in facts:
        if isinstance(fact, Rolled):
            tallies[fact.table, seating[fact.table - 1].index(fact.player) % 2] += fact.points
        if isinstance(fact, TableStopped):
            assert fact.tally == (tallies[fact.table, 0], tallies[fact.table, 1])


def check_partners(seatings: list[tuple[Seats, ...]]) -> None:
    """Everybody has a chair, and nobody has the same partner twice in a row."""
    players = {player for seats in seatings[0] for player in seats}
    before: set[tuple[str, str]] = set()
    for seating in seatings:
        assert {player for seats in seating for player in seats} == players
        partners = {pair(seats[chair], seats[chair + 2]) for seats in seating for chair in (0, 1)}
        assert not partners & before
        before = partners


def check_cards(night: Night, facts: list[Fact]) -> None:
    """Wins and losses are even, and no bunco is credited that was not rolled by that player."""
    cards = night.cards.values()
    assert sum(card.wins for card in cards) == sum(card.losses for card in cards)
    assert sum(card.wins for card in cards) == 2 * len(night.tables) * night.rounds_played
    shown = Counter(fact.player for fact in facts if isinstance(fact, BuncoShown))
    claimed = Counter(
        fact.player for fact in facts if isinstance(fact, Rolled) and fact.worth == "bunco" and not fact.faces
    )
    assert all(card.buncos <= shown[player] + claimed[player] for player, card in night.cards.items())


def check_night(evening: Evening) -> None:
    """All of it, for a night without corrections."""
    facts = evening.facts()
    seatings = seatings_of(facts)
    check_partners(seatings)
    check_cards(evening.night, facts)
    for played, seating in zip(rounds_of(facts), seatings, strict=False):
        check_tallies(played, seating)
    for played, seating in list(zip(rounds_of(facts), seatings, strict=False))[: evening.night.rounds_played]:
        check_winners(played, seating)


@QUICK
@given(players=rooms, chance=chances, rounds=st.integers(1, 3))
def test_whatever_the_dice_say_the_score_cards_add_up(
    players: tuple[str, ...], chance: random.Random, rounds: int
) -> None:
    evening = Evening(players)
    for _ in range(rounds):
        play_round(evening, chance)
    check_night(evening)


@settings(QUICK, max_examples=10)
@given(players=rooms, chance=chances)
def test_to_decide_never_changes_the_night(players: tuple[str, ...], chance: random.Random) -> None:
    evening = Evening(players)
    while evening.night.rounds_played < 2:
        before = evening.night.snapshot()
        said = plausible(evening.night, chance)
        with suppress(NotAllowed):
            decide(evening.night, said)
        assert evening.night == before
        with suppress(NotAllowed):
            evening.say(said)


@settings(QUICK, max_examples=5)
@given(tables=st.integers(1, 4), chance=chances)
def test_a_whole_night_adds_up_and_replays_to_itself(tables: int, chance: random.Random) -> None:
    evening = Evening(tuple(f"P{number}" for number in range(4 * tables)))
    while evening.night.phase != "over":
        play_round(evening, chance)
    check_night(evening)
    check_replay(evening)


@pytest.mark.slow
@settings(LONG, max_examples=150)
@given(tables=st.integers(1, 12), chance=chances)
def test_many_whole_nights_add_up_and_replay_to_themselves(tables: int, chance: random.Random) -> None:
    evening = Evening(tuple(f"P{number}" for number in range(4 * tables)))
    while evening.night.phase != "over":
        play_round(evening, chance)
    check_night(evening)
    check_replay(evening)


def check_replay(evening: Evening) -> None:
    """The journal alone brings the same night back."""
    history = History(RFP, SEED)
    for entry in evening.journal:
        history.record(*entry)
    assert history.night == evening.night


# --- any input at any moment ---------------------------------------------------------------------


class Room(RuleBasedStateMachine):
    """A room where people play, press anything at any time, and the host corrects at random."""

    def __init__(self) -> None:
        super().__init__()
        self.evening = Evening(("P0", "P1", "P2", "P3"))

    @initialize(players=rooms)
    def opens(self, players: tuple[str, ...]) -> None:
        self.evening = Evening(players)

    @rule(chance=chances, said=st.integers(1, 60))
    def plays(self, chance: random.Random, said: int) -> None:
        play_on(self.evening, chance, said)

    @rule(said=inputs)
    def says_anything(self, said: Input) -> None:
        before = self.evening.night.snapshot()
        facts: tuple[Fact, ...] = ()
        with suppress(NotAllowed):
            facts = self.evening.history.decide(said)
        assert self.evening.night == before
        if facts:
            self.evening.say(said)

    @rule(said=inputs)
    def takes_anything_back_at_once(self, said: Input) -> None:
        self.takes_back(said)

    @rule(chance=chances)
    def takes_back_what_made_sense(self, chance: random.Random) -> None:
        self.takes_back(plausible(self.evening.night, chance))

    def takes_back(self, said: Input) -> None:
        before = self.evening.night.snapshot()
        try:
            self.evening.say(said)
        except NotAllowed:
            return
        self.evening.say(Undo(self.evening.entry, "host", "never mind"))
        assert self.evening.night == before

    @rule(chance=chances)
    def corrects_a_recent_roll(self, chance: random.Random) -> None:
        recent = range(max(1, self.evening.entry - 30), self.evening.entry + 1)
        entry = chance.choice(recent)
        said = self.evening.journal[entry - 1][1]
        if isinstance(said, Throw):
            with suppress(NotAllowed):
                self.evening.say(Correct(entry, Throw(said.table, dice(chance)), "host", "misread"))

    @invariant()
    def the_cards_are_even(self) -> None:
        night = self.evening.night
        cards = night.cards.values()
        wins = sum(card.wins for card in cards)
        assert wins == sum(card.losses for card in cards) == 2 * len(night.tables) * night.rounds_played

    @invariant()
    def everybody_has_one_chair(self) -> None:
        night = self.evening.night
        seated = [player for table in night.tables for player in table.seats]
        assert len(set(seated)) == len(seated) == len(night.cards)

    def teardown(self) -> None:
        check_replay(self.evening)


def test_any_room_stays_in_order() -> None:
    run_state_machine_as_test(Room, settings=QUICK)


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_many_rooms_stay_in_order() -> None:
    run_state_machine_as_test(Room, settings=LONG)
