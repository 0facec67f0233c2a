"""The last thing can be taken back wherever the night is, and the night stands as it stood."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from headtable.game import Night, Ruleset
from headtable.game.ruleset import Break
from headtable.messages.announcements import AnnouncedPlayers, AnnouncedResult, ResultOf, SeatsAt, StandingOf
from headtable.messages.facts import Fact
from headtable.messages.inputs import Input
from headtable.messages.pace import BreakStarted, EndBreak, Pause, Resume, Ring, RoundOver, SetOver, StartRound
from headtable.messages.past import Changed, OtherPlaces, Overrule, Undo, Undone, Voided
from headtable.messages.people import Walked
from headtable.messages.prizes import (
    FinalistChosen,
    FinalRolled,
    FinalSeated,
    FinalStarted,
    GrandPrizeWon,
    NightOver,
    Qualified,
)
from headtable.messages.words import Team
from headtable.rulesets import load
from tests.game.evening import RFP, TWELVE, Evening
from tests.game.plausible import play_on


def ends_of(evening: Evening, kind: type[Fact]) -> Iterator[int]:
    """The entries that led to such a fact."""
    return (entry for entry, _, facts in evening.journal if any(isinstance(fact, kind) for fact in facts))


def last_taken_back(evening: Evening, said: Input) -> tuple[Night, list[Fact]]:
    """Say it and take it back: the night as it was before, and what was told."""
    before = evening.night.snapshot()
    evening.say(said)
    assert evening.night != before
    told = evening.say(Undo(evening.entry, "host", "too early"))
    assert evening.night == before
    return before, told


def walks_to(evening: Evening, table: int) -> list[str]:
    """Who would sit at a table in the next round, by the chairs, if the bell rang now."""
    walked = next(fact for fact in evening.history.decide(Ring("host")) if isinstance(fact, Walked))
    return [walk.player for walk in sorted(walked.walks, key=lambda walk: walk.seat) if walk.table == table]


def short(**changes: object) -> Ruleset:
    """RFP for a short evening."""
    return replace(RFP, **{"sets": 2, "rounds": 2, "breaks": (), **changes})


def before_the_last_word(evening: Evening, *rounds: str) -> None:
    """So many rounds, the last of which waits for the bell."""
    for _ in rounds[:-1]:
        evening.round_won("a", "a", "a")
    evening.say(StartRound())
    for table in (1, 2, 3):
        evening.claims(table, "one", "miss", "miss", "miss", "miss")


def test_undo_works_over_the_end_of_a_round() -> None:
    evening = Evening(TWELVE, short())
    before_the_last_word(evening, "first")
    seats = [tuple(walks_to(evening, table)) for table in (1, 2, 3)]
    _, told = last_taken_back(evening, Ring("host"))
    assert (evening.night.round, evening.night.phase) == (1, "playing")
    assert told == [
        Undone(evening.entry - 1, "host", "too early"),
        Changed(ResultOf(1, 1, 1), AnnouncedResult(("Ann", "Cat"), "points", 1, 0), None),
        Changed(ResultOf(1, 1, 2), AnnouncedResult(("Eve", "Gil"), "points", 1, 0), None),
        Changed(ResultOf(1, 1, 3), AnnouncedResult(("Ida", "Kay"), "points", 1, 0), None),
        Changed(SeatsAt(1, 2, 1), AnnouncedPlayers(seats[0]), None),
        Changed(SeatsAt(1, 2, 2), AnnouncedPlayers(seats[1]), None),
        Changed(SeatsAt(1, 2, 3), AnnouncedPlayers(seats[2]), None),
    ]


def test_undo_works_over_the_start_of_a_round() -> None:
    evening = Evening(TWELVE, short())
    evening.round_won("a", "a", "a")
    _, told = last_taken_back(evening, StartRound())
    assert evening.night.phase == "ready"
    assert told == [Undone(evening.entry - 1, "host", "too early")]


def test_undo_works_over_the_end_of_a_set() -> None:
    evening = Evening(TWELVE, short())
    before_the_last_word(evening, "first", "second")
    last_taken_back(evening, Ring("host"))
    assert (evening.night.set, evening.night.round, evening.night.phase) == (1, 2, "playing")


def test_undo_works_over_the_start_and_the_end_of_a_break() -> None:
    evening = Evening(TWELVE, short(breaks=(Break(after_set=1, what="cake", minutes=15),)))
    before_the_last_word(evening, "first", "second")
    last_taken_back(evening, Ring("host"))
    assert isinstance(evening.say(Ring("host"))[-1], BreakStarted)
    last_taken_back(evening, EndBreak())
    assert evening.night.phase == "break"
    last_taken_back(evening, StartRound())
    assert evening.night.phase == "break"


def test_undo_works_over_a_pause_and_its_end() -> None:
    evening = Evening(TWELVE, short())
    last_taken_back(evening, Pause("a glass is broken"))
    assert evening.night.paused is None
    evening.say(Pause("a glass is broken"))
    last_taken_back(evening, Resume())
    assert evening.night.paused is not None


def test_undo_works_over_the_end_of_the_night() -> None:
    evening = Evening(TWELVE, short(sets=1))
    before_the_last_word(evening, "first", "second")
    assert SetOver(1) in evening.history.decide(Ring("host"))
    _, told = last_taken_back(evening, Ring("host"))
    assert evening.night.phase == "playing"
    changed = {fact.what for fact in told if isinstance(fact, Changed)}
    assert {StandingOf(player) for player in TWELVE} <= changed
    assert ResultOf(1, 2, 3) in changed


@pytest.fixture(scope="module")
def tournament() -> Evening:
    """A whole night of two groups, with all that follows its last set."""
    evening = Evening(tuple(f"P{number}" for number in range(24)), load("rfp"))
    chance = random.Random(11)
    while evening.night.phase != "over":
        play_on(evening, chance, 1)
    return evening


@pytest.mark.parametrize(
    "kind", [SetOver, Qualified, FinalistChosen, FinalSeated, FinalStarted, FinalRolled, GrandPrizeWon]
)
def test_undo_works_over_every_stage_after_the_last_set(tournament: Evening, kind: type[Fact]) -> None:
    last = max(ends_of(tournament, kind))
    evening = Evening(tuple(f"P{number}" for number in range(24)), load("rfp"))
    for _, said, _ in tournament.journal[1 : last - 1]:
        evening.say(said)
    last_taken_back(evening, tournament.journal[last - 1][1])


@pytest.mark.slow
def test_correcting_a_winner_of_the_first_set_reports_who_would_have_qualified(tournament: Evening) -> None:
    """Who played the semi-final and the final did so; the host hears who would have, before it is done."""
    evening = Evening(tuple(f"P{number}" for number in range(24)), load("rfp"))
    for _, said, _ in tournament.journal[1:]:
        evening.say(said)
    over = evening.night.snapshot()
    others: set[str] = set()
    for (number, round_number, table), won in list(over.results.items())[:12]:
        other: Team = "b" if won.team == "a" else "a"
        put_right = Overrule(number, round_number, table, other, "host", "two pads were exchanged")
        preview = evening.history.preview(put_right)
        others |= {each.stage for each in preview.contradictions if isinstance(each, OtherPlaces)}
        assert evening.night == over
        evening.say(put_right)
        assert evening.night.stage.qualified == over.stage.qualified
        assert evening.night.stage.finalists == over.stage.finalists
        assert evening.night.stage.grand_prize == over.stage.grand_prize
        evening.say(Undo(evening.entry, "host", "they were not"))
        assert evening.night == over
    assert "semi-final" in others


@pytest.mark.parametrize("kind", [RoundOver, SetOver, BreakStarted, NightOver])
def test_undo_works_over_all_of_them_much_later(kind: type[Fact]) -> None:
    """When the night is over everything that ended something is taken back, and that is taken back in its turn."""
    evening = Evening(TWELVE, short(breaks=(Break(after_set=1, what="cake", minutes=15),)))
    for _ in range(4):
        evening.round_won("a", "b", "a")
    assert evening.night.phase == "over"
    over, last = evening.night.snapshot(), evening.entry
    for entry in list(ends_of(evening, kind)):
        again_from = entry + 1 if entry < last else None
        told = evening.say(Undo(entry, "host", "not yet", again_from))
        assert evening.night != over
        assert all(isinstance(fact, Undone | Voided | Changed) for fact in told)
        evening.say(Undo(evening.entry, "host", "it was right"))
        assert evening.night == over
