"""Decides the waiting throws: they count, are taken back, or count because the table has gone on."""

from __future__ import annotations

from collections.abc import Callable

from headtable.engine.boxes import edge_of
from headtable.engine.proposals import Agreed, Contradicted, GoneOn, Proposal, Proposals, Spoilt, TakenBack
from headtable.engine.verdicts import Verdicts
from headtable.errors import NotAllowed
from headtable.game import History
from headtable.messages.facts import Fact
from headtable.messages.inputs import Heard, Input, Reflex
from headtable.messages.pace import Ring
from headtable.messages.refusals.every import Refusal, refusal_of
from headtable.messages.refusals.speaking import DiceTakenBack, DiceThrownAgain
from headtable.messages.table import Throw


class WaitingDice:
    """Decides each throw once; ``wake`` is called when one begins to wait."""

    def __init__(self, history: History, verdicts: Verdicts, proposals: Proposals, wake: Callable[[], None]) -> None:
        self._history = history
        self._verdicts = verdicts
        self._proposals = proposals
        self._wake = wake

    def accept_due(self) -> None:
        """Count the throws whose time to object is over."""
        self._confirm(*self._proposals.due())

    @property
    def left_s(self) -> float | None:
        """Seconds until the next throw counts; None if none waits."""
        return self._proposals.left_s

    def holds(self, heard: Heard) -> bool:
        """Whether exactly this throw waits already."""
        return self._proposals.holds(heard)

    def decide(self, said: Input) -> tuple[Fact, ...]:
        """The facts of an input. If they ring the bell, earlier throws are decided first."""
        facts = self._history.decide(said)
        if edge_of(facts) == "end" and self._proposals.waiting:
            self._confirm(*self._proposals.waiting)
            return self._history.decide(said)
        return facts

    def hold_back(self, heard: Heard, said: Input, facts: tuple[Fact, ...]) -> bool:
        """Publish a throw and let it wait, if it must; whether it waits."""
        if not isinstance(said, Throw) or not self._proposals.wants(heard, facts):
            return False
        self._proposals.hold(heard, said, facts)
        self._verdicts.show(said.table)
        self._wake()
        return True

    def are_answered(self, heard: Heard, said: Input) -> bool:
        """Whether the message only confirms or takes back waiting dice. Dice from before it are decided first.

        The message is recorded before the dice. If the engine dies in between, the dice wait again in the next one.
        """
        match self._proposals.answer(heard, said):
            case Agreed(proposal):
                self._verdicts.accept_without_facts(heard)
                self._confirm(proposal)
                return True
            case TakenBack(proposal):
                self._verdicts.accept_without_facts(heard)
                self._withdraw(proposal, DiceTakenBack(proposal.said.table))
                return True
            case Spoilt(proposal):
                self._withdraw(proposal, DiceThrownAgain(proposal.said.table))
                return False
            case Contradicted(why):
                raise NotAllowed(why)
            case GoneOn(proposals):
                return self._have_gone_on(heard, said, proposals)

    def _have_gone_on(self, heard: Heard, said: Input, proposals: tuple[Proposal, ...]) -> bool:
        """Count the dice; whether they have rung the pressed bell, so that it rings only once."""
        in_play = self._history.night.phase == "playing"
        self._confirm(*proposals, sounded=heard.reflex)
        rung = in_play and self._history.night.phase == "called"
        if not (rung and isinstance(said, Ring) and said.by == "button"):
            return False
        self._verdicts.accept_without_facts(heard)
        return True

    def _confirm(self, *proposals: Proposal, sounded: Reflex | None = None) -> None:
        """Count the dice as they were read. Dice that ring the bell have made all others count already."""
        for proposal in proposals:
            if self._proposals.holds(proposal.heard):
                self._accept(proposal, sounded)

    def _accept(self, proposal: Proposal, sounded: Reflex | None) -> None:
        self._proposals.drop(proposal)
        try:
            facts = self.decide(proposal.said)
        except NotAllowed as why:
            self._withdraw(proposal, refusal_of(why))
        else:
            self._verdicts.accept(proposal.heard, proposal.said, facts, sounded)

    def _withdraw(self, proposal: Proposal, why: Refusal) -> None:
        self._proposals.drop(proposal)
        self._verdicts.refuse(proposal.heard, why)
        self._verdicts.show(proposal.said.table)
