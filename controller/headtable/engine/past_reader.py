"""Replays the whole journal beside an engine that has started from a snapshot, a little at a time.

It proves the snapshot, and brings the past that corrections need. Rolls are decided in between.
"""

from __future__ import annotations

from headtable.engine.resumed_night import not_begun
from headtable.engine.snapshot import State
from headtable.engine.snapshot_keeper import state_of
from headtable.engine.timer import Timer
from headtable.garbage import loading
from headtable.journal import Journal

AT_ONCE = 20  # entries, which take less than a millisecond


class PastReader:
    """Reads on until the replay is as far as the engine; ``agrees`` tells whether the snapshot was right."""

    def __init__(self, journal: Journal, state: State) -> None:
        self.agrees = False
        self.whole = not_begun(journal, Timer(lambda: 0.0))
        self._journal = journal
        self.state = state
        self._last = 0

    @property
    def is_done(self) -> bool:
        """Whether every entry of the journal is replayed."""
        return self._last >= self._journal.last

    def read_on(self) -> None:
        """Replay the next few entries; Unwell if one of them is not as it was written."""
        with loading():
            for entry in self._journal.part(self._last, AT_ONCE):
                self.whole.add(entry)
                self._last = entry.number
                if entry.number == self.state.standing.last:
                    self.agrees = state_of(self.whole, entry.number) == self.state
