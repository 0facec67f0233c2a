"""The night that a journal has recorded so far. The file is only read, even while an engine adds to it."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from headtable import rulesets
from headtable.game import History, Night
from headtable.journal import Journal
from headtable.meaning import meaning
from headtable.saying import text


class RecordedNight(Struct, frozen=True):
    """A night as it stands in its journal."""

    opened: str  # date and time, for people
    entries: int
    night: Night


def recorded_night(path: Path) -> RecordedNight:
    """``recorded_night(Path("tonight.night.db")).night``; BadConfig or Unwell if it cannot be read."""
    with Journal.read(path) as journal:
        journal.check_whole()
        history = History(rulesets.parse(journal.ruleset, text("ruleset-in-journal", journal=path)), journal.seed)
        entries = list(journal.entries())
        for entry in entries:
            if entry.leads:
                history.record(entry.number, meaning(entry.heard), entry.facts)
        return RecordedNight(journal.opened, len(entries), history.night)
