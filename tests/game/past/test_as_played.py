"""A correction never moves people, and every roll stays with who rolled it."""

from __future__ import annotations

import random
from collections.abc import Iterable
from itertools import cycle

import pytest
from msgspec.structs import replace

from headtable.errors import NotAllowed
from headtable.game import History, Ruleset, apply, new_night
from headtable.game.past.entries import was_played
from headtable.messages.facts import Fact
from headtable.messages.inputs import Input
from headtable.messages.pace import RoundStarted
from headtable.messages.past import Correct, Insert, Overrule, Revision, Undo
from headtable.messages.table import BuncoShown, Claim, Rolled, Throw
from headtable.messages.words import Seats, Team
from headtable.rulesets import load, names
from tests.game.evening import SEED, Evening
from tests.game.plausible import dice, otherwise, plausible, play_round

CORRECTIONS = 500
MANY = 40  # in the fast part
RULESETS = tuple(load(name) for name in names())
Round = tuple[int, int]


def seats_of_rounds(history: History, ruleset: Ruleset) -> dict[Round, tuple[Seats, ...]]:
    """Who sat where in each round that was begun."""
    night = new_night(ruleset, SEED)
    begun: dict[Round, tuple[Seats, ...]] = {}
    for fact in history.facts():
        apply(night, fact)
        if isinstance(fact, RoundStarted):
            begun[fact.set, fact.round] = tuple(table.seats for table in night.tables)
    return begun


def rollers(history: History) -> dict[int, str]:
    """By entry, who rolled; a call is no roll."""
    return {
        entry: player
        for entry, telling in history.told.items()
        if isinstance(telling.play, Throw | Claim) and (player := _roller(telling.facts))
    }


def _roller(facts: Iterable[Fact]) -> str | None:
    return next((fact.player for fact in facts if isinstance(fact, Rolled | BuncoShown)), None)


def past_entries(evening: Evening) -> list[tuple[int, Input]]:
    """What was played before the round that is on."""
    last = max((entry for entry, _, facts in evening.journal if _starts(facts)), default=0)
    return [(entry, said) for entry, said, _ in evening.journal if entry < last and _was_played(said)]


def _was_played(said: Input) -> bool:
    return not isinstance(said, Revision) and was_played(said)


def _starts(facts: Iterable[Fact]) -> bool:
    return any(isinstance(fact, RoundStarted) for fact in facts)


def puts_right(evening: Evening, chance: random.Random) -> Revision:
    """Something of a round that is over is put right."""
    entry, said = chance.choice(past_entries(evening))
    night = evening.night
    match chance.randrange(4):
        case 0:
            return Undo(entry, "host", "it was another table")
        case 1:
            table = chance.choice(night.tables).number
            return Insert(entry, Throw(table, dice(night, chance)), "host", "nobody pressed it")
        case 2:
            key, won = chance.choice(list(night.results.items()))
            other: Team = "b" if won.team == "a" else "a"
            return Overrule(*key, other, "host", "two pads were exchanged")
        case _:
            return Correct(entry, otherwise(night, said, chance), "host", "it was misread")


def put_right_at_random(ruleset: Ruleset, chance: random.Random, most: int) -> int:
    """Play some rounds and put something right after each; how many corrections were made."""
    evening = Evening(tuple(f"P{number}" for number in range(chance.randint(8, 21))), ruleset, SEED)
    made = 0
    for _ in range(4):
        play_round(evening, chance)
        while evening.night.phase in ("ready", "break"):
            try:
                evening.say(plausible(evening.night, chance))
            except NotAllowed:
                continue
        if not past_entries(evening) or not evening.night.results:
            continue
        for _ in range(8):
            made += stays_as_it_was(evening, puts_right(evening, chance))
            if made >= most:
                return made
    return made


def stays_as_it_was(evening: Evening, revision: Revision) -> bool:
    """Whether it is allowed; if so, nobody is moved and nobody loses a roll."""
    ruleset = evening.night.ruleset
    seats, rolled = seats_of_rounds(evening.history, ruleset), rollers(evening.history)
    now = [table.seats for table in evening.night.tables]
    changed = getattr(revision, "entry", None)
    try:
        evening.say(revision)
    except NotAllowed:
        return False
    assert seats_of_rounds(evening.history, ruleset) == seats, revision
    assert [table.seats for table in evening.night.tables] == now, revision
    after = rollers(evening.history)
    for entry, player in rolled.items():
        if entry != changed:
            assert after.get(entry) == player, (entry, revision)
    return True


def corrections(many: int, seed: int) -> int:
    """So many corrections in nights of every ruleset, each ruleset in its turn."""
    made = 0
    chance = random.Random(seed)
    for ruleset in cycle(RULESETS):
        short = replace(ruleset, rounds=chance.choice((2, 3)), sets=2)
        made += put_right_at_random(short, chance, min(20, many - made))
        if made >= many:
            return made
    raise AssertionError("there are rulesets")


def test_some_corrections_of_past_rounds_move_nobody() -> None:
    assert corrections(MANY, 1) == MANY


@pytest.mark.slow
def test_five_hundred_corrections_of_past_rounds_in_nights_of_every_ruleset_move_nobody() -> None:
    assert corrections(CORRECTIONS, 2) == CORRECTIONS
