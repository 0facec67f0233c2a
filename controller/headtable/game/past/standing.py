"""A night without its past: enough to go on with, but not to correct what was played before."""

from __future__ import annotations

from msgspec import Struct

from headtable.game.night import Night, NightSoFar, night_again
from headtable.game.past.timeline import Timeline
from headtable.messages.announcements import Announced, Subject
from headtable.messages.past import Contradiction
from headtable.messages.refusals.past import PlayRefusal


class PastMissing(Exception):
    """The answer depends on entries that this history does not have."""


class Standing(Struct, frozen=True):
    """A timeline as it stands after an entry, without what each entry has told."""

    last: int  # the entry
    night: NightSoFar
    voided: dict[int, PlayRefusal]
    announced: dict[Subject, Announced]
    before: dict[Subject, Announced | None]
    contradictions: dict[int, tuple[Contradiction, ...]]

    def timeline(self, blank: Night) -> Timeline:
        """The timeline that goes on from here. Its round has no plays that could be taken back."""
        timeline = Timeline(
            night_again(self.night, blank),
            voided=self.voided,
            announced=self.announced,
            before=self.before,
            contradictions=self.contradictions,
        )
        return timeline.without_entries()  # which shares nothing that changes


def standing_of(timeline: Timeline, last: int) -> Standing:
    """A timeline as it stands. The parts are shared with it, so they are to be used at once."""
    return Standing(
        last,
        timeline.night.so_far(),
        timeline.voided,
        timeline.announced,
        timeline.before,
        timeline.contradictions,
    )
