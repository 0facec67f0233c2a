"""The night of a journal, replayed from the first entry, with what the engine learns on the way."""

from __future__ import annotations

from typing import NamedTuple

from headtable import rulesets
from headtable.engine.rethrows import Rethrows
from headtable.engine.timer import Timer
from headtable.game import History
from headtable.game.pace.measure import PaceMeter
from headtable.garbage import without_collections
from headtable.journal import Entry, Journal
from headtable.meaning import meaning
from headtable.saying import text


class ResumedNight(NamedTuple):
    """A night as its journal leaves it; timer and meter know how long its rounds, walks and breaks have lasted."""

    history: History
    timer: Timer
    rethrows: Rethrows
    pace: PaceMeter

    def add(self, entry: Entry) -> None:
        """Take the next entry of the journal."""
        if entry.leads:
            self.history.record(entry.number, meaning(entry.heard), entry.facts)
            self.pace.add(self.history.night, entry.at_ms)
        self.rethrows.add(entry.facts)
        self.timer.replay(self.history.night, entry.at_ms)


def resumed(journal: Journal, timer: Timer) -> ResumedNight:
    """The night of a journal, to go on with."""
    ruleset = rulesets.parse(journal.ruleset, text("ruleset-in-journal", journal=str(journal.path)))
    night = ResumedNight(History(ruleset, journal.seed), timer, Rethrows(), PaceMeter())
    with without_collections():
        for entry in journal.entries():
            night.add(entry)
    return night


def history_of(journal: Journal) -> History:
    """The night of a journal, to look at."""
    return resumed(journal, Timer(lambda: 0.0)).history
