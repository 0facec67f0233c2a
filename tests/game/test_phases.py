"""Which input is legal in which phase: the table is complete, and ``decide`` does what it says."""

from __future__ import annotations

import random
import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import cache, partial
from pathlib import Path
from typing import get_args

import pytest
from msgspec.structs import replace

from headtable import game
from headtable.errors import NotAllowed
from headtable.game import History, Night, Ruleset, apply, decide
from headtable.game.phases import COLUMNS, LEGAL, USUAL, Column, columns
from headtable.game.ruleset import Break, Time, Traveler
from headtable.messages.inputs import Input
from headtable.messages.pace import (
    AskForHelp,
    BreakStarted,
    EndBreak,
    GoBy,
    HelpCame,
    LengthenBreak,
    NightLength,
    NoDeviceAt,
    Pause,
    Paused,
    Resume,
    Ring,
    SetLength,
    StartBreak,
    StartRound,
)
from headtable.messages.past import Correct, Insert, Overrule, RedoLast, Revision, Undo, UndoLast
from headtable.messages.people import Arrive, Leave, Rename, SeatAgain, Substitute, SwapSeats
from headtable.messages.plays import Play
from headtable.messages.prizes import Give, GiveTraveler, NotPresent, PersonRoll, RollFor, SeatFinal
from headtable.messages.refusals.pace import OnBreak
from headtable.messages.roll_offs import PrizeOf
from headtable.messages.rooms import (
    Phase,
)
from headtable.messages.table import (
    Award,
    BadThrow,
    Call,
    Claim,
    Decline,
    FinalScore,
    FirstRoller,
    Grant,
    RollForFirst,
    RollOff,
    Throw,
)
from headtable.messages.words import Message
from headtable.rulesets import load
from tests.game import plausible
from tests.game.any_rules import any_ruleset
from tests.game.evening import SEED, Evening

Chance = random.Random
Cell = tuple[type[Input], Column]
Found = dict[Cell, set[type[Message] | None]]
"""By the input and the column, the classes of the refusals; None where an input was accepted."""
NIGHTS, SAID = 72, 300
OFTEN: Mapping[Phase, float] = {"playing": 0.02, "called": 0.15, "ready": 0.1, "settling": 0.15, "over": 0.02}
ONE_DIE = (PersonRoll("P1", (6,)),)
FULL = load("rfp")
RICH = replace(
    FULL,
    knockout=FULL.knockout and replace(FULL.knockout, final_seats="choice"),
    sets=1,
    rounds=2,
    finishing="may",
    first_round="dice",
    tie="one_die_rep",
    traveler=Traveler(starts="head_table"),
    breaks=(Break(what="dinner", after_set=1), Break(what="dessert", before="semi_final")),
    time=Time(rounds="warning", move_s=60),
)
"""Rules that have a place for nearly every input."""
IN_GROUPS = replace(RICH, bell_of="group", group_tables=2)
"""The same, where the bell ends the round of one group, and the others play on."""


def plays(night: Night, chance: Chance) -> Iterator[Play]:
    """A play of every kind, most often one that may be right."""
    yield plausible.opens(night, chance)
    yield from of_a_table(night, chance)
    yield from of_the_pace(night, chance)
    yield from of_people_and_prizes(night, chance)


def of_a_table(night: Night, chance: Chance) -> Iterator[Play]:
    for table in range(1, max(len(night.tables), 1) + 1):
        one = night.tables[table - 1] if night.tables else None
        yield Throw(table, plausible.dice(night, chance))
        yield from (Claim(table, "miss"), Call(table), BadThrow(table, "cocked"), Decline(table), Grant(table))
        yield from (RollOff(table, 1, 6), Award(table, "a"), FinalScore(table, (5, 3)))
        yield FirstRoller(table, one.seats[0] if one else "P1")
        first = plausible.rolls_for_first(night, one, chance) if one else None
        yield first if isinstance(first, RollForFirst) else RollForFirst(table, ONE_DIE)
        yield from (AskForHelp(table), HelpCame(table), GoBy(table, "pad"), GoBy(table, "dice"))


def of_the_pace(night: Night, chance: Chance) -> Iterator[Play]:
    yield from (StartRound(), Ring("host"), plausible.clock(night, chance), StartBreak("tea"), EndBreak())
    yield from (NoDeviceAt(()), NoDeviceAt((1,)))
    yield from (LengthenBreak(5), Pause(), Resume(), SetLength(night.rounds), NightLength(night.sets))


def of_people_and_prizes(night: Night, chance: Chance) -> Iterator[Play]:
    here = [player for player in night.cards if player not in night.gone | night.ghosts] or ["P1", "P2"]
    one, other = chance.choice(here), chance.choice(here)
    yield from map(Arrive, ("New", *sorted(night.gone - night.ghosts)))
    yield Leave(one)
    yield from (Substitute(one, "New"), Rename(one, "New"), SwapSeats(one, other), SeatAgain())
    contest = night.contest
    yield plausible.rolls_for(contest, chance) if contest else RollFor(ONE_DIE)
    yield Give(contest.what, contest.players[: contest.places]) if contest else Give(PrizeOf("nothing"), ("P1",))
    finalists = tuple(place.player for place in night.stage.finalists)
    yield from map(NotPresent, (*finalists, *(place.player for place in night.stage.qualified), "P1"))
    yield SeatFinal(finalists or ("P1",))
    yield from (GiveTraveler(one), GiveTraveler(other))


def revisions(history: History, chance: Chance) -> Iterator[Revision]:
    entry = chance.choice([*history.told] or [1])
    yield from (Undo(entry, "host", ""), Insert(entry, Rename("P1", "Bo"), "host", ""))
    yield from (UndoLast(1, "pad"), RedoLast(1, "pad"))
    yield Correct(entry, StartBreak("tea"), "host", "")
    won = next(iter(history.night.results.values()), None)
    where = next(iter(history.night.results), (1, 1, 1))
    yield Overrule(*where, "b" if won and won.team == "a" else "a", "host", "")


@cache
def outcomes() -> Found:
    """What becomes of every input in nights that were played at random."""
    found: Found = defaultdict(set)
    for evening in (tied_in_one_group(), awaiting_a_sheet()):
        try_all(evening.history, random.Random(0), found)
    for number in range(NIGHTS):
        chance = random.Random(number)
        evening = unopened(any_ruleset(chance) if number % 3 == 0 else RICH if number % 3 == 1 else IN_GROUPS)
        for _ in range(SAID):
            if chance.random() < OFTEN.get(evening.night.phase, 0.5):
                try_all(evening.history, chance, found)
            with suppress(NotAllowed):
                evening.say(*interruption(chance))
            plausible.play_on(evening, chance, 1)
    return found


def interruption(chance: Chance) -> tuple[Input, ...]:
    """Now and then the night is paused, or has a break."""
    if chance.random() > 0.15:
        return ()
    return (chance.choice((Pause(), StartBreak("tea", 5), AskForHelp(1), HelpCame(1), UndoLast(1, "pad"))),)


def tied_in_one_group() -> Evening:
    """Table 2 has nothing when the bell of its group rings, and the other group plays on."""
    rules = replace(IN_GROUPS, first_round="table_chooses", after_bell="finish_turn_all")
    evening = Evening(tuple(f"P{number}" for number in range(16)), rules)
    evening.say(StartRound(), Claim(1, "bunco"))
    return evening


def awaiting_a_sheet() -> Evening:
    """Table 2 is on paper, and the bell has rung for all."""
    evening = Evening()
    evening.say(GoBy(2, "paper"), StartRound(), Ring("host"))
    return evening


def unopened(ruleset: Ruleset) -> Evening:
    evening = Evening(ruleset=ruleset)
    evening.history, evening.journal = History(ruleset, SEED), []
    return evening


def try_all(history: History, chance: Chance, found: Found) -> None:
    """Every play in this night and its variants, and now and then every revision of its past."""
    for night in (history.night, *variants(history.night)):
        for said in plays(night, chance):
            note(night, said, refused(partial(decide, night, said)), found)
    if chance.random() < 0.2:  # each tells the whole night again
        for revision in revisions(history, chance):
            note(history.night, revision, refused(partial(history.decide, revision)), found)


def variants(night: Night) -> Iterator[Night]:
    """The same night in what seldom comes together: a pause, or a break in which people roll against each other."""
    if night.phase in ("break", "settling", "final"):
        yield replace(night.snapshot(), paused=Paused())
    if night.phase == "settling":
        yield replace(night.snapshot(), on_break=BreakStarted("tea", 5))
        with suppress(NotAllowed):
            facts, after = decide(night, StartBreak("tea", 5)), night.snapshot()
            for fact in facts:
                apply(after, fact)
            yield after
            yield replace(after, after_break="ready")  # as where people roll for the semi-final
            yield replace(after, paused=Paused())


def note(night: Night, said: Input, why_not: type[Message] | None, found: Found) -> None:
    first, *others = columns(night)
    found[type(said), first].add(why_not)
    for column in others if why_not is None else ():
        found[type(said), column].add(None)


def refused(decided: Callable[[], object]) -> type[Message] | None:
    try:
        decided()
    except NotAllowed as why:
        return type(why.reason)  # type: ignore[return-value]  # the rules give structs alone, which the tests compare
    return None


def test_every_input_has_a_row_with_every_column() -> None:
    assert set(LEGAL) == set(get_args(Input))
    assert [said for said, row in LEGAL.items() if {*row.legal, *row.why_not} != set(COLUMNS)] == []
    assert [said for said, row in LEGAL.items() if row.legal & row.why_not.keys()] == []
    assert set(USUAL) == set(COLUMNS) > set(get_args(Phase))


@pytest.mark.slow
@pytest.mark.parametrize("said", LEGAL, ids=lambda said: said.__name__)
def test_an_input_is_refused_as_the_table_says(said: type[Input]) -> None:
    row = LEGAL[said]
    for column, why_not in row.why_not.items():
        assert outcomes()[said, column] <= {why_not}, column


@pytest.mark.slow
@pytest.mark.parametrize("said", get_args(Play), ids=lambda said: said.__name__)
def test_a_legal_play_is_accepted_somewhere_in_its_phase(said: type[Input]) -> None:
    never = [column for column in COLUMNS if column in LEGAL[said].legal and None not in outcomes()[said, column]]
    assert never == []


@pytest.mark.slow
@pytest.mark.parametrize("said", get_args(Revision), ids=lambda said: said.__name__)
def test_corrections_are_legal_in_the_phases_of_the_table(said: type[Input]) -> None:
    accepted = {column for column in COLUMNS if None in outcomes()[said, column]}
    assert accepted
    assert accepted <= LEGAL[said].legal


def test_only_the_table_of_phases_checks_the_phase() -> None:
    usual = {why.__name__ for why in USUAL.values()} - {OnBreak.__name__}  # people may roll off in a break, too
    files = {path: path.read_text() for path in Path(game.__file__).parent.rglob("*.py") if path.name != "phases.py"}
    assert [path for path, text in files.items() if usual & set(re.findall(r"\w+", text))] == []
