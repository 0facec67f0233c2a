"""The entries of a night so far, as a script refers to them: by name, or as a table's last."""

from __future__ import annotations

from typing import assert_never

from headtable.messages.inputs import Input
from headtable.messages.past import Corrected, Inserted, Undone, Voided
from headtable.messages.plays import Play
from headtable.messages.table import Call, Claim, RollOff, Throw
from headtable_tools.nights import steps as s
from headtable_tools.nights.harness import Verdict


class ScriptEntries:
    """Every entry that still counts, with what it says now; ``notes`` are those with a note in the margin."""

    def __init__(self) -> None:
        self._said: dict[int, Input] = {}
        self._undone: dict[int, tuple[Input, int]] = {}  # what was taken back, and by which entry
        self.notes: dict[str, int] = {}

    def add(self, said: Input, verdict: Verdict) -> None:
        """Record an accepted input, and its effect on earlier ones."""
        self._said[verdict.entry] = said
        for fact in verdict.facts:
            match fact:
                case Undone():
                    self._take_back(fact.entry, verdict.entry)
                case Voided():
                    self._said.pop(fact.entry, None)
                case Corrected():
                    self._said[fact.entry] = fact.instead
                case Inserted():
                    self._said[verdict.entry] = fact.forgotten
                case _:
                    pass

    def _take_back(self, entry: int, by: int) -> None:
        """Mark an entry as undone. If it was itself an undo, its target counts again."""
        if entry in self._said:
            self._undone[entry] = (self._said.pop(entry), by)
        for earlier, (said, undo) in list(self._undone.items()):
            if undo == entry:
                self._said[earlier] = said
                del self._undone[earlier]

    def undo_of(self, target: s.Target) -> int | None:
        """The undo of an entry that a script means; None if there is none."""
        match target:
            case s.LastThing():
                return max((by for _, by in self._undone.values()), default=None)
            case s.LastOf():
                return max((by for said, by in self._undone.values() if _is(target, said)), default=None)
            case s.Numbered() | s.Noted():
                entry = self.entry(target)
                return self._undone[entry][1] if entry in self._undone else None
            case _:
                assert_never(target)

    def entry(self, target: s.Target) -> int | None:
        """The number of the entry that a script means; None if it no longer counts."""
        match target:
            case s.Numbered(entry):
                return entry
            case s.Noted(note):
                return self.notes.get(note)
            case s.LastThing():
                return max(self._said, default=None)
            case s.LastOf():
                return max((entry for entry, said in self._said.items() if _is(target, said)), default=None)
            case _:
                assert_never(target)

    def instead(self, entry: int, instead: s.Instead) -> Play | None:
        """The play instead of an entry, or after it, at the entry's table; None if it has no table."""
        if isinstance(instead, s.OtherPlay):
            return instead.play
        table = _table(self._said.get(entry))
        if table is None:
            return None
        match instead:
            case s.OtherDice(faces):
                return Throw(table, faces)
            case s.OtherWorth(worth):
                return Claim(table, worth)
            case s.OtherRollOff(a, b):
                return RollOff(table, a, b)
            case _:
                assert_never(instead)


def _table(said: Input | None) -> int | None:
    return said.table if isinstance(said, Throw | Claim | Call | RollOff) else None


def _is(target: s.LastOf, said: Input) -> bool:
    kinds = {"roll": (Throw, Claim), "call": (Call,), "roll-off": (RollOff,)}
    return isinstance(said, kinds[target.what]) and _table(said) == target.table
