"""A simulated signal board: a bell and an air horn that record when they sounded."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import get_args

from msgspec import Struct

from headtable.box.signals import signal_board as box_board
from headtable.box.signals.signal_board import TimeSource, loop_time
from headtable.messages.line import Sound, ToDevice
from headtable.messages.words import Signal
from headtable_tools.rehearse.cable import Plug, Wire


class Blast(Struct):
    """One sound; ``ended_s`` is None while it is on."""

    signal: Signal
    nonce: str
    began_s: float
    ended_s: float | None = None


class PaperHorn:
    """A switch that records when it was on."""

    def __init__(self, signal: Signal, clock: Callable[[], float], watch: Callable[[Blast], None]) -> None:
        self._signal = signal
        self._clock = clock
        self._watch = watch
        self.nonce = ""  # the command that is playing
        self.blast: Blast | None = None
        self.blasts: list[Blast] = []

    def on(self, longest_s: float) -> None:
        """Begin a blast; paper needs no limit of its own."""
        self.blast = Blast(self._signal, self.nonce, self._clock())
        self.blasts.append(self.blast)
        self._watch(self.blast)

    def off(self) -> None:
        """End it."""
        blast, self.blast = self.blast, None
        if blast is not None:
            blast.ended_s = self._clock()
            self._watch(blast)


class SimulatedSignalBoard:
    """A signal board on a cable.

    ``watch`` is told of each blast when it begins and when it has ended; ``blasts`` keeps them all.
    """

    def __init__(  # noqa: PLR0913 - a board on a bench has its name, its cable, its clock, and who watches
        self,
        uid: str,
        cable: Wire,
        clock: Callable[[], float],
        *,
        boot: int = 1,
        time: TimeSource | None = None,
        watch: Callable[[Blast], None] = lambda blast: None,
    ) -> None:
        self._time = time
        self._plug = Plug(uid, "signals", "bell+horn", boot, cable)
        signals: tuple[Signal, ...] = get_args(Signal)
        self._horns = {signal: PaperHorn(signal, clock, watch) for signal in signals}

    @property
    def blasts(self) -> list[Blast]:
        """Everything that sounded, in order."""
        return sorted((blast for horn in self._horns.values() for blast in horn.blasts), key=lambda one: one.began_s)

    @property
    def sounding(self) -> tuple[Signal, ...]:
        """The signals that are on at this moment."""
        return tuple(sorted(signal for signal, horn in self._horns.items() if horn.blast))

    async def run(self) -> None:
        """Run until cancelled; then everything is off."""
        board = box_board.SignalBoard(self._horns, self._plug.send, self._time or loop_time(), _cannot_be)

        def hear(message: ToDevice) -> None:
            if isinstance(message, Sound) and not board.plays(message.signal):
                self._horns[message.signal].nonce = message.nonce
            board.receive(message)

        with self._plug.listening(hear, lambda: None):
            try:
                await asyncio.get_running_loop().create_future()
            finally:
                board.silence()


def _cannot_be(failed: box_board.SwitchFailed) -> None:
    raise AssertionError(f"paper has no trouble, and this came: {failed}")
