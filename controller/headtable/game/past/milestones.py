"""Points of the night from which a correction of something recent begins, so that it need not tell the whole night.

Most corrections are a table's undo of its last roll. What came before the last milestone stays as it is. Where people
roll off, and after the last set, a correction always tells the whole night.
"""

from __future__ import annotations

from typing import NamedTuple

from headtable.game.night import BETWEEN_ROUNDS, Night, SeenOutcomes, Stage
from headtable.game.pace.length import IN_A_ROUND
from headtable.game.past.correction import have_settled
from headtable.game.past.entries import changed_by, recent, until
from headtable.game.past.timeline import Timeline
from headtable.messages.past import Revised

APART = 2  # plays at each table
MOST = 8  # that are kept: a table's last roll is more recent
_UNSEEN, _SETS = SeenOutcomes(), Stage()


class Milestone(NamedTuple):
    """The timeline as it stood after an entry; it has no entries of its own."""

    entry: int
    timeline: Timeline

    def begun(self, old: Timeline) -> Timeline:
        """A new timeline that is like the old one up to here."""
        timeline = self.timeline.copy()
        timeline.told = until(old.told, self.entry)
        timeline.chairs = until(old.chairs, self.entry)
        return timeline


class Milestones:
    """The last milestones of a timeline, the oldest first."""

    def __init__(self, apart: int = APART, reached: tuple[Milestone, ...] = ()) -> None:
        self.reached = reached
        self._apart = apart
        self._plays = 0  # since the last one

    def add(self, entry: int, timeline: Timeline) -> None:
        """Count a play that has just happened."""
        self._plays += 1
        if self._plays >= self._apart * len(timeline.night.tables) and is_plain(timeline.night):
            self.reached = (*self.reached, Milestone(entry, timeline.without_entries()))[-MOST:]
            self._plays = 0

    def begin(self, entry: int, timeline: Timeline) -> None:
        """Begin with a timeline that has no entries before."""
        self.reached = (Milestone(entry, timeline.without_entries()),)

    def before(self, revision: Revised, timeline: Timeline) -> Milestone | None:
        """The last one before everything that a correction may change; None if the whole night must be told."""
        changed = changed_by(revision) if is_plain(timeline.night) else 0
        last = next((one for one in reversed(self.reached) if one.entry < changed), None)
        return last if last and not have_settled(recent(timeline.told, last.entry).values()) else None

    def up_to(self, entry: int) -> Milestones:
        """Those that still count after a correction of something later than an entry."""
        return Milestones(self._apart, tuple(one for one in self.reached if one.entry <= entry))


def is_plain(night: Night) -> bool:
    """Tell whether the night is in its sets, and nobody rolls off."""
    in_sets = night.phase in IN_A_ROUND or night.phase in BETWEEN_ROUNDS
    return in_sets and night.contest is None and night.stage == _SETS and night.seen == _UNSEEN
