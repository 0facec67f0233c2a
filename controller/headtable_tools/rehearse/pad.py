"""A simulated pad (and dice reader): it stores presses until the rules have judged them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from headtable.box.sources.unacknowledged import MOST_KEPT, PendingEvents, Verdict
from headtable.errors import NotAllowed
from headtable.messages.line import BellWaits, Blink, Counts, Dice, DieEach, Event, Press, ToDevice
from headtable.messages.words import Button, Face, Faces
from headtable_tools.rehearse.cable import Plug, Wire


class SimulatedPad:
    """A pad on a cable, like its firmware: it sends one event at a time, and the rest waits."""

    def __init__(  # noqa: PLR0913 - a pad on a bench has its name, its cable, its clock, and who looks at it
        self,
        uid: str,
        cable: Wire,
        clock: Callable[[], float],
        *,
        boot: int = 1,
        firmware: str = "rehearsal",
        wait: Callable[[float], Awaitable[None]] = asyncio.sleep,
        blink: Callable[[str, int], None] = lambda uid, seconds: None,
    ) -> None:
        self.uid = uid
        self._blink = blink  # how it identifies itself
        self._blinked = ""
        self._dropped = 0
        self._plug = Plug(uid, "pad", "buttons+dice", boot, cable, firmware=firmware)
        self._pending = PendingEvents(self._say, clock, wait)
        self._verdicts: dict[int, asyncio.Future[Verdict]] = {}
        self._alive = False

    async def press(self, button: Button) -> int:
        """Press a button; the number of the event, once it is queued."""
        return self._line_up(Press(button))

    async def throw(self, faces: Faces) -> int:
        """Throw three electronic dice; the number of the event."""
        return self._line_up(Dice(faces))

    async def die_each(self, a: Face, b: Face) -> int:
        """Throw one die for each team; the number of the event."""
        return self._line_up(DieEach(a, b))

    async def verdict(self, seq: int) -> Verdict:
        """The verdict on the event of this number, once there is one."""
        return await asyncio.shield(self._verdicts[seq])

    async def settled(self) -> None:
        """Wait until no event waits."""
        await self._pending.settled()

    @property
    def waiting(self) -> int:
        """The number of events without a verdict."""
        return len(self._pending)

    async def run(self) -> None:
        """Run until cancelled."""
        self._alive = True
        try:
            with self._plug.listening(self._handle, self._greeted):
                await self._pending.run()
        finally:
            self._alive = False

    def _line_up(self, event: Event) -> int:
        if not self._pending.has_room(event):
            self._dropped += 1
            self._plug.send(Counts(0, 0, self._dropped))
            raise NotAllowed("rehearsal-pad-is-full", pad=self.uid, most=MOST_KEPT, event=repr(event))
        self._plug.seq = self._pending.seq + 1
        self._verdicts[self._plug.seq] = asyncio.get_running_loop().create_future()
        return self._pending.keep(event)

    def _say(self, event: Event | BellWaits, seq: int) -> None:
        if self._alive:
            self._plug.send(event, seq)

    def _greeted(self) -> None:
        """Send its counts, if there are any, and then its oldest event, after each hello."""
        if self._dropped:
            self._plug.send(Counts(0, 0, self._dropped))
        self._pending.start_over()

    def _handle(self, message: ToDevice) -> None:
        if isinstance(message, Blink):
            self._show_itself(message)
        else:
            self._handle_verdict(message)

    def _show_itself(self, blink: Blink) -> None:
        if blink.nonce != self._blinked:
            self._blinked = blink.nonce
            self._blink(self.uid, blink.seconds)

    def _handle_verdict(self, message: ToDevice) -> None:
        if verdict := self._pending.receive(message):
            self._verdicts[verdict.event].set_result(verdict)
            self._verdicts.pop(verdict.event - MOST_KEPT, None)
