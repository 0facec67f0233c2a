"""The loop of the engine: what is heard is decided, recorded, and only then said."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from headtable.engine.boxes import Boxes, edge_of
from headtable.engine.rooms import Rooms
from headtable.errors import Garbled, NotAllowed
from headtable.game import History
from headtable.journal import Journal
from headtable.meaning import meaning
from headtable.messages import (
    LIFETIME_MS,
    Ack,
    BoxState,
    Dice,
    DieEach,
    EngineState,
    Fact,
    Heard,
    Input,
    MqttMessage,
    Press,
    Revision,
    SoundCommand,
    Told,
)


class Say(Protocol):
    """Publishes at once, in order; False if nobody is there to hear it."""

    def __call__(self, *messages: MqttMessage) -> bool: ...


class Engine:
    """One night's engine, between what it hears and what it says; synchronous, as each entry follows the last."""

    def __init__(  # noqa: PLR0913 - its whole world is passed in, so that tests can hold it
        self,
        journal: Journal,
        history: History,
        say: Say,
        *,
        boot: str,
        clock: Callable[[], float],
        nonce: Callable[[], str],
    ) -> None:
        self._journal = journal
        self._history = history
        self._say = say
        self._boot = boot
        self._boxes = Boxes(boot, clock, nonce)
        self._rooms = Rooms()
        self._entry = journal.last

    def up(self) -> None:
        """The bus is there again: show everything, as much may have been missed."""
        self._say(self._state(), *self._rooms.all(self._history.night, self._entry))

    def beat(self) -> None:
        """Say that the engine lives; boxes trust their engine for a few of these."""
        self._say(self._state())

    def hear(self, message: MqttMessage, retained: bool) -> None:  # noqa: FBT001 - the bus calls it so
        """Take a message from the bus."""
        match message:
            case Heard() if retained:
                raise Garbled(f"a retained event of {message.uid} has no time: publish events without retain")
            case Heard():
                self._take(message)
            case BoxState():
                self._boxes.hear(message)
            case _:
                pass  # nothing else is for the engine

    def _take(self, heard: Heard) -> None:
        """Decide what was heard, once; the same verdict again if it was heard before."""
        before = self._journal.verdict(heard.uid, heard.boot, heard.seq)
        if before is not None:
            self._say(before)
            return
        try:
            said = meaning(heard)
            facts = self._history.decide(said)
        except NotAllowed as why:
            entry = self._journal.record(heard, str(why))
            self._say(Ack(heard.uid, heard.boot, heard.seq, accepted=False, entry=entry, why=str(why)))
        else:
            self._accept(heard, said, facts)

    def _accept(self, heard: Heard, said: Input, facts: tuple[Fact, ...]) -> None:
        """Record it, and when it is on the disk tell the signals, the speaker and the room, in this order."""
        before = self._state()
        entry = self._entry = self._journal.record(heard, facts)
        self._history.record(entry, said, facts)
        after = self._state()
        first = (after,) if after.in_play and after != before else ()
        ack = Ack(heard.uid, heard.boot, heard.seq, accepted=True, entry=entry)
        told = (Told(entry, part, fact) for part, fact in enumerate(facts))
        self._say(*first, *self._commands(heard, said, facts, before.round), ack, *told)
        later = (after,) if after != before and not first else ()
        self._say(*later, *self._rooms.after(self._history.night, entry, facts))

    def _commands(self, heard: Heard, said: Input, facts: tuple[Fact, ...], round_: str) -> tuple[SoundCommand, ...]:
        """What is to sound: only for what happens now, never for a past that is decided again."""
        edge = edge_of(facts)
        if edge is None or isinstance(said, Revision) or _is_old(heard):
            return ()
        signals = self._history.night.ruleset.signals
        wanted = signals.start if edge == "start" else signals.end
        return tuple(self._boxes.commands(wanted, edge, round_, heard.reflex))

    def _state(self) -> EngineState:
        night = self._history.night
        round_ = f"{night.set}.{night.round}" if night.set else ""
        return EngineState(self._boot, "online", round_, in_play=night.phase == "playing")


def _is_old(heard: Heard) -> bool:
    """Whether it happened too long ago to startle anybody now: a pad keeps what nobody took."""
    match heard.said:
        case Press() | Dice() | DieEach() as event:
            return event.age_ms > LIFETIME_MS
        case _:
            return False
