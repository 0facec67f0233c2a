"""A correction of something recent does not tell the whole night again, and leads to the same night."""

from __future__ import annotations

import random

import pytest

from headtable.errors import NotAllowed
from headtable.game import History
from headtable.messages.facts import Fact
from headtable.messages.inputs import Input
from headtable.messages.pace import StartRound
from headtable.messages.past import Correct, Overrule, RedoLast, Revision, Undo, UndoLast
from headtable.messages.people import OpenNight
from headtable.messages.refusals.every import Refusal, refusal_of
from headtable.messages.table import Claim
from headtable.rulesets import load, names
from tests.game.any_rules import shortened
from tests.game.evening import SEED, TWELVE, Evening
from tests.game.plausible import plausible, puts_people_right, puts_right

NEVER = 1_000_000  # plays between two milestones


class Twins:
    """One night twice: with milestones, and without any, where each correction tells the whole night again."""

    def __init__(self, ruleset_name: str, chance: random.Random) -> None:
        ruleset = shortened(load(ruleset_name), chance)
        self.quick, self.whole = History(ruleset, SEED, apart=1), History(ruleset, SEED, apart=NEVER)
        self.journal: list[tuple[int, Input]] = []
        self.say(OpenNight(TWELVE, "listed"))

    def say(self, said: Input) -> None:
        """Say it in both, which must be of one mind."""
        facts = outcome(self.quick, said)
        assert facts == outcome(self.whole, said)
        if isinstance(facts, tuple):
            self.journal.append((len(self.journal) + 1, said))
            for history in (self.quick, self.whole):
                history.record(len(self.journal), said, facts)


def outcome(history: History, said: Input) -> tuple[Fact, ...] | Refusal:
    """What a history says to an input."""
    try:
        return history.decide(said)
    except NotAllowed as why:
        return refusal_of(why)


def corrects(twins: Twins, chance: random.Random) -> Revision:
    """A table takes back or brings back, or the host corrects anything."""
    night = twins.quick.night
    if night.tables and chance.random() < 0.6:
        return chance.choice((UndoLast, RedoLast))(chance.choice(night.tables).number, "pad")
    return chance.choice((puts_right, puts_right, puts_people_right))(night, twins.journal, chance)


@pytest.mark.parametrize("ruleset", names())
def test_random_corrections_lead_to_the_same_night_with_and_without_milestones(ruleset: str) -> None:
    chance = random.Random(ruleset)
    twins = Twins(ruleset, chance)
    for _ in range(120):
        twins.say(corrects(twins, chance) if chance.random() < 0.2 else plausible(twins.quick.night, chance))
        quick, whole = twins.quick, twins.whole
        assert (quick.night, list(quick.told.items())) == (whole.night, list(whole.told.items()))
        assert quick.changed == whole.changed


@pytest.fixture
def evening() -> Evening:
    """Three rounds, and the first rolls of the fourth."""
    evening = Evening()
    for _ in range(3):
        evening.round_won("a", "a", "a")
    evening.say(StartRound())
    for table in (1, 2, 3):
        evening.claims(table, "one", "one", "miss")
    return evening


@pytest.mark.parametrize(
    "said",
    [UndoLast(3, "pad-03"), Correct(60, Claim(3, "two"), "host", "it was two"), Undo(60, "host", "of table 2")],
    ids=lambda said: type(said).__name__,
)
def test_a_correction_of_a_recent_roll_keeps_what_earlier_rounds_have_told(evening: Evening, said: Revision) -> None:
    before = dict(evening.history.told)
    evening.say(said)
    assert all(evening.history.told[entry] is before[entry] for entry in range(1, 50))


def test_a_correction_of_an_early_roll_and_its_undo_are_told_from_the_beginning(evening: Evening) -> None:
    before = evening.night.snapshot()
    evening.say(Overrule(1, 1, 2, "b", "host", "two pads were exchanged"))
    overruled = evening.entry
    assert evening.night != before
    evening.say(UndoLast(3, "pad-03"), RedoLast(3, "pad-03"), Undo(overruled, "host", "no, they were not"))
    assert evening.night == before
