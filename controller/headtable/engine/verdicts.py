"""The engine's verdicts: recorded, and when they are on the disk said, to the signals before anybody else."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple, Protocol

from msgspec.structs import replace

from headtable.engine.boxes import Boxes, edge_of, sounding
from headtable.engine.refusals import Refusals, refused
from headtable.engine.rooms import Rooms
from headtable.engine.timer import Timer
from headtable.game import History
from headtable.game.pace.timing import head_table_rings
from headtable.journal import Journal
from headtable.meaning import is_fresh
from headtable.messages.facts import Fact, Told
from headtable.messages.inputs import Ack, Heard, Input, Reflex
from headtable.messages.rooms import EngineState, MqttMessage, SoundCommand


class Say(Protocol):
    """Publishes at once, in order; False if nobody is there to hear it."""

    def __call__(self, *messages: MqttMessage) -> bool: ...


class Tonight(NamedTuple):
    """What of a night a verdict touches."""

    boot: str
    clock: Callable[[], float]
    journal: Journal
    history: History
    timer: Timer
    boxes: Boxes
    rooms: Rooms
    refusals: Refusals
    say: Say


def accepted(heard: Heard, entry: int) -> Ack:
    """It counts."""
    return Ack(heard.uid, heard.boot, heard.seq, accepted=True, entry=entry, role=heard.role)


class Verdicts:
    """Gives one verdict after the other."""

    def __init__(self, tonight: Tonight) -> None:
        self._tonight = tonight
        self._entry = tonight.journal.last

    def show_all(self) -> None:
        """Say everything that is true."""
        tonight = self._tonight
        tonight.say(self.state(), *tonight.rooms.all(tonight.history, self._entry))

    def show(self, table: int) -> None:
        """Say how it is at one table."""
        tonight = self._tonight
        tonight.say(*tonight.rooms.at(tonight.history.night, table))

    def refuse(self, heard: Heard, why: str) -> None:
        """It does not count."""
        self._tonight.refusals.add(heard, why)

    def turn_away(self, heard: Heard, why: str) -> None:
        """It does not count, and no journal needs to remember it."""
        self._tonight.say(refused(heard, None, why))

    def accept_without_facts(self, heard: Heard) -> None:
        """Another entry says the same: this one is taken, and leads to nothing."""
        others = self._tonight.refusals.flush_with((heard, ()))
        self._tonight.say(accepted(heard, self._tonight.journal.last), *others)

    def accept(self, heard: Heard, said: Input, facts: tuple[Fact, ...], sounded: Reflex | None = None) -> None:
        """Record it, and when it is on the disk tell the signals, the speaker and the room, in this order.

        ``sounded`` is the reflex of a press that let these dice count.
        """
        tonight = self._tonight
        before = self.state()
        others = tonight.refusals.flush_with((heard, facts))
        entry = self._entry = tonight.journal.last
        tonight.history.record(entry, said, facts)
        tonight.timer.look(tonight.history.night)
        after = self.state()
        is_news = replace(after, clock_ms=before.clock_ms) != before
        first = (after,) if after.in_play and is_news else ()
        ack = accepted(heard, entry)
        told = (Told(entry, part, fact) for part, fact in enumerate(facts))
        commands = self._commands(replace(heard, reflex=heard.reflex or sounded), said, facts, before.round)
        tonight.say(*first, *commands, ack, *told)
        later = (after,) if is_news and not first else ()
        tonight.say(*later, *tonight.rooms.after(tonight.history, entry, facts), *others)

    def _commands(self, heard: Heard, said: Input, facts: tuple[Fact, ...], round_: str) -> tuple[SoundCommand, ...]:
        """What is to sound, unless it happened too long ago."""
        edge = edge_of(facts)
        if edge is None or not is_fresh(heard):
            return ()
        wanted = sounding(said, facts, self._tonight.history.night.ruleset.signals)
        return tuple(self._tonight.boxes.commands(wanted, edge, round_, heard.reflex))

    def state(self) -> EngineState:
        """What the engine says of itself."""
        night, left_s = self._tonight.history.night, self._tonight.timer.left_s
        round_ = f"{night.set}.{night.round}" if night.set else ""
        return EngineState(
            self._tonight.boot,
            "online",
            round_,
            in_play=head_table_rings(night),
            left_s=None if left_s is None else math.ceil(left_s),
            clock_ms=int(self._tonight.clock() * 1000),
            night=self._tonight.journal.night,
        )
