"""The timeline of a night whose past is put right.

It has three parts. Before the changed entry everything stays as it was. What people have since built on is told as it
was played. The rules decide the rest again. That is the present round, a walk to a round that has not begun, and
anything only on paper.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import NamedTuple, get_args

from msgspec.structs import replace

from headtable.errors import NotAllowed
from headtable.game.apply import apply
from headtable.game.decide import decide
from headtable.game.night import Night, SeenOutcomes, awaits_semi, sets_over
from headtable.game.pace.breaks import drawings_to_come
from headtable.game.past.announced import Announcement, announced
from headtable.game.past.as_played import AsPlayed
from headtable.game.past.drawn_names import drawings, drawn
from headtable.game.past.entries import InForce, Past, was_played
from headtable.game.past.played_entry import NOTHING, PlayedEntry
from headtable.game.past.retold_room import Begun
from headtable.game.past.retold_table import AtATable
from headtable.game.past.rollers import rollers
from headtable.game.past.timeline import Timeline
from headtable.game.past.unneeded import unneeded_roll_offs
from headtable.game.past.voided import IS_PLAYED_AGAIN, refusal
from headtable.game.people.opening import seating_end
from headtable.game.prizes.agenda import settle
from headtable.game.prizes.final import FIRST
from headtable.messages.announcements import AnnouncedPlayers, DrawingOf
from headtable.messages.facts import Fact
from headtable.messages.pace import RoundStarted
from headtable.messages.past import Contradiction, Turns
from headtable.messages.people import Rename
from headtable.messages.plays import Play
from headtable.messages.prizes import (
    AbsentFact,
    FinalRollFact,
    NamesDrawn,
    PrizePlay,
    SeatFinal,
    SettlingFact,
)
from headtable.messages.roll_offs import What
from headtable.messages.table import TablePlay, TableWon

BEGINS = RoundStarted | SettlingFact | FinalRollFact | AbsentFact | NamesDrawn
"""Facts that people have built on: everything that led to them is told as it was played."""

_SETTLED = (*get_args(SettlingFact), NamesDrawn)


class Change(NamedTuple):
    """A corrected past with its rulings.

    ``turns`` tells whether the dice of the changed entry's table go by the rules again.
    """

    past: Past
    force: InForce
    turns: Turns


def have_settled(told: Iterable[PlayedEntry]) -> bool:
    """Tell whether people have rolled off or drawn names in one of the entries."""
    return any(isinstance(fact, _SETTLED) for played in told for fact in played.facts)


def put_right(fresh: Callable[[], Timeline], old: Timeline, change: Change) -> Timeline:
    """The night with another past. Later plays stand, unless they are to be played again.

    The fresh timeline is one from before all these plays.
    """
    steps = _Steps(fresh, old, change)
    by_the_rules = steps.by_the_rules()
    if steps.keeps_all(by_the_rules):
        return by_the_rules
    return steps.as_played()


class _Steps:
    """The entries in order: the changed one, and the last on which people have built."""

    def __init__(self, fresh: Callable[[], Timeline], old: Timeline, change: Change) -> None:
        self._fresh, self._old, self._change = fresh, old, change
        past, force = change.past, change.force
        self.order = list(past.order())
        self._now = dict(past.played(force))
        place = {entry: number for number, entry in enumerate(self.order)}
        again = force.again.intersection(old.told)
        self.end = min((place[entry] for entry in again), default=len(self.order))
        self._rulings = dict(set(old.night.rulings.items()) ^ set(force.rulings.items()))
        self.changed = min(self._first_changed(), self.end)
        stands = [number for number in range(self.end) if self._begins(number)]
        self._begun = max(stands, default=-1)

    def _told(self, number: int) -> PlayedEntry:
        return self._old.told.get(self.order[number], NOTHING)

    def _begins(self, number: int) -> bool:
        play, facts = self._told(number)
        return isinstance(play, SeatFinal) or any(isinstance(fact, BEGINS) for fact in facts)

    def _first_changed(self) -> int:
        """The first entry that differs from what it said before."""
        for number, entry in enumerate(self.order):
            no_sense = entry not in self._old.told and self._old.voided.get(entry, IS_PLAYED_AGAIN) != IS_PLAYED_AGAIN
            if not no_sense and self._old.told.get(entry, NOTHING).play != self._now.get(entry):
                return number
        return len(self.order)

    # --- the timeline -------------------------------------------------------------------------------

    def by_the_rules(self) -> Timeline:
        """What people have since built on is told as it was played; the rules decide the rest."""
        timeline = self._fresh()
        timeline.night.seen = self._seen()
        number = self._as_it_was(timeline)
        if number < self._begun:
            number = self._as_played(timeline, number, self._begun)
        return self._finished(timeline, number)

    def as_played(self) -> Timeline:
        """Everything since the change is told as it was played."""
        timeline = self._fresh()
        timeline.night.seen = self._seen()
        number = self._as_it_was(timeline)
        if number < self.end:
            number = self._as_played(timeline, number, self.end - 1)
        return self._finished(timeline, number)

    def _finished(self, timeline: Timeline, first: int) -> Timeline:
        """Decide the entries from this number on by the rules, and say what is sure to come."""
        for entry in self.order[first:]:
            self._by_the_rules(timeline, entry)
        timeline.night.seen = self._yet_to_come(timeline)
        for number, players in drawings_to_come(timeline.night):
            timeline.announced[DrawingOf(number)] = AnnouncedPlayers(players)
        for what, sure in self._sure(timeline.night):
            timeline.announced.setdefault(what, sure)
        return timeline

    def _sure(self, night: Night) -> Iterator[Announcement]:
        """The announced places that are sure to be given, though people still roll for another one."""
        after = replace(night.snapshot(), contest=None)
        for fact in settle(after) if night.contest else ():
            apply(after, fact)
            yield from (each for each in announced(fact, after) if each[0] in self._old.announced)

    def _yet_to_come(self, timeline: Timeline) -> SeenOutcomes:
        """The roll-offs and draws for places and prizes that are not given yet."""
        seen = timeline.night.seen
        told = [played.facts for played in timeline.told.values()] if seen.drawn else []
        given = {**drawn(told), **drawings(told)}
        return SeenOutcomes(
            {what: contest for what, contest in seen.rolled.items() if what not in timeline.night.contests},
            {purpose: players for purpose, players in seen.drawn.items() if purpose not in given},
            seen.had_break and (sets_over(timeline.night) or awaits_semi(timeline.night)),
        )

    def _as_it_was(self, timeline: Timeline) -> int:
        """Tell everything before the change as it was; return the number of the first entry after that."""
        for number, entry in enumerate(self.order):
            if number >= self.changed or self._is_ruled(timeline.night, self._told(number).facts):
                return number
            if entry in self._old.told:
                timeline.add(entry, *self._old.told[entry])
            else:
                self._stays_void(timeline, entry)
            if entry in self._old.contradictions:
                timeline.contradictions[entry] = self._old.contradictions[entry]
        return len(self.order)

    def _is_ruled(self, night: Night, facts: Iterable[Fact]) -> bool:
        """Tell whether a table is won here that the host's word gives to the other team."""
        where = (night.set, night.round)
        return any(isinstance(fact, TableWon) and (*where, fact.table) in self._rulings for fact in facts)

    def _as_played(self, timeline: Timeline, first: int, last: int) -> int:
        played = replace(timeline.night.snapshot(), rulings=self._old.night.rulings)
        step = AsPlayed(played, timeline.night, self._turns(timeline.night, first))
        final = any(self._begins_the_final(number) for number in range(last + 1))
        last_round = max((n for n in range(last + 1) if _starts(self._told(n))), default=-1)
        for number in range(first, last + 1):
            entry = self.order[number]
            self._step(timeline, step, entry, Begun(round=number < last_round, final=final))
        if step.unsettled and timeline.night.contest is None and timeline.night.phase != "final":
            self._settle(timeline, self.order[last], step)
        elif (
            timeline.night.phase == "seating" and timeline.night.contest is None
        ):  # people have rolled for their tables
            _goes_on(timeline, self.order[last], seating_end(timeline.night))
        return last + 1

    def _step(self, timeline: Timeline, step: AsPlayed, entry: int, begun: Begun) -> None:
        play = self._now.get(entry)
        if entry not in self._old.told and self._stays_void(timeline, entry):
            return
        timeline.add(entry, play, step.facts(play, self._old.told.get(entry, NOTHING), begun))
        if step.refused:
            timeline.voided[entry] = step.refused
        if step.contradictions:
            timeline.contradictions[entry] = tuple(self._dated(each, entry) for each in step.contradictions)

    def _stays_void(self, timeline: Timeline, entry: int) -> bool:
        """Tell whether the entry stays void: it made no sense before, or it was played again.

        A void entry that is still said is noted with its reason.
        """
        why = IS_PLAYED_AGAIN if entry in self._change.force.again else self._old.voided.get(entry, IS_PLAYED_AGAIN)
        void = entry in self._change.force.again or why != IS_PLAYED_AGAIN
        if void and (entry in self._now or why == IS_PLAYED_AGAIN):
            timeline.voided[entry] = why
        return void

    def _dated(self, contradiction: Contradiction, entry: int) -> Contradiction:
        """The contradiction with the next played entry, from which it would be played again."""
        return replace(contradiction, entry=self.next_played(self.order.index(entry)))

    def next_played(self, after: int) -> int | None:
        """The next entry that was played and stands."""
        return next(
            (entry for entry in self.order[after + 1 :] if was_played(self._now.get(entry))),
            None,
        )

    def _turns(self, night: Night, first: int) -> AtATable | None:
        """The table where the dice are to follow the rules again; None if there is none."""
        entry = self.order[first]
        play = self._now.get(entry) or self._told(first).play
        if self._change.turns == "stand" or not isinstance(play, TablePlay):
            return None
        return night.set, night.round, play.table

    def _settle(self, timeline: Timeline, entry: int, step: AsPlayed) -> None:
        """Settle again everything that is only on paper. A break that has begun does not begin again."""
        night = timeline.night
        rolled = {what: night.contests[what] for what in night.seen.rolled if what in night.contests}
        night.seen = SeenOutcomes(rolled, night.seen.drawn, step.had_break or night.seen.had_break)
        if unneeded := tuple(unneeded_roll_offs(night)):
            dated = tuple(self._dated(each, entry) for each in unneeded)
            timeline.contradictions[entry] = (*timeline.contradictions.get(entry, ()), *dated)
        _goes_on(timeline, entry, settle(night))

    def _by_the_rules(self, timeline: Timeline, entry: int) -> None:
        if entry in self._change.force.again:
            timeline.voided[entry] = IS_PLAYED_AGAIN
        elif entry in self._now:
            play = self._now[entry]
            try:
                facts = decide(timeline.night, play)
            except NotAllowed as why:
                timeline.voided[entry] = refusal(why)
            else:
                timeline.add(entry, play, facts)

    # --- what people have seen -----------------------------------------------------------------------

    def _begins_the_final(self, number: int) -> bool:
        play, facts = self._told(number)
        rolled = any(isinstance(fact, SettlingFact) and fact.what == FIRST for fact in facts)
        return rolled or isinstance(play, SeatFinal) or any(isinstance(fact, FinalRollFact) for fact in facts)

    def _seen(self) -> SeenOutcomes:
        """The roll-offs and draws that still stand; those taken back or played again are left out."""
        stand = [n for n in range(self.end) if self.order[n] in self._now and n != self.changed]
        fallen = self._rolled_for(set(range(len(self.order))) - set(stand))
        whats = self._rolled_for(stand) - fallen
        was = self._old.night.seen
        rolled = {what: contest for what, contest in was.rolled.items() if what not in fallen}
        rolled |= {what: contest for what, contest in self._old.night.contests.items() if what in whats}
        in_breaks = drawings(self._told(n).facts for n in range(self.end))
        names = {**was.drawn, **drawn(self._told(n).facts for n in stand), **in_breaks}
        return SeenOutcomes(rolled, names, was.had_break)

    def _rolled_for(self, numbers: Iterable[int]) -> set[What]:
        facts = chain.from_iterable(self._told(n).facts for n in numbers)
        return {fact.what for fact in facts if isinstance(fact, SettlingFact)}

    # --- whether the rules alone lose nothing ---------------------------------------------------------

    def keeps_all(self, timeline: Timeline) -> bool:
        """Tell whether each roll still counts and still belongs to its player."""
        changed = self.order[self.changed] if self.changed < len(self.order) else None
        is_same = self._same_roller(changed, timeline)
        for entry in self.order[: self.end]:
            told, play = self._old.told.get(entry, NOTHING), self._now.get(entry)
            if entry == changed or play is None or not isinstance(play, TablePlay | PrizePlay) or not told.facts:
                continue
            if not timeline.told.get(entry, NOTHING).facts or not is_same(entry, play):
                return False
        return True

    def _same_roller(self, changed: int | None, timeline: Timeline) -> Callable[[int, Play], bool]:
        """Return a test of whether an entry keeps its roller. Renamed players count as the same.

        At the table of a forgotten or undone roll the dice follow the rules, so rollers may differ.
        """
        now = self._now.get(changed) if changed is not None else None
        was = self._told(self.changed).play if changed is not None else None
        one = now or was
        if isinstance(one, TablePlay) and (now is None or was is None or self._change.turns == "follow"):
            table = one.table
            return lambda entry, play: getattr(play, "table", None) == table or self._same_name(entry, timeline)
        if one is not None and not isinstance(one, TablePlay) and (isinstance(one, Rename) or type(now) is type(was)):
            return lambda entry, play: self._old.chairs.get(entry) == timeline.chairs.get(entry)
        return lambda entry, play: self._same_name(entry, timeline)

    def _same_name(self, entry: int, timeline: Timeline) -> bool:
        return rollers(self._old.told[entry].facts) == rollers(timeline.told[entry].facts)


def _goes_on(timeline: Timeline, entry: int, facts: tuple[Fact, ...]) -> None:
    """Let more facts follow from an entry."""
    played = timeline.told.pop(entry, NOTHING)
    timeline.add(entry, None, facts)
    timeline.told[entry] = PlayedEntry(played.play, played.facts + timeline.told[entry].facts)


def _starts(played: PlayedEntry) -> bool:
    return any(isinstance(fact, RoundStarted) for fact in played.facts)
