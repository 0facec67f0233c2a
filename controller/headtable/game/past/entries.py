"""Everything that was accepted, and what is left of it: some is taken back, put right, added later or overruled.

What the newest word leaves standing is what happened. To take back an undo is therefore only one more entry.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple, assert_never

from msgspec import Struct, field

from headtable.game.night import Rulings
from headtable.messages.facts import Fact
from headtable.messages.pace import HelpPlay, StartBreak
from headtable.messages.past import Corrected, Inserted, Overruled, Undone
from headtable.messages.people import OpenNight, PeoplePlay
from headtable.messages.plays import Play

Revised = Undone | Corrected | Inserted | Overruled


def was_played(play: Play | None) -> bool:
    """Whether it does not count where it is played again; people have come and gone all the same."""
    if play is None or isinstance(play, PeoplePlay):
        return isinstance(play, OpenNight)
    return not isinstance(play, HelpPlay | StartBreak)


class InForce(NamedTuple):
    """What was taken back, the corrections that stand, who won by the host's word, and what is played again."""

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

    def revise(self, entry: int, revised: Revised) -> None:
        """Let an entry put the past right."""
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
        """This past, if that is the next entry."""
        return self.with_entry(self.next, revised)

    def with_entry(self, entry: int, revised: Revised) -> Past:
        """This past with one more entry; this one stays as it is."""
        other = Past(dict(self.plays), dict(self.follows), dict(self.revisions), dict(self.again_from))
        other.revise(entry, revised)
        return other

    @property
    def next(self) -> int:
        """A number that no entry has yet."""
        return max((*self.plays, *self.revisions), default=0) + 1

    def in_force(self) -> InForce:
        """What stands of the revisions; the newest has the last word."""
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
        return force

    def _played_from(self, first: int, before: int) -> Iterator[int]:
        """What was played from an entry on, before another entry was made."""
        order = list(self.order())
        for entry in order[order.index(first) :]:
            if entry < before and was_played(self.plays[entry]):
                yield entry

    def played(self, force: InForce) -> Iterator[tuple[int, Play]]:
        """What is left of the plays, in the order in which they happened."""
        for entry in self.order():
            if entry not in force.gone and entry not in force.again:
                yield entry, force.corrections.get(entry, self.plays[entry])

    def order(self) -> Iterator[int]:
        """All plays as they happened; of those forgotten at the same moment the first that was added is the first."""
        followers: dict[int, list[int]] = {}
        for entry, after in self.follows.items():
            followers.setdefault(after, []).append(entry)
        for entry in self.plays:
            if entry not in self.follows:
                yield from _with_followers(entry, followers)


def _with_followers(entry: int, followers: dict[int, list[int]]) -> Iterator[int]:
    """An entry, and whatever follows it because it was forgotten; that may have followers too."""
    waiting = [entry]
    while waiting:
        yield (entry := waiting.pop())
        waiting += reversed(followers.get(entry, ()))


def revised(facts: Iterable[Fact]) -> Revised | None:
    """The fact that puts the past right, if one of these does."""
    return next((fact for fact in facts if isinstance(fact, Revised)), None)
