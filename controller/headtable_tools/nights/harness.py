"""The room in which a night script is played: who hears a step, and what can be seen afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from headtable.messages.facts import Fact
from headtable.messages.inputs import Input
from headtable.messages.past import HostRevision, Preview
from headtable.messages.refusals.every import Refusal
from headtable.messages.rooms import BoardState, NightState, StageState, TableState
from headtable.messages.words import Signal
from headtable_tools.nights.phrases.reasons import WhyRefused


class Verdict(Struct, frozen=True):
    """What the rules made of one input: its entry, its facts or why it was refused, and what is to sound."""

    entry: int
    facts: tuple[Fact, ...] = ()
    refused: WhyRefused | None = None
    sounds: tuple[Signal, ...] = ()


class Room(Protocol):
    """One night, on paper or through the whole chain."""

    async def hear(self, said: Input) -> Verdict:
        """Say something to the night; when this returns, what can be seen is up to date."""
        ...

    async def preview(self, revision: HostRevision) -> Preview | Refusal:
        """What a revision would change, or why it is refused."""
        ...

    def night(self) -> NightState:
        """The night as the scoreboard shows it."""
        ...

    def tables(self) -> Sequence[TableState]:
        """Every table, the head table first."""
        ...

    def board(self) -> BoardState:
        """The standings."""
        ...

    def stage(self) -> StageState:
        """Places, prizes and the traveler."""
        ...
