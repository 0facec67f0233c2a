"""The night of a journal, replayed from the first entry, with what the engine learns on the way."""

from __future__ import annotations

from typing import NamedTuple

from headtable import rulesets
from headtable.engine.rethrows import Rethrows
from headtable.engine.timer import Timer
from headtable.game import History
from headtable.game.pace.measure import PaceMeter
from headtable.journal import Journal
from headtable.meaning import meaning
from headtable.saying import text


class ResumedNight(NamedTuple):
    """A night as its journal leaves it; timer and meter know how long its rounds, walks and breaks have lasted."""

    history: History
    timer: Timer
    rethrows: Rethrows
    pace: PaceMeter


def resumed(journal: Journal, timer: Timer) -> ResumedNight:
    """The night of a journal, to go on with."""
    ruleset = rulesets.parse(journal.ruleset, text("ruleset-in-journal", journal=str(journal.path)))
    night = ResumedNight(History(ruleset, journal.seed), timer, Rethrows(), PaceMeter())
    for entry in journal.entries():
        if entry.leads:
            night.history.record(entry.number, meaning(entry.heard), entry.facts)
            night.pace.add(night.history.night, entry.at_ms)
        night.rethrows.add(entry.facts)
        timer.replay(night.history.night, entry.at_ms)
    return night


def history_of(journal: Journal) -> History:
    """The night of a journal, to look at."""
    return resumed(journal, Timer(lambda: 0.0)).history
