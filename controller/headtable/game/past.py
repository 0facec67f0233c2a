"""Everything that was accepted, and what is left of it: some is taken back, put right, added later or overruled.

What the newest word leaves standing is what happened. To take back an undo is therefore only one more entry.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple, assert_never

from msgspec import Struct, field

from headtable.game.night import Rulings
from headtable.messages import Corrected, Fact, Inserted, Overruled, Play, Undone

Revised = Undone | Corrected | Inserted | Overruled


class InForce(NamedTuple):
    """The entries taken back, the corrections that stand, and who has won by the host's word."""

    gone: set[int]
    corrections: dict[int, Play]
    rulings: Rulings


class Past(Struct):
    """The accepted entries of one journal, by their numbers."""

    plays: dict[int, Play] = field(default_factory=dict)
    follows: dict[int, int] = field(default_factory=dict)  # of the plays that were forgotten: after which entry
    revisions: dict[int, Undone | Corrected | Overruled] = field(default_factory=dict)

    def revise(self, entry: int, revised: Revised) -> None:
        """Let an entry put the past right."""
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
        other = Past(dict(self.plays), dict(self.follows), dict(self.revisions))
        other.revise(self.next, revised)
        return other

    @property
    def next(self) -> int:
        """A number that no entry has yet."""
        return max((*self.plays, *self.revisions), default=0) + 1

    def in_force(self) -> InForce:
        """What stands of the revisions; the newest has the last word."""
        force = InForce(set(), {}, {})
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
        return force

    def played(self, force: InForce) -> Iterator[tuple[int, Play]]:
        """What is left of the plays, in the order in which they happened."""
        for entry in self._order():
            if entry not in force.gone:
                yield entry, force.corrections.get(entry, self.plays[entry])

    def _order(self) -> Iterator[int]:
        """What was forgotten at the same moment happened in the order in which it was added."""
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
