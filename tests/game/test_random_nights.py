"""Whatever a room does in whatever order, by any rules, the score cards add up and the past can be put right."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from headtable.errors import NotAllowed
from headtable.game import History, Ruleset, decide
from headtable.messages.facts import Fact
from headtable.messages.inputs import Input
from headtable.messages.pace import (
    EndBreak,
    GoBy,
    LengthenBreak,
    NightLength,
    Pause,
    Resume,
    Ring,
    SetLength,
    StartRound,
    TimeUp,
)
from headtable.messages.past import Correct, Insert, Overrule, Undo, UndoLast
from headtable.messages.people import OpenNight
from headtable.messages.plays import Play
from headtable.messages.prizes import PersonRoll
from headtable.messages.table import Call, Claim, FinalScore, FirstRoller, PlayerBuncos, RollForFirst, RollOff, Throw
from headtable.rulesets import load, names as rulesets
from tests.game.any_rules import any_ruleset, shortened
from tests.game.evening import SEED, Evening
from tests.game.invariants import check_journal
from tests.game.plausible import opens, plausible, play_on, play_round, puts_people_right, puts_right

pytestmark = pytest.mark.slow

QUICK = settings(
    max_examples=40,
    stateful_step_count=20,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
LONG = settings(QUICK, max_examples=800, stateful_step_count=40)

tables = st.integers(1, 11)
faces = st.integers(1, 6)
names = st.sampled_from([f"P{number}" for number in range(8)])
thrown = st.builds(PersonRoll, names, st.tuples(faces))


def buncos(player: str) -> tuple[PlayerBuncos, ...]:
    """One bunco on a sheet."""
    return (PlayerBuncos(player, 1),)


plays: st.SearchStrategy[Play] = st.one_of(
    st.builds(Throw, tables, st.tuples(faces, faces, faces)),
    st.builds(Claim, tables, st.sampled_from(["miss", "one", "two", "mini", "bunco"])),
    st.builds(Call, tables),
    st.builds(RollOff, tables, faces, faces),
    st.builds(GoBy, tables, st.sampled_from(["pad", "paper"])),
    st.builds(FinalScore, tables, st.tuples(st.integers(0, 30), st.integers(0, 30)), st.builds(buncos, names)),
    st.builds(Ring, st.sampled_from(["button", "host", "phone"])),
    st.builds(
        RollForFirst,
        tables,
        st.lists(st.builds(PersonRoll, names, st.tuples(faces)), min_size=1, max_size=4).map(tuple),
    ),
    st.builds(StartRound),
    st.builds(FirstRoller, tables, names),
    st.builds(TimeUp, st.sampled_from(["round", "walk", "break"]), st.integers(1, 3), faces),
    st.builds(SetLength, st.integers(0, 7)),
    st.builds(NightLength, st.integers(0, 4)),
    st.builds(LengthenBreak, st.integers(1, 60)),
    st.sampled_from([Pause(), Resume(), EndBreak()]),
    st.builds(OpenNight, st.lists(names, min_size=4, max_size=8).map(tuple)),
)
entries = st.integers(1, 400)
host, why = st.just("host"), st.just("")
inputs: st.SearchStrategy[Input] = st.one_of(
    plays,
    st.builds(UndoLast, tables, st.just("pad")),
    st.builds(Undo, entries, host, why),
    st.builds(Correct, entries, plays, host, why),
    st.builds(Insert, entries, plays, host, why),
    st.builds(Overrule, st.integers(1, 3), st.integers(1, 6), tables, st.sampled_from(["a", "b"]), host, why),
)
rooms = st.builds(lambda players: tuple(f"P{number}" for number in range(players)), st.integers(4, 40))
chances = st.integers(0, 2**32).map(random.Random)


def check(evening: Evening) -> None:
    """Everything holds at every moment of what is left of the night, and the journal alone brings it back."""
    check_journal(evening.history, evening.night.ruleset, SEED, evening.journal)
    history = History(evening.night.ruleset, SEED)
    for entry in evening.journal:
        history.record(*entry)
    assert history.night == evening.night


def whole_night(ruleset: Ruleset, players: tuple[str, ...], chance: random.Random) -> Evening:
    """A night by these rules, to its end."""
    evening = Evening(players, ruleset)
    while evening.night.phase != "over":
        play_round(evening, chance)
    return evening


@pytest.mark.parametrize("name", rulesets())
@settings(QUICK, max_examples=4)
@given(players=rooms, chance=chances)
def test_a_random_night_by_every_ruleset_is_consistent(
    name: str, players: tuple[str, ...], chance: random.Random
) -> None:
    check(whole_night(shortened(load(name), chance), players, chance))


@settings(QUICK, max_examples=20)
@given(players=rooms, chance=chances)
def test_a_random_night_by_random_rules_is_consistent(players: tuple[str, ...], chance: random.Random) -> None:
    check(whole_night(any_ruleset(chance), players, chance))


@pytest.mark.slow
@pytest.mark.parametrize("name", rulesets())
@settings(QUICK, max_examples=12)
@given(players=rooms, chance=chances)
def test_long_random_nights_by_every_ruleset_are_consistent(
    name: str, players: tuple[str, ...], chance: random.Random
) -> None:
    check(whole_night(load(name), players, chance))


@pytest.mark.slow
@pytest.mark.timeout(600)
@settings(LONG)
@given(players=rooms, chance=chances)
def test_many_random_nights_by_random_rules_are_consistent(players: tuple[str, ...], chance: random.Random) -> None:
    check(whole_night(any_ruleset(chance), players, chance))


@settings(QUICK, max_examples=10)
@given(players=rooms, chance=chances)
def test_deciding_never_changes_the_night(players: tuple[str, ...], chance: random.Random) -> None:
    evening = Evening(players, any_ruleset(chance))
    while evening.night.rounds_played < 1:
        before = evening.night.snapshot()
        said = plausible(evening.night, chance)
        with suppress(NotAllowed):
            decide(evening.night, said)
        assert evening.night == before
        with suppress(NotAllowed):
            evening.say(said)


# --- any input at any moment ---------------------------------------------------------------------


class Room(RuleBasedStateMachine):
    """A room where people play, press anything at any time, and the host puts right anything at random."""

    def __init__(self) -> None:
        super().__init__()
        self.evening = Evening(("P0", "P1", "P2", "P3"))

    @initialize(players=rooms, chance=chances)
    def begins(self, players: tuple[str, ...], chance: random.Random) -> None:
        self.evening = Evening(players, any_ruleset(chance))

    @rule(chance=chances, said=st.integers(1, 60))
    def plays(self, chance: random.Random, said: int) -> None:
        play_on(self.evening, chance, said)

    @rule(chance=chances)
    def plays_the_round_out(self, chance: random.Random) -> None:
        play_round(self.evening, chance)

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

    @rule(chance=chances)
    def opens_it_another_way(self, chance: random.Random) -> None:
        with suppress(NotAllowed):
            self.evening.say(Correct(1, opens(self.evening.night, chance), "host", "they rolled for their tables"))

    @rule(chance=chances)
    def puts_something_right(self, chance: random.Random) -> None:
        with suppress(NotAllowed):
            self.evening.say(self.revision(chance))

    @rule(chance=chances)
    def puts_something_right_and_takes_that_back(self, chance: random.Random) -> None:
        self.takes_back(self.revision(chance))

    @precondition(lambda self: self.evening.night.tables)
    @rule(chance=chances)
    def puts_people_right(self, chance: random.Random) -> None:
        with suppress(NotAllowed):
            self.evening.say(puts_people_right(self.evening.night, self.said(), chance))

    @precondition(lambda self: self.evening.night.tables)
    @rule(chance=chances)
    def puts_people_right_and_takes_that_back(self, chance: random.Random) -> None:
        self.takes_back(puts_people_right(self.evening.night, self.said(), chance))

    def revision(self, chance: random.Random) -> Input:
        return puts_right(self.evening.night, self.said(), chance)

    def said(self) -> list[tuple[int, Input]]:
        return [(entry, said) for entry, said, _ in self.evening.journal]

    def takes_back(self, said: Input) -> None:
        before = self.evening.night.snapshot()
        try:
            self.evening.say(said)
        except NotAllowed:
            return
        self.evening.say(Undo(self.evening.entry, "host", "never mind"))
        assert self.evening.night == before

    @invariant()
    def everybody_has_one_chair(self) -> None:
        seated = [player for table in self.evening.night.tables for player in table.seats]
        assert len(set(seated)) == len(seated)
        assert set(seated) <= set(self.evening.night.cards)

    def teardown(self) -> None:
        check(self.evening)


def test_a_random_room_stays_consistent() -> None:
    run_state_machine_as_test(Room, settings=settings(QUICK, max_examples=30))


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_many_random_rooms_stay_consistent() -> None:
    run_state_machine_as_test(Room, settings=settings(LONG, max_examples=250))
