"""Dice make a throw when all of them have rolled since the last throw, and lie still.

A reader keeps the events of its dice until the box has judged them. So no throw depends on the box's memory. A
restarted box hears the dice again, from the first one that rolled. It finds the same throw, under the same number.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from headtable.box.sources.dice.die import Die, after
from headtable.messages.line import Dice, DieSeen

Roll = Dice | DieSeen  # a flat throw, or the die that does not lie flat


class Amounts(Struct, frozen=True):
    """The result of one event: a roll to report, and the events that the reader may forget."""

    roll: Roll | None = None
    idle: tuple[int, ...] = ()


class _Thrown(Struct, frozen=True):
    """A throw that waits for its verdict, and its events."""

    roll: Roll
    events: tuple[int, ...]


class Throws:
    """The dice of one reader, since its start."""

    def __init__(self, dice: int) -> None:
        self.dice = {number: Die() for number in range(1, dice + 1)}
        self._rolled: dict[int, tuple[int, ...]] = dict.fromkeys(self.dice, ())  # events of rolls, by die
        self._thrown: dict[int, _Thrown] = {}  # by the event that completed it
        self._last = -1

    def knows(self, seq: int) -> bool:
        """Whether an event is part of a throw, or may become one. The reader may repeat such an event at any time."""
        return any(seq in events for events in (*self._rolled.values(), *(it.events for it in self._thrown.values())))

    def add_report(self, seq: int, seen: DieSeen) -> Amounts:
        """Take a die's event, new or repeated."""
        if thrown := self._thrown.get(seq):
            return Amounts(replace(thrown.roll, age_ms=seen.age_ms))
        if self.knows(seq):
            return Amounts()
        if seq <= self._last or seen.die not in self.dice:
            return Amounts(idle=(seq,))
        self._last = seq
        return self._new(seq, seen)

    def _new(self, seq: int, seen: DieSeen) -> Amounts:
        die = self.dice[seen.die] = after(self.dice[seen.die], seen)
        before, self._rolled[seen.die] = self._rolled[seen.die], ()
        if not die.is_rolled:
            return Amounts(idle=(*before, seq))
        if die.state == "rolling":
            self._rolled[seen.die] = (seq,)
            return Amounts(idle=before)
        self._rolled[seen.die] = (*before, seq)
        return Amounts(self._throw(seq, seen) if all(one.rests for one in self.dice.values()) else None)

    def _throw(self, seq: int, last: DieSeen) -> Roll:
        """The throw of dice that all lie still: the faces, or the first die that shows none."""
        cocked = next((number for number, die in self.dice.items() if die.state == "cocked"), None)
        faces = tuple(die.face for die in self.dice.values())
        roll: Roll = Dice(faces, last.age_ms) if cocked is None else DieSeen(cocked, "cocked", 0, last.age_ms)
        self._thrown[seq] = _Thrown(
            roll, tuple(sorted(event for events in self._rolled.values() for event in events))
        )
        self._rolled = dict.fromkeys(self.dice, ())
        self.dice = {number: replace(die, is_rolled=False) for number, die in self.dice.items()}
        return roll

    def judged(self, seq: int) -> tuple[int, ...] | None:
        """The other events of a judged throw, which nobody needs any more; None if it is no throw."""
        thrown = self._thrown.pop(seq, None)
        return None if thrown is None else tuple(event for event in thrown.events if event != seq)
