"""One course of the night: what the entries that are left of a past amount to, decided one after the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct, field

from headtable.errors import NotAllowed
from headtable.game.announced import announced
from headtable.game.apply import apply
from headtable.game.decide import decide
from headtable.game.night import Night
from headtable.game.past import InForce, Past
from headtable.messages import HEAD_TABLE, Call, Changed, Fact, Play, Ring, Rolled, RoundStarted, Voided

NOT_ANNOUNCED = "not announced"


class Course(Struct):
    """Where it led, the entries without sense in it, what it announced, and the plays of the present round."""

    night: Night
    voided: dict[int, str] = field(default_factory=dict)
    announced: dict[str, str] = field(default_factory=dict)
    this_round: list[tuple[int, Play]] = field(default_factory=list)
    before: dict[str, str] = field(default_factory=dict)  # what the room had heard, of what was put right since

    def take(self, entry: int, play: Play, facts: Iterable[Fact]) -> None:
        """Let a play happen."""
        facts = tuple(facts)
        self.this_round.append((entry, _at_its_table(play, facts)))
        for fact in facts:
            apply(self.night, fact)
            self.announced.update(announced(self.night, fact))
            if isinstance(fact, RoundStarted):
                self.this_round.clear()
                self.before.clear()

    def play(self, past: Past, force: InForce) -> None:
        """Decide everything again; what makes no sense any more does not happen."""
        for _ in self.told(past, force):
            pass

    def told(self, past: Past, force: InForce) -> Iterator[Fact]:
        """Every fact, while everything is decided again."""
        for entry, play in past.played(force):
            try:
                facts = decide(self.night, play)
            except NotAllowed as why:
                self.voided[entry] = str(why)
            else:
                self.take(entry, play, facts)
                yield from facts

    def differences(self, other: Course) -> Iterator[Fact]:
        """What another course voids, and what was announced in this one that is otherwise or missing there."""
        for entry, why in other.voided.items():
            if entry not in self.voided:
                yield Voided(entry, why)
        for what, was in self.announced.items():
            now = other.announced.get(what, NOT_ANNOUNCED)
            if was != now:
                yield Changed(what, was, now)

    def changed(self) -> Iterator[Changed]:
        """What is otherwise in the end: what was put right twice, or is announced again, may be as it was."""
        for what, was in self.before.items():
            now = self.announced.get(what, NOT_ANNOUNCED)
            if was != now:
                yield Changed(what, was, now)


def _at_its_table(play: Play, facts: tuple[Fact, ...]) -> Play:
    """What a table's undo takes back: the bell that was the call of a bunco is one."""
    called = isinstance(play, Ring) and any(isinstance(fact, Rolled) for fact in facts)
    return Call(HEAD_TABLE) if called else play
