"""A night whose past was put right is the same after every start, and its journal proves it."""

from __future__ import annotations

import random
from contextlib import closing
from pathlib import Path

import pytest

from headtable.engine.resumed_night import history_of
from headtable.game import History
from headtable.journal import Journal
from headtable.meaning import meaning
from headtable.messages.inputs import Input
from headtable.messages.past import Revision
from headtable.messages.people import OpenNight
from headtable_tools.replay import replay, verify
from tests.game.plausible import plausible, puts_right
from tests.replay.short_night import TWELVE, Evening

pytestmark = pytest.mark.slow

ROUNDS = 2
CORRECTIONS = 5


def started_again(path: Path) -> History:
    """The history that an engine builds after kill -9: nobody has closed the journal."""
    with Journal.read(path) as journal:
        return history_of(journal)


def play_and_put_right(evening: Evening, chance: random.Random) -> None:
    """Rounds by chance; after each some of what was said is put right, and then the engine is started again."""
    for over in range(1, ROUNDS + 1):
        while evening.night.rounds_played < over and evening.night.phase != "over":
            evening.say(plausible(evening.night, chance))
        for _ in range(CORRECTIONS):
            evening.say(puts_right(evening.night, said(evening), chance))
            again = started_again(evening.path)
            assert again.night == evening.night
            assert list(again.facts()) == list(evening.history.facts())
        evening.history = started_again(evening.path)


def said(evening: Evening) -> list[tuple[int, Input]]:
    """What was accepted so far."""
    return [(entry.number, meaning(entry.heard)) for entry in evening.journal.entries() if entry.refusal is None]


def test_a_night_with_many_corrections_and_kills_is_restored_exactly(tmp_path: Path) -> None:
    corrected = 0
    for seed in range(2):
        path = tmp_path / f"{seed}.night.db"
        with closing(Evening(path)) as evening:
            evening.say(OpenNight(TWELVE))
            play_and_put_right(evening, random.Random(seed))
            corrected += sum(isinstance(one, Revision) for _, one in said(evening))
            assert replay(path).differences == ()
            verdict = verify(path)
            assert (verdict.missing, verdict.differences) == ((), ())
            assert verdict.honest
    assert corrected > CORRECTIONS
