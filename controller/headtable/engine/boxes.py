"""The online boxes, and the commands to their signals, dated by each box's own clock."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct

from headtable.game.ruleset import Signals
from headtable.meaning import is_fresh
from headtable.messages.facts import Fact
from headtable.messages.inputs import Heard, Input, Reflex
from headtable.messages.pace import RoundCalled, RoundStarted
from headtable.messages.past import Revision
from headtable.messages.rooms import (
    BoxState,
)
from headtable.messages.sound_commands import SoundCommand
from headtable.messages.words import Edge, Signal


class KnownBox(Struct, frozen=True):
    """A box's last state, and its time by the engine's clock."""

    state: BoxState
    at_s: float


class Boxes:
    """Every box that has a lease and may be commanded to sound."""

    def __init__(self, engine_boot: str, clock: Callable[[], float], nonce: Callable[[], str]) -> None:
        self._boot = engine_boot
        self._clock = clock
        self._nonce = nonce
        self._alive: dict[str, KnownBox] = {}

    def update(self, state: BoxState) -> None:
        """Take a box's state."""
        if state.status == "online" and state.lease is not None:
            self._alive[state.id] = KnownBox(state, self._clock())
        else:
            self._alive.pop(state.id, None)

    def commands(
        self, heard: Heard, said: Input, facts: tuple[Fact, ...], round_: str, signals: Signals
    ) -> Iterator[SoundCommand]:
        """The commands for the facts of an input; none if it happened too long ago."""
        edge = edge_of(facts)
        if edge is not None and is_fresh(heard):
            yield from self._commands(sounding(said, facts, signals), edge, round_, heard.reflex)

    def _commands(
        self, signals: tuple[Signal, ...], edge: Edge, round_: str, reflex: Reflex | None
    ) -> Iterator[SoundCommand]:
        """One command to each signal on each box, except those that a reflex has sounded already."""
        for signal in signals:
            for seen in self._alive.values():
                if signal not in seen.state.signals or _has_sounded(reflex, seen.state.id, signal):
                    continue
                if seen.state.lease is not None:
                    yield SoundCommand(
                        id=self._nonce(),
                        box=seen.state.id,
                        signal=signal,
                        engine=self._boot,
                        round=round_,
                        lease=seen.state.lease,
                        sent_ms=seen.state.clock_ms + int((self._clock() - seen.at_s) * 1000),
                        edge=edge,
                    )


def _has_sounded(reflex: Reflex | None, box: str, signal: Signal) -> bool:
    return reflex is not None and reflex.box == box and signal in reflex.signals


def edge_of(facts: tuple[Fact, ...]) -> Edge | None:
    """Whether these facts start a round or end it by a call."""
    for fact in facts:
        match fact:
            case RoundStarted():
                return "start"
            case RoundCalled():
                return "end"
            case _:
                continue
    return None


def sounding(said: Input, facts: tuple[Fact, ...], signals: Signals) -> tuple[Signal, ...]:
    """The signals for the facts of an input; a correction sounds nothing."""
    edge = edge_of(facts)
    if edge is None or isinstance(said, Revision):
        return ()
    return signals.start if edge == "start" else signals.end
