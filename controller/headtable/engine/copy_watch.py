"""Whether the second copy of the journal has each entry: the engine tells it to the pages with its heartbeat."""

from __future__ import annotations

from collections.abc import Callable

from headtable.config import EngineSettings
from headtable.journal import Journal
from headtable.journal.second_copy import read_status
from headtable.messages.words import CopyState

PATIENCE_S = 3.0  # the copier takes a second


class CopyWatch:
    """Looks at the state that the copier tells. The stick itself is never touched here: it may stall."""

    def __init__(self, journal: Journal, settings: EngineSettings, clock: Callable[[], float]) -> None:
        self._journal = journal
        self._is_wanted = bool(settings.journal_copy)
        self._clock = clock
        self._awaited = journal.last  # the copy must soon have this entry
        self._since_s = clock()

    def look(self) -> CopyState:
        """The state of the copy now."""
        if not self._is_wanted:
            return "off"
        status = read_status(self._journal.path)
        if status is not None and status.state not in ("well", "behind"):
            return status.state
        if status is not None and status.night == self._journal.night and status.entries >= self._awaited:
            self._awaited, self._since_s = self._journal.last, self._clock()
        return "behind" if self._clock() - self._since_s > PATIENCE_S else "well"
