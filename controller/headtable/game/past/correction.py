"""The timeline of a night whose past is put right: as it was, then as it was played, then by the rules.

Up to the entry that is changed nothing is otherwise. What people have gone on from since is told as it was played.
Only what nobody has gone on from is decided by the rules again: the round that is on, a walk to a round that has not
begun, places and prizes that are only on paper.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import chain, zip_longest
from typing import NamedTuple

from msgspec.structs import replace

from headtable.errors import NotAllowed
from headtable.game.apply import apply
from headtable.game.decide import decide
from headtable.game.night import Night, SeenOutcomes, awaits_semi, sets_over
from headtable.game.pace.breaks import drawing, drawings_to_come
from headtable.game.past.as_played import AsPlayed, AtATable, Begun
from headtable.game.past.entries import PLAYED, InForce, Past
from headtable.game.past.played_entry import NOTHING, PlayedEntry
from headtable.game.past.timeline import Timeline
from headtable.game.past.voided import IS_PLAYED_AGAIN, refusal
from headtable.game.prizes.agenda import settle
from headtable.game.prizes.final import FIRST
from headtable.game.prizes.qualifying import LAST_PLACES
from headtable.messages.announcements import AnnouncedPlayers, DrawingOf
from headtable.messages.facts import Fact
from headtable.messages.pace import RoundStarted
from headtable.messages.past import Contradiction, NoRollOff
from headtable.messages.people import Rename
from headtable.messages.plays import Play
from headtable.messages.prizes import (
    FinalistAbsent,
    FinalistChosen,
    FinalRolled,
    Given,
    GrandPrizeWon,
    NamesDrawn,
    PrizePlay,
    PrizeWon,
    Qualified,
    QualifierAbsent,
    RolledFor,
    SeatFinal,
)
from headtable.messages.roll_offs import PrizeOf, What
from headtable.messages.table import BuncoShown, Rolled, TablePlay, TableWon

BEGINS = (
    RoundStarted | RolledFor | Given | FinalRolled | GrandPrizeWon | FinalistAbsent | QualifierAbsent | NamesDrawn
)
"""Facts that people have gone on from: what led to them is told as it was played."""


class Change(NamedTuple):
    """A past as it is to be, with its rulings; whether the dice of the changed entry's table follow the rules."""

    past: Past
    force: InForce
    follow: bool


def put_right(fresh: Callable[[], Night], old: Timeline, change: Change) -> Timeline:
    """The night with another past; what was played stands, unless it is said to be played again."""
    steps = _Steps(fresh, old, change)
    by_the_rules = steps.timeline(as_played=False)
    if steps.keeps_all(by_the_rules):
        return by_the_rules
    return steps.timeline(as_played=True)


class _Steps:
    """The entries in order: which one is changed, and up to which one people have gone on."""

    def __init__(self, fresh: Callable[[], Night], old: Timeline, change: Change) -> None:
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
        """The first entry that says something else than it did."""
        for number, entry in enumerate(self.order):
            no_sense = entry not in self._old.told and self._old.voided.get(entry, IS_PLAYED_AGAIN) != IS_PLAYED_AGAIN
            if not no_sense and self._old.told.get(entry, NOTHING).play != self._now.get(entry):
                return number
        return len(self.order)

    # --- the timeline -------------------------------------------------------------------------------

    def timeline(self, *, as_played: bool) -> Timeline:
        """As it was up to the change; as it was played up to what was begun last, or to its end; then by rules."""
        timeline = Timeline(replace(self._fresh(), seen=self._seen()))
        number = self._as_it_was(timeline)
        last = self.end - 1 if as_played else self._begun
        if number <= last and (as_played or number < last):
            number = self._as_played(timeline, number, last)
        for entry in self.order[number:]:
            self._by_the_rules(timeline, entry)
        timeline.night.seen = self._yet_to_come(timeline)
        for number, players in drawings_to_come(timeline.night):
            timeline.announced[DrawingOf(number)] = AnnouncedPlayers(players)
        return timeline

    def _yet_to_come(self, timeline: Timeline) -> SeenOutcomes:
        """What was rolled off and drawn for places and prizes that are not given yet."""
        seen = timeline.night.seen
        told = [played.facts for played in timeline.told.values()]
        given = {**_drawn(told), **_drawings(told)}
        return SeenOutcomes(
            {what: contest for what, contest in seen.rolled.items() if what not in timeline.night.contests},
            {purpose: players for purpose, players in seen.drawn.items() if purpose not in given},
            seen.had_break and (sets_over(timeline.night) or awaits_semi(timeline.night)),
        )

    def _as_it_was(self, timeline: Timeline) -> int:
        """Everything before the change; the number of the first entry that is not told so."""
        for number, entry in enumerate(self.order):
            if number >= self.changed or self._is_ruled(timeline.night, self._told(number).facts):
                return number
            if entry in self._old.told:
                timeline.take(entry, *self._old.told[entry])
            else:
                self._stays_void(timeline, entry)
            if entry in self._old.contradictions:
                timeline.contradictions[entry] = self._old.contradictions[entry]
        return len(self.order)

    def _is_ruled(self, night: Night, facts: Iterable[Fact]) -> bool:
        """Whether a table is won here that is another's by the host's word from now on."""
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
        return last + 1

    def _step(self, timeline: Timeline, step: AsPlayed, entry: int, begun: Begun) -> None:
        play = self._now.get(entry)
        if entry not in self._old.told and self._stays_void(timeline, entry):
            return
        timeline.take(entry, play, step.facts(play, self._old.told.get(entry, NOTHING), begun))
        if step.refused:
            timeline.voided[entry] = step.refused
        if step.contradictions:
            timeline.contradictions[entry] = tuple(self._dated(each, entry) for each in step.contradictions)

    def _stays_void(self, timeline: Timeline, entry: int) -> bool:
        """Whether the entry made no sense before, or was played again; if it is still said it does not count now."""
        why = IS_PLAYED_AGAIN if entry in self._change.force.again else self._old.voided.get(entry, IS_PLAYED_AGAIN)
        void = entry in self._change.force.again or why != IS_PLAYED_AGAIN
        if void and (entry in self._now or why == IS_PLAYED_AGAIN):
            timeline.voided[entry] = why
        return void

    def _dated(self, contradiction: Contradiction, entry: int) -> Contradiction:
        """With the entry from which it would be played again: the next that was played."""
        return replace(contradiction, entry=self.next_played(self.order.index(entry)))

    def next_played(self, after: int) -> int | None:
        """The next entry that was played and stands."""
        return next(
            (entry for entry in self.order[after + 1 :] if isinstance(self._now.get(entry), PLAYED)),
            None,
        )

    def _turns(self, night: Night, first: int) -> AtATable | None:
        """Where the dice are to follow the rules again."""
        entry = self.order[first]
        play = self._now.get(entry) or self._told(first).play
        if not self._change.follow or not isinstance(play, TablePlay):
            return None
        return night.set, night.round, play.table

    def _settle(self, timeline: Timeline, entry: int, step: AsPlayed) -> None:
        """What is only on paper is settled again; a break that has begun does not begin again."""
        played = timeline.told.pop(entry, NOTHING)
        night = timeline.night
        rolled = {what: night.contests[what] for what in night.seen.rolled if what in night.contests}
        night.seen = SeenOutcomes(rolled, night.seen.drawn, step.had_break or night.seen.had_break)
        if unneeded := tuple(_unneeded(night)):
            dated = tuple(self._dated(each, entry) for each in unneeded)
            timeline.contradictions[entry] = (*timeline.contradictions.get(entry, ()), *dated)
        timeline.take(entry, None, iter(settle(night)))
        timeline.told[entry] = PlayedEntry(played.play, played.facts + timeline.told[entry].facts)

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
                timeline.take(entry, play, facts)

    # --- what people have seen -----------------------------------------------------------------------

    def _begins_the_final(self, number: int) -> bool:
        play, facts = self._told(number)
        rolled = any(isinstance(fact, RolledFor | Given) and fact.what == FIRST for fact in facts)
        return (
            rolled
            or isinstance(play, SeatFinal)
            or any(isinstance(fact, FinalRolled | GrandPrizeWon) for fact in facts)
        )

    def _seen(self) -> SeenOutcomes:
        """What was rolled off and drawn, but for what is taken back or played again."""
        stand = [n for n in range(self.end) if self.order[n] in self._now and n != self.changed]
        fallen = self._rolled_for(set(range(len(self.order))) - set(stand))
        whats = self._rolled_for(stand) - fallen
        was = self._old.night.seen
        rolled = {what: contest for what, contest in was.rolled.items() if what not in fallen}
        rolled |= {what: contest for what, contest in self._old.night.contests.items() if what in whats}
        drawings = _drawings(self._told(n).facts for n in range(self.end))
        drawn = {**was.drawn, **_drawn(self._told(n).facts for n in stand), **drawings}
        return SeenOutcomes(rolled, drawn, was.had_break)

    def _rolled_for(self, numbers: Iterable[int]) -> set[What]:
        facts = chain.from_iterable(self._told(n).facts for n in numbers)
        return {fact.what for fact in facts if isinstance(fact, RolledFor | Given)}

    # --- whether the rules alone lose nothing ---------------------------------------------------------

    def keeps_all(self, timeline: Timeline) -> bool:
        """Whether each roll that was told still counts, and is whose it was."""
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
        """At the table of a roll that was forgotten or never rolled the dice go on by the rules; names may change."""
        now = self._now.get(changed) if changed is not None else None
        was = self._told(self.changed).play if changed is not None else None
        one = now or was
        if isinstance(one, TablePlay) and (now is None or was is None or self._change.follow):
            table = one.table
            return lambda entry, play: getattr(play, "table", None) == table or self._same_name(entry, timeline)
        if one is not None and not isinstance(one, TablePlay) and (isinstance(one, Rename) or type(now) is type(was)):
            return lambda entry, play: self._old.chairs.get(entry) == timeline.chairs.get(entry)
        return lambda entry, play: self._same_name(entry, timeline)

    def _same_name(self, entry: int, timeline: Timeline) -> bool:
        return _rollers(self._old.told[entry].facts) == _rollers(timeline.told[entry].facts)


def _unneeded(night: Night) -> Iterable[NoRollOff]:
    """The roll-offs for prizes that nobody would have had to roll, as far as the rules can tell."""
    rolled = {what: contest for what, contest in night.seen.rolled.items() if isinstance(what, PrizeOf)}
    if not rolled:
        return
    would = replace(night.snapshot(), seen=SeenOutcomes({}, night.seen.drawn))
    would.contests = {what: contest for what, contest in night.contests.items() if what not in rolled}
    needed: set[What] = set()
    while would.phase != "over":
        for fact in settle(would):
            apply(would, fact)
        if would.contest is None:
            break
        what = would.contest.what
        contest = rolled.get(what) if isinstance(what, PrizeOf) else None
        if contest is None or set(contest.players) != set(would.contest.players):
            return
        needed.add(contest.what)
        would.contests[contest.what], would.contest = contest, None
    yield from (NoRollOff(what, contest.players) for what, contest in rolled.items() if what not in needed)


def _starts(played: PlayedEntry) -> bool:
    return any(isinstance(fact, RoundStarted) for fact in played.facts)


def rollers_changed(
    was: Mapping[int, PlayedEntry], now: Mapping[int, PlayedEntry]
) -> Iterable[tuple[int, str, str | None]]:
    """By entry who rolled, and who is told to have rolled instead, if anybody is."""
    for entry, played in was.items():
        then, others = _rollers(played.facts), _rollers(now.get(entry, NOTHING).facts)
        for one, other in zip_longest(then, others[: len(then)]):
            if one != other:
                yield entry, one, other


def _rollers(facts: Iterable[Fact]) -> tuple[str, ...]:
    """Whose rolls they are: of a round, of the final, or all who roll against each other."""
    for fact in facts:
        match fact:
            case Rolled() | BuncoShown() | FinalRolled() | GrandPrizeWon():
                return (fact.player,)
            case RolledFor():
                return tuple(roll.player for roll in fact.rolls)
            case _:
                pass
    return ()


def _drawn(told: Iterable[Iterable[Fact]]) -> dict[str, tuple[str, ...]]:
    """By what draws were for, to whom they gave it."""
    drawn: dict[str, tuple[str, ...]] = {}
    for facts in told:
        for fact in facts:
            for purpose, players in _draw(fact):
                drawn[purpose] = (*drawn.get(purpose, ()), *players)
    return drawn


def _drawings(told: Iterable[Iterable[Fact]]) -> dict[str, tuple[str, ...]]:
    """The names that the room has seen drawn in breaks."""
    drawn = [fact.players for fact in chain.from_iterable(told) if isinstance(fact, NamesDrawn)]
    return {drawing(number): players for number, players in enumerate(drawn, 1)}


def _draw(fact: Fact) -> Iterable[tuple[str, tuple[str, ...]]]:
    """What a draw was for, and to whom it gave it."""
    match fact:
        case PrizeWon() if fact.why.decided == "draw":
            yield f"the prize {fact.prize}", fact.players
        case Qualified(place="wild-card"):
            yield LAST_PLACES, (fact.player,)
        case FinalistChosen(place="semi-finalist" | "wild-card") if fact.why.decided == "draw":
            yield (
                ("the semi-finalist in the final" if fact.place == "semi-finalist" else "the wild card of the final"),
                (fact.player,),
            )
        case _:
            return
