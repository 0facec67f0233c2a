"""The loop of the engine: what is heard is decided, recorded, and only then said."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Protocol

from msgspec.structs import replace

from headtable.engine.again import Again
from headtable.engine.boxes import Boxes, edge_of, sounding
from headtable.engine.proposals import Agreed, Contradicted, GoneOn, Proposal, Proposals, Spoilt, TakenBack
from headtable.engine.rooms import Rooms
from headtable.engine.timer import Timer
from headtable.errors import Garbled, NotAllowed
from headtable.game import History
from headtable.game.timing import head_table_rings
from headtable.journal import Journal
from headtable.meaning import CLOCK, age_ms, check_rung, meaning, objection
from headtable.messages import (
    LIFETIME_MS,
    Ack,
    BoxState,
    EngineState,
    Fact,
    Heard,
    Input,
    MqttMessage,
    SoundCommand,
    Throw,
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
        timer: Timer,
        nonce: Callable[[], str],
        confirm_s: float = 0.0,
        wake: Callable[[], None] = lambda: None,
        again: Again | None = None,
    ) -> None:
        self._journal = journal
        self._history = history
        self._say = say
        self._boot = boot
        self._clock = clock
        self._boxes = Boxes(boot, clock, nonce)
        self._timer = timer
        self._clock_has_said = 0
        self._wake = wake  # is told that dice wait
        self._proposals = Proposals(confirm_s, clock)
        self._rooms = Rooms(self._proposals, again or Again())
        self._entry = journal.last

    def up(self) -> None:
        """The bus is there again: show everything, as much may have been missed."""
        self._say(self._state(), *self._rooms.all(self._history, self._entry))

    def beat(self) -> None:
        """Say that the engine lives; boxes trust their engine for a few of these."""
        self._timer.look(self._history.night)
        self._say(self._state())

    @property
    def left_s(self) -> float | None:
        """How long it is until the clock has something to say; None if it has no eye on anything."""
        return self._timer.left_s

    def look_at_the_clock(self) -> None:
        """If a time is up, the clock says so, and is heard as anybody is."""
        self._timer.look(self._history.night)
        if said := self._timer.time_up():
            self._clock_has_said += 1
            self._take(Heard(CLOCK, self._boot, self._clock_has_said, said))
            self._timer.told(said)

    def hear(self, message: MqttMessage, retained: bool) -> None:  # noqa: FBT001 - the bus calls it so
        """Take a message from the bus."""
        match message:
            case Heard() if retained:
                raise Garbled(f"a retained event of {message.uid} has no time: publish events without retain")
            case Heard(uid=uid) if uid == CLOCK:
                raise Garbled(f"{uid!r} is the engine's own clock: nobody may speak in its name")
            case Heard():
                self._take(replace(message, heard_ms=int(self._clock() * 1000)))
            case BoxState():
                self._boxes.hear(message)
            case _:
                pass  # nothing else is for the engine

    def _take(self, heard: Heard) -> None:
        """Decide what was heard, once; the same verdict again if it was heard before."""
        before = self._journal.verdict(heard.uid, heard.boot, heard.seq)
        if before is not None:
            self._say(before)
        elif not self._proposals.holds(heard):
            self._judge(heard)

    def _judge(self, heard: Heard) -> None:
        try:
            said = meaning(heard)
            check_rung(heard, self._history.night.rungs)
            if self._is_answer(heard, said):
                return
            facts = self._decide(said)
        except NotAllowed as why:
            self._refuse(heard, str(why))
        else:
            if isinstance(said, Throw) and self._proposals.wants(heard, facts):
                self._propose(heard, said, facts)
            else:
                self._accept(heard, said, facts)

    def _decide(self, said: Input) -> tuple[Fact, ...]:
        """The facts; where they ring the bell, what was thrown before it is decided first."""
        facts = self._history.decide(said)
        if edge_of(facts) == "end" and self._proposals.waiting:
            self._confirm(*self._proposals.waiting)
            return self._history.decide(said)
        return facts

    def _refuse(self, heard: Heard, why: str) -> None:
        entry = self._journal.record(heard, why)
        self._say(Ack(heard.uid, heard.boot, heard.seq, accepted=False, entry=entry, why=why))

    # --- dice that wait for an objection -----------------------------------------------------------

    def look_at_the_dice(self) -> None:
        """Let the throws count to which nobody has objected in time."""
        self._confirm(*self._proposals.due())

    @property
    def dice_left_s(self) -> float | None:
        """How long it is until the next throw counts; None if none waits."""
        return self._proposals.left_s

    def _propose(self, heard: Heard, said: Throw, facts: tuple[Fact, ...]) -> None:
        self._proposals.hold(heard, said, facts)
        self._say(*self._rooms.at(self._history.night, said.table))
        self._wake()

    def _is_answer(self, heard: Heard, said: Input) -> bool:
        """Whether it was a word on dice that wait and nothing besides; dice that it comes after are decided first.

        Such a word is recorded before the dice: should this engine die in between, they wait again for the next.
        """
        match self._proposals.answer(heard, said):
            case Agreed(proposal):
                self._accept_without_facts(heard)
                self._confirm(proposal)
                return True
            case TakenBack(proposal):
                self._accept_without_facts(heard)
                self._withdraw(proposal, objection(proposal.said.table, "taken back"))
                return True
            case Spoilt(proposal):
                self._withdraw(proposal, objection(proposal.said.table, "all again"))
                return False
            case Contradicted(why):
                raise NotAllowed(why)
            case GoneOn(proposals):
                self._confirm(*proposals)
                return False

    def _accept_without_facts(self, heard: Heard) -> None:
        """Another entry says the same: this one is taken, and leads to nothing."""
        entry = self._journal.record(heard, ())
        self._say(Ack(heard.uid, heard.boot, heard.seq, accepted=True, entry=entry))

    def _confirm(self, *proposals: Proposal) -> None:
        """The dice stand as they were read."""
        for proposal in proposals:
            self._proposals.drop(proposal)
            try:
                facts = self._decide(proposal.said)
            except NotAllowed as why:
                self._withdraw(proposal, str(why))
            else:
                self._accept(proposal.heard, proposal.said, facts)

    def _withdraw(self, proposal: Proposal, why: str) -> None:
        self._proposals.drop(proposal)
        self._refuse(proposal.heard, why)
        self._say(*self._rooms.at(self._history.night, proposal.said.table))

    # --- what is taken -----------------------------------------------------------------------------

    def _accept(self, heard: Heard, said: Input, facts: tuple[Fact, ...]) -> None:
        """Record it, and when it is on the disk tell the signals, the speaker and the room, in this order."""
        before = self._state()
        entry = self._entry = self._journal.record(heard, facts)
        self._history.record(entry, said, facts)
        self._timer.look(self._history.night)
        after = self._state()
        first = (after,) if after.in_play and after != before else ()
        ack = Ack(heard.uid, heard.boot, heard.seq, accepted=True, entry=entry)
        told = (Told(entry, part, fact) for part, fact in enumerate(facts))
        self._say(*first, *self._commands(heard, said, facts, before.round), ack, *told)
        later = (after,) if after != before and not first else ()
        self._say(*later, *self._rooms.after(self._history, entry, facts))

    def _commands(self, heard: Heard, said: Input, facts: tuple[Fact, ...], round_: str) -> tuple[SoundCommand, ...]:
        """What is to sound, unless it happened too long ago."""
        edge = edge_of(facts)
        if edge is None or age_ms(heard) > LIFETIME_MS:
            return ()
        wanted = sounding(said, facts, self._history.night.ruleset.signals)
        return tuple(self._boxes.commands(wanted, edge, round_, heard.reflex))

    def _state(self) -> EngineState:
        night = self._history.night
        round_ = f"{night.set}.{night.round}" if night.set else ""
        left_s = None if self._timer.left_s is None else math.ceil(self._timer.left_s)
        return EngineState(self._boot, "online", round_, in_play=head_table_rings(night), left_s=left_s)
