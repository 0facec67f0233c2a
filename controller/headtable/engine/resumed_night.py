"""The night of a journal, replayed from the first entry, with what the engine learns on the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from headtable import rulesets
from headtable.engine.rethrows import Rethrows
from headtable.engine.snapshot import State
from headtable.engine.timer import Timer
from headtable.game import History, Ruleset
from headtable.game.pace.measure import PaceMeter
from headtable.garbage import loading
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

    def take_over(self, whole: ResumedNight) -> None:
        """Go on as a whole replay of the same entries does. The timer goes on by the clock."""
        self.history.take_over(whole.history)
        self.rethrows.take_over(whole.rethrows)
        self.pace.take_over(whole.pace)


AfterEntry = Callable[[ResumedNight, int], object]  # takes the night as it then is, and the entry's number


def resumed(journal: Journal, timer: Timer, after_entry: AfterEntry = lambda night, number: None) -> ResumedNight:
    """The night of a journal, to go on with."""
    night = not_begun(journal, timer)
    with loading():
        for entry in journal.entries():
            night.add(entry)
            after_entry(night, entry.number)
    return night


def not_begun(journal: Journal, timer: Timer) -> ResumedNight:
    """The night of a journal before its first entry."""
    return ResumedNight(History(_ruleset(journal), journal.seed), timer, Rethrows(), PaceMeter())


def resumed_from(state: State, journal: Journal, timer: Timer) -> ResumedNight:
    """The night of a journal, of which only the entries after a snapshot are read.

    Its history has no past. It raises PastMissing if one of those entries corrects something from before.
    """
    history = History.from_standing(state.standing, _ruleset(journal), journal.seed)
    timer.replay(history.night, state.pace.at_ms)
    night = ResumedNight(history, timer, Rethrows(), PaceMeter.from_so_far(state.pace, history.night))
    with loading():
        for entry in journal.entries(after=state.standing.last):
            night.add(entry)
    return night


def _ruleset(journal: Journal) -> Ruleset:
    return rulesets.parse(journal.ruleset, text("ruleset-in-journal", journal=str(journal.path)))


def history_of(journal: Journal) -> History:
    """The night of a journal, to look at."""
    return resumed(journal, Timer(lambda: 0.0)).history
