"""One timeline of the night: the entries that stand, decided one after the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct, field

from headtable.game.apply import apply
from headtable.game.night import Night, sets_over
from headtable.game.past.announced import END, announced, not_played
from headtable.game.past.played_entry import PlayedEntry
from headtable.messages.announcements import Announced, Subject
from headtable.messages.facts import Fact
from headtable.messages.pace import Ring, RoundStarted, SetOver
from headtable.messages.past import Changed, Contradiction, Voided
from headtable.messages.plays import Play
from headtable.messages.refusals.past import PlayRefusal
from headtable.messages.table import BuncoShown, Call, Rolled
from headtable.messages.words import HEAD_TABLE

_THROWN = (Rolled, BuncoShown)


class Timeline(Struct):
    """The resulting night, its senseless entries, its announcements, and the plays of the present round."""

    night: Night
    voided: dict[int, PlayRefusal] = field(default_factory=dict)
    announced: dict[Subject, Announced] = field(default_factory=dict)
    this_round: list[tuple[int, Play]] = field(default_factory=list)
    before: dict[Subject, Announced | None] = field(default_factory=dict)  # the corrections of this round
    told: dict[int, PlayedEntry] = field(default_factory=dict)  # by entry, in the order in which they happened
    contradictions: dict[int, tuple[Contradiction, ...]] = field(default_factory=dict)  # by entry
    chairs: dict[int, int] = field(default_factory=dict)  # by entry, from which chair it was rolled

    def add(self, entry: int, play: Play | None, facts: Iterable[Fact]) -> None:
        """Let a play happen, or keep what stands of a play that was taken back."""
        told = tuple(self._applied(entry, facts))
        if sets_over(self.night):
            self._forget_seats()
        self.told[entry] = PlayedEntry(play, told)
        if play is not None:
            self.this_round.append((entry, _at_its_table(play, told)))

    def _applied(self, entry: int, facts: Iterable[Fact]) -> Iterator[Fact]:
        for fact in facts:
            if type(fact) is SetOver:
                self._forget_seats()
            elif isinstance(fact, _THROWN):
                self.chairs[entry] = self.night.tables[fact.table - 1].roller
            apply(self.night, fact)
            if type(fact) is not Rolled:  # most facts are this one, and nobody announces it
                self.announced.update(announced(fact, self.night))
            if type(fact) is RoundStarted:
                self.this_round.clear()
                self.before.clear()
            yield fact

    def _forget_seats(self) -> None:
        for what in not_played(self.night):
            self.announced.pop(what, None)

    def copy(self) -> Timeline:
        """A copy that goes on independently."""
        copy = self.without_entries()
        copy.told, copy.chairs = dict(self.told), dict(self.chairs)
        return copy

    def without_entries(self) -> Timeline:
        """A copy that goes on independently, and has forgotten what each entry has told."""
        return Timeline(
            self.night.snapshot(),
            dict(self.voided),
            dict(self.announced),
            list(self.this_round),
            dict(self.before),
            contradictions=dict(self.contradictions),
        )

    def facts(self) -> Iterator[Fact]:
        """Every fact that stands."""
        for played in self.told.values():
            yield from played.facts

    def differences(self, other: Timeline) -> Iterator[Fact]:
        """The entries that another timeline voids, and the announcements that differ there or are missing."""
        for entry, why in other.voided.items():
            if entry not in self.voided:
                yield Voided(entry, why)
        for what, was in self.announced.items():
            now = other.announced.get(what)
            if was != now:
                yield Changed(what, was, now)
        for what in END:
            if what in other.announced and what not in self.announced:
                yield Changed(what, None, other.announced[what])

    def changed(self) -> Iterator[Changed]:
        """The changes that remain in the end.

        A second correction or a repeated announcement may restore what was there before.
        """
        for what, was in self.before.items():
            now = self.announced.get(what)
            if was != now:
                yield Changed(what, was, now)


def _at_its_table(play: Play, facts: tuple[Fact, ...]) -> Play:
    """The facts that a table's undo takes back. A bell is one if it was the call of a bunco."""
    called = isinstance(play, Ring) and any(isinstance(fact, Rolled) for fact in facts)
    return Call(HEAD_TABLE) if called else play
