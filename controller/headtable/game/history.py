"""The night with its past: everything accepted so far, and what is left of it when the past is put right.

The night is always what its entries amount to, decided one after the other, without those taken back, with those
corrected in their new words, and with what was forgotten where it belongs.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import assert_never

from headtable.errors import NotAllowed
from headtable.game.course import Course
from headtable.game.decide import decide
from headtable.game.draws import Witness, unseen
from headtable.game.night import Night, new_night
from headtable.game.past import Past, Revised, revised
from headtable.game.ruleset import Ruleset
from headtable.messages import (
    Changed,
    Correct,
    Corrected,
    Fact,
    FirstRoller,
    Input,
    Insert,
    Inserted,
    Overrule,
    Overruled,
    Play,
    Revision,
    TablePlay,
    Undo,
    UndoLast,
    Undone,
)


class History:
    """The accepted entries of one journal and the night that they amount to."""

    def __init__(self, ruleset: Ruleset, seed: str, witness: Witness = unseen) -> None:
        self._ruleset = ruleset
        self._seed = seed
        self._witness = witness
        self._past = Past()
        self._course = self._play(self._past)

    @property
    def night(self) -> Night:
        """The night as it stands; another object after the past was put right."""
        return self._course.night

    @property
    def changed(self) -> tuple[Changed, ...]:
        """What has been put right since the last round began: the room is told of it until the next one does."""
        return tuple(self._course.changed())

    def facts(self) -> Iterator[Fact]:
        """Every fact that stands, after all that was put right; each is decided again."""
        force = self._past.in_force()
        course = Course(new_night(self._ruleset, self._seed, unseen, force.rulings))
        yield from course.told(self._past, force)

    def decide(self, said: Input) -> tuple[Fact, ...]:
        """The facts that follow from what is said; nothing changes before they are recorded."""
        if isinstance(said, Revision):
            revision = self._revision(said)
            course = self._play(self._past.revised(revision))
            self._check_sense(revision, course)
            return (revision, *self._course.differences(course))
        return decide(self.night, said)

    def record(self, entry: int, said: Input, facts: Iterable[Fact]) -> None:
        """Take an accepted entry into the history, with the facts that were decided for it."""
        if not isinstance(said, Revision):
            self._past.plays[entry] = said
            self._course.take(entry, said, facts)
        elif revision := revised(facts):
            self._past.revise(entry, revision)
            course = self._play(self._past)
            course.before = {fact.what: fact.was for fact in facts if isinstance(fact, Changed)} | self._course.before
            self._course = course

    def _play(self, past: Past) -> Course:
        force = past.in_force()
        course = Course(new_night(self._ruleset, self._seed, self._witness, force.rulings))
        course.play(past, force)
        return course

    # --- whether the past may be put right so -------------------------------------------------------

    def _revision(self, said: Revision) -> Revised:
        """What is to happen to the past; NotAllowed if nothing there can be meant."""
        match said:
            case UndoLast():
                return Undone(self._last_of(said.table), said.by, f"taken back at table {said.table}")
            case Undo():
                self._check_standing(said.entry)
                return Undone(said.entry, said.by, said.why)
            case Correct():
                self._check_standing(said.entry)
                self._check_play(said.entry, "take it back instead")
                return Corrected(said.entry, said.instead, said.by, said.why)
            case Insert():
                self._check_known(said.after)
                self._check_play(said.after, "name what happened before the forgotten thing")
                return Inserted(said.after, said.forgotten, said.by, said.why)
            case Overrule():
                self._check_ruling(said)
                return Overruled(said.set, said.round, said.table, said.team, said.by, said.why)
            case _:
                assert_never(said)

    def _check_known(self, entry: int) -> None:
        if entry not in self._past.plays and entry not in self._past.revisions:
            raise NotAllowed(f"entry {entry} is not in the journal, or was refused")

    def _check_standing(self, entry: int) -> None:
        self._check_known(entry)
        if entry in self._past.in_force().gone:
            raise NotAllowed(f"entry {entry} has been taken back already")

    def _check_play(self, entry: int, hint: str) -> None:
        if entry not in self._past.plays:
            raise NotAllowed(f"entry {entry} put the past right itself: {hint}")

    def _check_ruling(self, said: Overrule) -> None:
        won = self.night.results.get((said.set, said.round, said.table))
        where = f"set {said.set}, round {said.round}, table {said.table}"
        if won is None:
            raise NotAllowed(f"{where}: nobody has won there yet")
        if won.team == said.team:
            raise NotAllowed(f"{where}: {' and '.join(won.winners)} have won there already")

    def _check_sense(self, revision: Revised, course: Course) -> None:
        """What is said instead of an entry, or added to the past, must make sense where it stands."""
        match revision:
            case Corrected(entry) if entry in course.voided:
                raise NotAllowed(f"entry {entry} cannot say that: {course.voided[entry]}")
            case Inserted(after) if self._past.next in course.voided:
                raise NotAllowed(f"that cannot have happened after entry {after}: {course.voided[self._past.next]}")
            case _:
                pass

    def _last_of(self, table: int) -> int:
        """The table's last roll, call or roll-off of the present round."""
        self.night.table(table)
        if self.night.phase not in ("playing", "called"):
            raise NotAllowed(f"table {table}: no round is on, only the host can undo")
        for entry, play in reversed(self._course.this_round):
            if _rolled_at(play) == table:
                return entry
        raise NotAllowed(f"table {table} has nothing to undo this round")


def _rolled_at(play: Play) -> int | None:
    """The table that rolled, called or was decided by this; who rolls first there is not a roll."""
    return play.table if isinstance(play, TablePlay) and not isinstance(play, FirstRoller) else None
