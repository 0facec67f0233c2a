"""What a night script needs of a night: it submits inputs and reads the state afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from headtable.messages.facts import Fact
from headtable.messages.inputs import Input
from headtable.messages.past import HostRevision, Preview
from headtable.messages.refusals.every import Refusal
from headtable.messages.rooms import (
    BoardState,
    NightState,
    StageState,
    TableState,
)
from headtable.messages.words import Signal
from headtable_tools.nights.phrases.reasons import WhyRefused


class Verdict(Struct, frozen=True):
    """The result of one input: its entry, its facts or its refusal, and the signals that are to sound."""

    entry: int
    facts: tuple[Fact, ...] = ()
    refused: WhyRefused | None = None
    sounds: tuple[Signal, ...] = ()


class Harness(Protocol):
    """One night, on paper or through the whole chain."""

    async def submit(self, said: Input) -> Verdict:
        """Submit one input. When this returns, the visible state is up to date."""
        ...

    async def preview(self, revision: HostRevision) -> Preview | Refusal:
        """The effects of a revision, or its refusal."""
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
