"""Everything that was accepted, and what stands of it.

Entries can be taken back, corrected, added later or overruled. The newest revision wins. So to take back an undo is
one more entry.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import takewhile
from typing import NamedTuple, TypeVar, assert_never

from msgspec import Struct, field

from headtable.game.night import Rulings
from headtable.messages.facts import Fact
from headtable.messages.pace import HelpPlay, NoDeviceAt, StartBreak
from headtable.messages.past import Corrected, Inserted, Overruled, Revised, Undone
from headtable.messages.people import OpenNight, PeoplePlay
from headtable.messages.plays import Play

Of = TypeVar("Of")


def was_played(play: Play | None) -> bool:
    """Tell whether a play stops counting where the round is played again.

    Arrivals and departures count all the same.
    """
    if play is None or isinstance(play, PeoplePlay):
        return isinstance(play, OpenNight)
    return not isinstance(play, HelpPlay | NoDeviceAt | StartBreak)


def is_news_of_devices(play: Play | None) -> bool:
    """Tell whether a play only tells which tables have a device. No person has said it, so none can lose it."""
    return isinstance(play, NoDeviceAt)


class InForce(NamedTuple):
    """The revisions in force: entries taken back, corrections, the host's rulings, and entries played again."""

    gone: set[int]
    corrections: dict[int, Play]
    rulings: Rulings
    again: set[int]


class Past(Struct):
    """The accepted entries of one journal, by their numbers."""

    plays: dict[int, Play] = field(default_factory=dict)
    follows: dict[int, int] = field(default_factory=dict)  # of the plays that were forgotten: after which entry
    revisions: dict[int, Undone | Corrected | Overruled] = field(default_factory=dict)
    again_from: dict[int, int] = field(default_factory=dict)  # by the entry that let it be played again
    missing: int = 0  # the last of the entries that came before all of these and are not known; 0 if all are
    missing_rulings: Rulings = field(default_factory=dict)  # the host's rulings in those

    def revise(self, entry: int, revised: Revised) -> None:
        """Revise the past by an entry."""
        if revised.again_from is not None:
            self.again_from[entry] = revised.again_from
        match revised:
            case Inserted():
                self.plays[entry] = revised.forgotten
                self.follows[entry] = revised.after
            case Undone() | Corrected() | Overruled():
                self.revisions[entry] = revised
            case _:
                assert_never(revised)

    def revised(self, revised: Revised) -> Past:
        """This past as the revision would make it, as its next entry."""
        return self.with_entry(self.next, revised)

    def with_entry(self, entry: int, revised: Revised) -> Past:
        """This past with one more entry; this one stays as it is, until something is played."""
        plays = dict(self.plays) if isinstance(revised, Inserted) else self.plays
        copies = (plays, dict(self.follows), dict(self.revisions), dict(self.again_from))
        other = Past(*copies, self.missing, self.missing_rulings)
        other.revise(entry, revised)
        return other

    def after(self, entry: int) -> Past:
        """The plays after an entry, which is the last before all that is corrected; 0 for all plays."""
        if not entry:
            return self
        plays = recent(self.plays, entry)
        return Past(plays, {one: self.follows[one] for one in plays if one in self.follows})

    @property
    def next(self) -> int:
        """A number that no entry has yet."""
        return max(next(reversed(self.plays), 0), next(reversed(self.revisions), 0), self.missing) + 1

    def in_force(self) -> InForce:
        """The revisions that stand. The newest wins."""
        force = InForce(set(), {}, {}, set())
        for entry, revised in reversed(self.revisions.items()):
            if entry in force.gone:
                continue
            match revised:
                case Undone():
                    force.gone.add(revised.entry)
                case Corrected():
                    force.corrections.setdefault(revised.entry, revised.instead)
                case Overruled():
                    force.rulings.setdefault((revised.set, revised.round, revised.table), revised.team)
                case _:
                    assert_never(revised)
        for entry, first in self.again_from.items():
            if entry not in force.gone:
                force.again.update(self._played_from(first, entry))
        return force._replace(rulings=self.missing_rulings | force.rulings)

    def _played_from(self, first: int, before: int) -> Iterator[int]:
        """The entries played from one entry on, before another entry was made."""
        order = list(self.order())
        for entry in order[order.index(first) :]:
            if entry < before and was_played(self.plays[entry]):
                yield entry

    def played(self, force: InForce) -> Iterator[tuple[int, Play]]:
        """The plays that stand, in the order in which they happened."""
        for entry in self.order():
            if entry not in force.gone and entry not in force.again:
                yield entry, force.corrections.get(entry, self.plays[entry])

    def order(self) -> Iterator[int]:
        """All plays as they happened. Plays added at the same moment come in the order of their addition."""
        followers: dict[int, list[int]] = {}
        for entry, after in self.follows.items():
            followers.setdefault(after, []).append(entry)
        for entry in self.plays:
            if entry not in self.follows:
                yield from _with_followers(entry, followers)


def _with_followers(entry: int, followers: dict[int, list[int]]) -> Iterator[int]:
    """Yield an entry and the forgotten plays after it, which may have such plays after them too."""
    waiting = [entry]
    while waiting:
        yield (entry := waiting.pop())
        waiting += reversed(followers.get(entry, ()))


def until(entries: dict[int, Of], last: int) -> dict[int, Of]:
    """Those up to an entry. All later ones stand at the end."""
    kept = dict(entries)
    for entry in recent(entries, last):
        del kept[entry]
    return kept


def recent(entries: dict[int, Of], last: int) -> dict[int, Of]:
    """Those after an entry, in their order. All of them stand at the end."""
    later = list(takewhile(lambda entry: entry > last, reversed(entries)))
    return {entry: entries[entry] for entry in reversed(later)}


def revised(facts: Iterable[Fact]) -> Revised | None:
    """The fact among these that corrects the past; None if there is none."""
    return next((fact for fact in facts if isinstance(fact, Revised)), None)


def changed_by(revision: Revised) -> int:
    """The first entry that a correction may change; 0 if that may be any."""
    if revision.again_from is not None:
        return 0
    match revision:
        case Undone(entry) | Corrected(entry):
            return entry
        case Inserted(after):
            return after
        case _:
            return 0
