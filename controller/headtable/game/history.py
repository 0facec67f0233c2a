"""The night with its past: everything accepted so far, and what is left of it when the past is put right.

The night is always what its entries amount to, decided one after the other, without those taken back and with
those corrected in their new words. To take back a correction is therefore only one more entry.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import assert_never

from msgspec import Struct, field

from headtable.errors import NotAllowed
from headtable.game.apply import apply
from headtable.game.decide import decide
from headtable.game.draws import Witness, unseen
from headtable.game.night import Night, new_night
from headtable.game.ruleset import Ruleset
from headtable.messages import (
    Award,
    Call,
    Changed,
    Claim,
    Correct,
    Corrected,
    Fact,
    FirstRoller,
    Give,
    GiveTraveler,
    Input,
    NotPresent,
    OpenNight,
    Play,
    Ring,
    RollFor,
    RollOff,
    RoundStarted,
    SeatFinal,
    StartRound,
    TableWon,
    Throw,
    Undo,
    UndoLast,
    Undone,
    Voided,
)


class Revision(Struct, frozen=True):
    """What an undo or a correction does: the entry it aims at, and what is said instead, if anything."""

    entry: int
    instead: Play | None = None


class Course(Struct):
    """One course of the night: where it led, the entries without sense in it, and the plays of the present round."""

    night: Night
    voided: dict[int, str] = field(default_factory=dict)
    this_round: list[tuple[int, Play]] = field(default_factory=list)

    def take(self, entry: int, play: Play, facts: Iterable[Fact]) -> None:
        """Let a play happen."""
        self.this_round.append((entry, play))
        for fact in facts:
            apply(self.night, fact)
            if isinstance(fact, RoundStarted):
                self.this_round.clear()


class History:
    """The accepted entries of one journal and the night that they amount to."""

    def __init__(self, ruleset: Ruleset, seed: str, witness: Witness = unseen) -> None:
        self._ruleset = ruleset
        self._seed = seed
        self._witness = witness
        self._plays: dict[int, Play] = {}
        self._revisions: dict[int, Revision] = {}
        self._course = self._begin()

    @property
    def night(self) -> Night:
        """The night as it stands; another object after an undo or a correction."""
        return self._course.night

    def decide(self, said: Input) -> tuple[Fact, ...]:
        """The facts that follow from what is said; nothing changes before they are recorded."""
        match said:
            case UndoLast():
                entry = self._last_of(said.table)
                return self._undone(Undone(entry, said.by, f"taken back at table {said.table}"))
            case Undo():
                return self._undone(Undone(said.entry, said.by, said.why))
            case Correct():
                return self._corrected(said)
            case _:
                return decide(self.night, said)

    def record(self, entry: int, said: Input, facts: Iterable[Fact]) -> None:
        """Take an accepted entry into the history, with the facts that were decided for it."""
        match said:
            case UndoLast() | Undo():
                for fact in facts:
                    if isinstance(fact, Undone):
                        self._revise(entry, Revision(fact.entry))
            case Correct():
                self._revise(entry, Revision(said.entry, said.instead))
            case _:
                self._plays[entry] = said
                self._course.take(entry, said, facts)

    def _revise(self, entry: int, revision: Revision) -> None:
        self._revisions[entry] = revision
        self._course = self._again(self._revisions)

    def _undone(self, undone: Undone) -> tuple[Fact, ...]:
        self._check_standing(undone.entry)
        course = self._with(Revision(undone.entry))
        return (undone, *self._differences(course))

    def _corrected(self, said: Correct) -> tuple[Fact, ...]:
        self._check_standing(said.entry)
        if said.entry not in self._plays:
            raise NotAllowed(f"entry {said.entry} is itself an undo or a correction: take it back instead")
        course = self._with(Revision(said.entry, said.instead))
        if said.entry in course.voided:
            raise NotAllowed(f"entry {said.entry} cannot say that: {course.voided[said.entry]}")
        return (Corrected(said.entry, said.instead, said.by, said.why), *self._differences(course))

    def _check_standing(self, entry: int) -> None:
        if entry not in self._plays and entry not in self._revisions:
            raise NotAllowed(f"entry {entry} is not in the journal, or was refused")
        if entry in _in_force(self._revisions)[0]:
            raise NotAllowed(f"entry {entry} has been taken back already")

    def _with(self, revision: Revision) -> Course:
        newest = max((*self._plays, *self._revisions)) + 1
        return self._again({**self._revisions, newest: revision})

    def _begin(self) -> Course:
        return Course(new_night(self._ruleset, self._seed, self._witness))

    def _again(self, revisions: dict[int, Revision]) -> Course:
        """Decide everything again under these revisions."""
        gone, corrections = _in_force(revisions)
        course = self._begin()
        for entry, said in self._plays.items():
            if entry in gone:
                continue
            play = corrections.get(entry, said)
            try:
                facts = decide(course.night, play)
            except NotAllowed as why:
                course.voided[entry] = str(why)
            else:
                course.take(entry, play, facts)
        return course

    def _differences(self, course: Course) -> Iterator[Fact]:
        """What a new course voids, and which announced results it changes."""
        for entry, why in course.voided.items():
            if entry not in self._course.voided:
                yield Voided(entry, why)
        for key, was in self.night.results.items():
            now = course.night.results.get(key)
            before, after = _told(was), _told(now) if now else "not finished"
            if before != after:
                yield Changed(*key, before, after)

    def _last_of(self, table: int) -> int:
        """The table's last roll, call or roll-off of the present round."""
        self.night.table(table)
        if self.night.phase not in ("playing", "called"):
            raise NotAllowed(f"table {table}: no round is on, only the host can undo")
        for entry, play in reversed(self._course.this_round):
            if _rolled_at(play) == table:
                return entry
        raise NotAllowed(f"table {table} has nothing to undo this round")


def _in_force(revisions: dict[int, Revision]) -> tuple[set[int], dict[int, Play]]:
    """The entries taken back, and the corrections that stand; the newest revision has the last word."""
    gone: set[int] = set()
    corrections: dict[int, Play] = {}
    for entry, revision in reversed(revisions.items()):
        if entry in gone:
            continue
        if revision.instead is None:
            gone.add(revision.entry)
        else:
            corrections.setdefault(revision.entry, revision.instead)
    return gone, corrections


def _rolled_at(play: Play) -> int | None:
    match play:
        case Throw() | Claim() | Call() | RollOff() | Award():
            return play.table
        case (
            OpenNight()
            | StartRound()
            | FirstRoller()
            | Ring()
            | RollFor()
            | Give()
            | NotPresent()
            | SeatFinal()
            | GiveTraveler()
        ):
            return None
        case _:
            assert_never(play)


def _told(won: TableWon) -> str:
    tally = sorted(won.tally, reverse=True)
    by = {
        "points": "with",
        "roll-off": "by roll-off after",
        "host": "by the host's word after",
        "draw": "by lot after",
    }[won.how]
    return f"{' and '.join(won.winners)} won {by} {tally[0]} to {tally[1]}"
