"""A simulated dice reader: its dice roll, settle, lie cocked or are touched, and it sends each event."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from headtable.box.sources.unacknowledged import PendingEvents
from headtable.messages.line import BellWaits, DieSeen, Event, ToDevice
from headtable.messages.words import DieState, Face
from headtable_tools.rehearse.cable import Plug, Wire


class SimulatedReader:
    """A reader on a cable, like its firmware: it sends the state of each die, and makes no throw of them."""

    def __init__(
        self,
        uid: str,
        cable: Wire,
        clock: Callable[[], float],
        *,
        boot: int = 1,
        wait: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.uid = uid
        self._plug = Plug(uid, "dice", "dice", boot, cable)
        self._pending = PendingEvents(self._say, clock, wait)
        self._alive = False

    def throw(self, faces: Sequence[Face | None]) -> None:
        """All dice roll, and come to rest one after the other; None is a die that lies cocked."""
        for die in range(1, len(faces) + 1):
            self.sees(die, "rolling")
        for die, face in enumerate(faces, start=1):
            if face is None:
                self.sees(die, "cocked")
            else:
                self.sees(die, "settled", face)

    def sees(self, die: int, state: DieState, face: int = 0) -> None:
        """Report the state of one die."""
        self._plug.seq = self._pending.seq + 1
        self._pending.keep(DieSeen(die, state, face))

    async def settled(self) -> None:
        """Wait until no event waits."""
        await self._pending.settled()

    async def run(self) -> None:
        """Run until cancelled."""
        self._alive = True
        try:
            with self._plug.listening(self._handle, self._pending.start_over):
                await self._pending.run()
        finally:
            self._alive = False

    def _handle(self, message: ToDevice) -> None:
        self._pending.receive(message)

    def _say(self, event: Event | BellWaits, seq: int) -> None:
        if self._alive:
            self._plug.send(event, seq)
