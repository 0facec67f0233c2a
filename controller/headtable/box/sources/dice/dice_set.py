"""Dice that the Pi itself reads, on its pins or by radio. They speak like a reader at the end of a cable."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from headtable.box.lines.listener import LineListener
from headtable.box.lines.local import LocalLine, hello
from headtable.box.sources.unacknowledged import PendingEvents
from headtable.errors import NotAllowed
from headtable.messages.line import Battery, BellWaits, Blink, Counts, DieSeen, Event, ToDevice
from headtable.messages.words import DieState


class DiceSet:
    """The dice of one table. Whoever reads them calls ``state_changed``; ``run`` sends each event until it is taken.

    >>> dice.state_changed(1, "rolling"); dice.state_changed(1, "settled", 4); dice.charge(1, 80)

    Called in the box's own loop, never from a thread.
    """

    def __init__(
        self,
        uid: str,
        listener: LineListener,
        *,
        boot: int,
        clock: Callable[[], float],
        wait: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._line = LocalLine(uid, listener, hello("dice", "dice", boot))
        self._pending = PendingEvents(self._say, clock, wait)
        self.blink: Callable[[int], None] = _stay_dark  # for so many seconds, if the dice support it
        self._seen: dict[int, tuple[DieState, int]] = {}
        self._charge: dict[int, int] = {}
        self._dropped = 0

    def state_changed(self, die: int, state: DieState, face: int = 0, age_ms: int = 0) -> None:
        """Report the state of a die, counted from 1. An unchanged state makes no event."""
        if self._seen.get(die) == (state, face):
            return
        self._seen[die] = (state, face)
        try:
            self._line.seq = self._pending.keep(DieSeen(die, state, face, age_ms))
        except NotAllowed:
            self._dropped += 1
            self._line.send(Counts(0, 0, self._dropped))

    def charge(self, die: int, percent: int) -> None:
        """Report the charge of a die's battery."""
        if self._charge.get(die) != percent:
            self._charge[die] = percent
            self._line.send(Battery(die, percent))

    async def run(self) -> None:
        """Run until cancelled."""
        self._line.plug_in(self, self._pending.start_over)
        try:
            await self._pending.run()
        finally:
            self._line.unplug()

    def receive(self, message: ToDevice) -> None:
        """Handle an answer of the box, or a request to identify these dice."""
        if isinstance(message, Blink):
            self.blink(message.seconds)
        self._pending.receive(message)

    def _say(self, event: Event | BellWaits, seq: int) -> None:
        self._line.seq = max(self._line.seq, seq)
        self._line.send(event, seq)


def _stay_dark(_seconds: int) -> None:
    """Do not blink, for dice without lights."""
