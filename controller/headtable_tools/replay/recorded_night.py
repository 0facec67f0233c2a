"""The night that a journal has recorded so far. The file is only read, even while an engine adds to it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct

from headtable import rulesets
from headtable.game import History, Night
from headtable.journal import Entry, Journal
from headtable.journal.night_files import about_in
from headtable.meaning import meaning
from headtable.messages.new_night import AboutNight
from headtable.messages.past import Revision
from headtable.saying import text


class RecordedNight(Struct, frozen=True):
    """A night as it stands in its journal."""

    id: str  # a copy of the journal has the same
    opened: str  # date and time, for people
    entries: int
    history: History
    at_ms: Mapping[int, int]  # when each play was recorded, by the wall clock; a forgotten play has no moment
    about: AboutNight = AboutNight()  # what the host calls the night, with its day and place

    @property
    def night(self) -> Night:
        """The night after its last entry."""
        return self.history.night


def recorded_night(path: Path) -> RecordedNight:
    """``recorded_night(Path("tonight.night.db")).night``; BadConfig or Unwell if it cannot be read."""
    with Journal.read(path) as journal:
        journal.check_whole()
        history = History(rulesets.parse(journal.ruleset, text("ruleset-in-journal", journal=path)), journal.seed)
        entries = list(journal.entries())
        leading = [entry for entry in entries if entry.leads]
        for entry in leading:
            history.record(entry.number, meaning(entry.heard), entry.facts)
        at_ms = {entry.number: entry.at_ms for entry in leading if not _revises(entry)}
        return RecordedNight(journal.night, journal.opened, len(entries), history, at_ms, about_in(path))


def _revises(entry: Entry) -> bool:
    return isinstance(meaning(entry.heard), Revision)
