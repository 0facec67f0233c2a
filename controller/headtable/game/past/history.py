"""The night with its past: everything accepted so far, and what stands after corrections.

The night follows from its entries. Entries taken back are left out, corrected ones count in their new form, and
forgotten ones stand where they belong. What people have done because of an entry stands, even if the entry falls.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import Literal, NamedTuple, Self, assert_never

from msgspec.structs import replace

from headtable.errors import NotAllowed
from headtable.game.decide import decide
from headtable.game.draws import Witness, unseen
from headtable.game.night import Night, Rulings, new_night, night_of
from headtable.game.pace.length import IN_A_ROUND
from headtable.game.past.correction import Change, put_right
from headtable.game.past.entries import InForce, Past, changed_by, recent, revised, was_played
from headtable.game.past.milestones import APART, Milestones, is_plain
from headtable.game.past.played_entry import NOTHING, PlayedEntry
from headtable.game.past.preview import previewed
from headtable.game.past.rollers import rollers_changed
from headtable.game.past.standing import PastMissing, Standing, standing_of
from headtable.game.past.timeline import Timeline
from headtable.game.past.voided import IS_PLAYED_AGAIN
from headtable.game.people.roster import is_ghost
from headtable.game.phases import check_phase
from headtable.game.ruleset import Ruleset
from headtable.messages.announcements import Announced, Subject
from headtable.messages.facts import Fact
from headtable.messages.inputs import Input
from headtable.messages.pace import RoundCalled
from headtable.messages.past import (
    Changed,
    Correct,
    Corrected,
    Insert,
    Inserted,
    Overrule,
    Overruled,
    Preview,
    RedoLast,
    RestsOn,
    Revised,
    Revision,
    Undo,
    UndoLast,
    Undone,
)
from headtable.messages.plays import Play
from headtable.messages.refusals.past import (
    CannotBeCorrected,
    CannotHaveHappened,
    CannotSayThat,
    ComesBefore,
    NobodyHasWonYet,
    NothingCanFollow,
    NothingPlayedThere,
    NothingToBringBack,
    NothingToUndo,
    PlayedSince,
    RollWouldBeGhosts,
    RollWouldNotCount,
    TakenBackAlready,
    UnknownEntry,
    WhatWasPlayedStands,
    WonAlready,
)
from headtable.messages.table import FirstRoller, TablePlay


class _Remembered(NamedTuple):
    """A past that was in force, and its timeline."""

    past: Past
    timeline: Timeline

    def in_force(self, since: int) -> tuple[list[tuple[int, Play]], Rulings]:
        """The plays that stood after an entry, and the host's rulings."""
        force = self.past.in_force()
        return list(self.past.after(since).played(force)), force.rulings


class _PutRight(NamedTuple):
    """A corrected timeline, which differs from the one before only in the entries after ``since``."""

    timeline: Timeline
    since: int


class History:
    """The accepted entries of one journal, and the night that follows from them."""

    def __init__(self, ruleset: Ruleset, seed: str, witness: Witness = unseen, apart: int = APART) -> None:
        night = new_night(ruleset, seed, witness)
        self._blank = partial(night_of, ruleset, night.rules, night.lots)
        self._past = Past()
        self._timeline = Timeline(night)
        self._milestones = Milestones(apart)
        self._remembered: list[_Remembered] = []  # since something was played last

    @classmethod
    def from_standing(cls, standing: Standing, ruleset: Ruleset, seed: str) -> Self:
        """A history without its past, which raises PastMissing where the past is needed."""
        history = cls(ruleset, seed)
        timeline = standing.timeline(history.night)
        history._past = Past(missing=standing.last, missing_rulings=timeline.night.rulings)
        history._timeline = timeline
        history._milestones.begin(standing.last, timeline)
        return history

    def standing(self, last: int) -> Standing | None:
        """The night without its past, after its last entry; None while a correction may be undone exactly."""
        return None if self._remembered else standing_of(self._timeline, last)

    @property
    def is_whole(self) -> bool:
        """Whether the history has its past."""
        return not self._past.missing

    def take_over(self, whole: History) -> None:
        """Go on with the same night, and its past."""
        self._past, self._timeline = whole._past, whole._timeline
        self._milestones, self._remembered = whole._milestones, whole._remembered

    @property
    def night(self) -> Night:
        """The night as it stands. It is another object after each correction."""
        return self._timeline.night

    @property
    def changed(self) -> tuple[Changed, ...]:
        """The changes since the last round began. The room hears of them until the next round begins."""
        return tuple(self._timeline.changed())

    def facts(self) -> Iterator[Fact]:
        """Every fact that stands after all corrections."""
        return self._timeline.facts()

    @property
    def told(self) -> Mapping[int, PlayedEntry]:
        """The parts of each entry that stand, in the order in which they happened."""
        return self._timeline.told

    def decide(self, said: Input) -> tuple[Fact, ...]:
        """The facts that follow from an input; nothing changes before they are recorded."""
        if isinstance(said, Revision):
            check_phase(self.night, said)
            revision = self._revision(said)
            now = self._put_right(self._past.revised(revision), revision)
            self._check_sense(revision, now)
            self._check_effect(revision, now.timeline)
            return (revision, *self._timeline.differences(now.timeline))
        return decide(self.night, said)

    def preview(self, said: Input) -> Preview:
        """The effects of a revision, and the plays that contradict it, or those of a play. Nothing is changed."""
        if not isinstance(said, Revision):
            return previewed(self._timeline, self._played_on(said), None)
        check_phase(self.night, said)
        revision = self._revision(said)
        now = self._put_right(self._past.revised(revision), revision)
        self._check_sense(revision, now)
        rests = self._rests_on(revision, now.timeline)
        return previewed(self._timeline, now.timeline, rests)

    def _played_on(self, said: Play) -> Timeline:
        """The timeline with one more play."""
        timeline = self._timeline.copy()
        timeline.add(max(timeline.told, default=0) + 1, said, decide(self.night, said))
        return timeline

    def record(self, entry: int, said: Input, facts: Iterable[Fact]) -> None:
        """Take an accepted entry into the history, with the facts that were decided for it."""
        if not isinstance(said, Revision):
            self._past.plays[entry] = said
            self._timeline.add(entry, said, facts)
            self._remembered.clear()
            self._milestones.add(entry, self._timeline)
        elif revision := revised(facts):
            self._revise(entry, revision, {fact.what: fact.was for fact in facts if isinstance(fact, Changed)})

    def _revise(self, entry: int, revision: Revised, before: dict[Subject, Announced | None]) -> None:
        """Go on in the corrected past; ``before`` has the announcements that it changes."""
        if changed_by(revision) <= self._past.missing and not self.is_whole:
            raise PastMissing
        self._remember()
        self._past = self._past.with_entry(entry, revision)
        now = self._put_right(self._past, revision)
        now.timeline.before = before | self._timeline.before
        self._timeline, self._milestones = now.timeline, self._milestones.up_to(now.since)
        self._remember()

    def _remember(self) -> None:
        """Keep the present timeline until something is played, so that undoing a correction restores it exactly."""
        self._remembered.append(_Remembered(self._past, self._timeline))

    def _put_right(self, past: Past, revision: Revised) -> _PutRight:
        """The timeline of another past. If only something recent changes, the rest is not told again."""
        force = past.in_force()
        if since := self._milestones.before(revision, self._timeline):
            lately = Change(past.after(since.entry), force, revision.turns)
            timeline = self._told(lately, partial(since.begun, self._timeline), since.entry)
            if is_plain(timeline.night):
                return _PutRight(timeline, since.entry)
        if not self.is_whole:
            raise PastMissing
        return _PutRight(self._told(Change(past, force, revision.turns), partial(self._begun, force), 0), 0)

    def _told(self, change: Change, begun: Callable[[], Timeline], since: int) -> Timeline:
        """The timeline of these plays after an entry.

        If they have been in force since something was last played, it is the same as then.
        """
        wanted = (list(change.past.played(change.force)), change.force.rulings)
        for was in self._remembered:
            if change.turns == "stand" and was.in_force(since) == wanted:
                return was.timeline.copy()
        return put_right(begun, self._timeline, change)

    def _begun(self, force: InForce) -> Timeline:
        return Timeline(replace(self._blank(), rulings=force.rulings))

    # --- whether the past may be put right so -------------------------------------------------------

    def _revision(self, said: Revision) -> Revised:
        """The revision that is meant; raises NotAllowed if nothing in the past fits."""
        if not self.is_whole and not isinstance(said, UndoLast):
            raise PastMissing
        match said:
            case UndoLast():
                return Undone(self._last_of(said.table), said.by, "", at_table=said.table)
            case RedoLast():
                return Undone(self._last_undo_of(said.table), said.by, "", at_table=said.table)
            case Undo():
                self._check_standing(said.entry)
                self._check_again(said.again_from, said.entry)
                self._check_not_played_again(said.entry)
                return Undone(said.entry, said.by, said.why, said.again_from, said.turns)
            case Correct():
                return self._correction(said)
            case Insert():
                return self._insertion(said)
            case Overrule():
                self._check_ruling(said)
                self._check_again(said.again_from, 0)
                return Overruled(
                    said.set, said.round, said.table, said.team, said.by, said.why, said.again_from, said.turns
                )
            case _:
                assert_never(said)

    def _correction(self, said: Correct) -> Corrected:
        self._check_standing(said.entry)
        if said.entry not in self._past.plays:
            raise NotAllowed(CannotBeCorrected(said.entry))
        self._check_again(said.again_from, said.entry)
        return Corrected(said.entry, said.instead, said.by, said.why, said.again_from, said.turns)

    def _insertion(self, said: Insert) -> Inserted:
        self._check_known(said.after)
        if said.after not in self._past.plays:
            raise NotAllowed(NothingCanFollow(said.after))
        self._check_again(said.again_from, said.after)
        return Inserted(said.after, said.forgotten, said.by, said.why, said.again_from, said.turns)

    def _check_known(self, entry: int) -> None:
        if entry not in self._past.plays and entry not in self._past.revisions:
            raise NotAllowed(UnknownEntry(entry))

    def _check_standing(self, entry: int) -> None:
        self._check_known(entry)
        if entry in self._past.in_force().gone:
            raise NotAllowed(TakenBackAlready(entry))

    def _check_again(self, again_from: int | None, after: int) -> None:
        """Check that the entry played again was played, and comes after the correction."""
        if again_from is None:
            return
        play = self._past.plays.get(again_from)
        if not was_played(play) or again_from not in self._timeline.told:
            raise NotAllowed(NothingPlayedThere(again_from))
        order = list(self._past.order())
        if after in order and order.index(again_from) <= order.index(after):
            raise NotAllowed(ComesBefore(again_from))

    def _check_not_played_again(self, entry: int) -> None:
        """Check that an entry is not restored after it was played again."""
        if entry in self._past.again_from and any(later > entry for later in self._timeline.told):
            raise NotAllowed(PlayedSince(entry))

    def _check_ruling(self, said: Overrule) -> None:
        won = self.night.results.get((said.set, said.round, said.table))
        where = (said.set, said.round, said.table)
        if won is None:
            raise NotAllowed(NobodyHasWonYet(*where))
        if won.team == said.team:
            raise NotAllowed(WonAlready(*where, won.winners))

    def _check_sense(self, revision: Revised, now: _PutRight) -> None:
        """Check that a correction or an added entry makes sense at its place."""
        timeline = now.timeline
        match revision:
            case Corrected(entry) if entry in timeline.voided:
                raise NotAllowed(CannotSayThat(entry, timeline.voided[entry]))
            case Inserted(after) if self._past.next in timeline.voided:
                raise NotAllowed(CannotHaveHappened(after, timeline.voided[self._past.next]))
            case _:
                pass
        was = recent(self._timeline.told, now.since)
        self._check_rollers(was, timeline, revision.entry if isinstance(revision, Undone) else 0)

    def _check_rollers(self, was: Mapping[int, PlayedEntry], timeline: Timeline, since: int) -> None:
        """Raise NotAllowed if later rolls would belong to nobody, or to a ghost."""
        for entry, player, now in rollers_changed(was, timeline.told):
            if entry <= since:
                continue
            why = timeline.voided.get(entry, IS_PLAYED_AGAIN)
            if now is None and why != IS_PLAYED_AGAIN:
                raise NotAllowed(RollWouldNotCount(player, entry, why))
            if now and is_ghost(now) and not is_ghost(player):
                raise NotAllowed(RollWouldBeGhosts(player, entry))

    def _check_effect(self, revision: Revised, timeline: Timeline) -> None:
        """Raise NotAllowed if nothing would change, because later plays rest on the entry."""
        if rests := self._rests_on(revision, timeline):
            raise NotAllowed(WhatWasPlayedStands(rests.entry))

    def _rests_on(self, revision: Revised, timeline: Timeline) -> RestsOn | None:
        entry = self._past.next if isinstance(revision, Inserted) else getattr(revision, "entry", None)
        if entry is None or revision.again_from is not None:
            return None
        if isinstance(revision, Undone) and entry not in self._past.plays:
            return None
        told, now = self._timeline.told.get(entry, NOTHING), timeline.told.get(entry, NOTHING)
        if entry in timeline.voided or (isinstance(revision, Corrected) and isinstance(told.play, TablePlay)):
            return None
        if told.facts != now.facts or (not now.facts and not isinstance(revision, Inserted)):
            return None
        return RestsOn(self._next_played(entry if entry in self._past.plays else revision_after(revision)))

    def _next_played(self, entry: int) -> int | None:
        order = list(self._past.order())
        later = order[order.index(entry) + 1 :]
        return next((one for one in later if one in self._timeline.told and was_played(self._past.plays[one])), None)

    def _last_undo_of(self, table: int) -> int:
        """The table's last undo, if nothing has been said there since."""
        self.night.table(table)
        said = next((entry for entry, play in reversed(self._past.plays.items()) if _rolled_at(play) == table), 0)
        gone = self._past.in_force().gone
        for entry, revision in reversed(self._past.revisions.items()):
            standing = entry not in gone and entry > said
            if standing and self._takes_back_a_play(revision, table):
                return entry
        raise NotAllowed(NothingToBringBack(table))

    def _takes_back_a_play(self, revision: Revised, table: int) -> bool:
        """Tell whether the revision is the table's own undo of a play, and not of another undo."""
        return isinstance(revision, Undone) and revision.at_table == table and revision.entry in self._past.plays

    def undo_reopens(self, table: int) -> Literal["hall", "group"] | None:
        """Where the round goes on if the table takes back its last roll, because that roll ended it."""
        last = self._last_roll_at(table) if self.night.phase in IN_A_ROUND else None
        told = self.told[last].facts if last is not None else ()
        bell = next((fact for fact in told if isinstance(fact, RoundCalled)), None)
        if bell is None:
            return None
        return "hall" if bell.table is None else "group"

    def _last_of(self, table: int) -> int:
        self.night.table(table)
        last = self._last_roll_at(table)
        if last is None and not self.is_whole:
            raise PastMissing
        if last is None:
            raise NotAllowed(NothingToUndo(table))
        return last

    def _last_roll_at(self, table: int) -> int | None:
        """The table's last roll, call or roll-off of the present round."""
        backwards = reversed(self._timeline.this_round)
        return next((entry for entry, play in backwards if _rolled_at(play) == table), None)


def revision_after(revision: Revised) -> int:
    """The entry after which something was added."""
    return revision.after if isinstance(revision, Inserted) else 0


def _rolled_at(play: Play) -> int | None:
    """The table of a roll, a call or a decision. Rolling for who is first does not count as a roll."""
    return play.table if isinstance(play, TablePlay) and not isinstance(play, FirstRoller) else None
