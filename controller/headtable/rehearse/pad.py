"""A simulated pad (and dice reader): it keeps what was pressed until the rules have spoken."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from headtable.errors import NotAllowed
from headtable.messages import (
    Blink,
    Button,
    Counts,
    Dice,
    DieEach,
    Event,
    Face,
    Faces,
    Got,
    Press,
    Refused,
    ToDevice,
    Took,
)
from headtable.rehearse.cable import Plug, Wire

LONGEST_QUEUE = 32
AGAIN_S = 0.5  # nobody answered
AGAIN_AFTER_GOT_S = 2.0  # the box has it, the rules are slow
OLDEST_MS = 86_400_000

Verdict = Took | Refused


class _Waiting:
    """One event in the queue."""

    def __init__(self, seq: int, event: Event, since_s: float) -> None:
        self.seq = seq
        self.event = event
        self.since_s = since_s


class SimulatedPad:
    """A pad on a cable, as its firmware would behave: one event on its way at a time, the rest in line behind it."""

    def __init__(  # noqa: PLR0913 - a pad on a bench has its name, its cable, its clock, and who looks at it
        self,
        uid: str,
        cable: Wire,
        clock: Callable[[], float],
        *,
        boot: int = 1,
        wait: Callable[[float], Awaitable[None]] = asyncio.sleep,
        blink: Callable[[str, int], None] = lambda uid, seconds: None,
    ) -> None:
        self.uid = uid
        self._clock = clock
        self._wait = wait
        self._blink = blink  # how it shows whoever looks which pad it is
        self._blinked = ""
        self._dropped = 0
        self._plug = Plug(uid, "pad", "buttons+dice", boot, cable)
        self._queue: deque[_Waiting] = deque()
        self._verdicts: dict[int, asyncio.Future[Verdict]] = {}
        self._due_s = 0.0  # when the first in line is said again
        self._busy = asyncio.Event()
        self._idle = asyncio.Event()
        self._idle.set()
        self._alive = False

    async def press(self, button: Button) -> int:
        """Press a button; its number, when it stands in line."""
        return self._line_up(Press(button))

    async def throw(self, faces: Faces) -> int:
        """Throw three electronic dice; the number of the event."""
        return self._line_up(Dice(faces))

    async def die_each(self, a: Face, b: Face) -> int:
        """Throw one die for each team; the number of the event."""
        return self._line_up(DieEach(a, b))

    async def verdict(self, seq: int) -> Verdict:
        """What the rules said to the event of this number, when they have."""
        return await asyncio.shield(self._verdicts[seq])

    async def settled(self) -> None:
        """Wait until nothing stands in line."""
        await self._idle.wait()

    @property
    def waiting(self) -> int:
        """How many events have no verdict yet."""
        return len(self._queue)

    async def run(self) -> None:
        """Live until cancelled."""
        self._alive = True
        try:
            with self._plug.listening(self._hear, self._greeted):
                await self._say_again()
        finally:
            self._alive = False

    async def _say_again(self) -> None:
        while True:
            await self._busy.wait()
            await self._wait(max(self._due_s - self._clock(), 0))
            if self._clock() >= self._due_s:
                self._say_first()

    def _line_up(self, event: Event) -> int:
        if len(self._queue) >= LONGEST_QUEUE:
            self._dropped += 1
            self._plug.say(Counts(0, 0, self._dropped))
            raise NotAllowed(f"{self.uid}: {LONGEST_QUEUE} events wait for an answer; {event} is not taken")
        self._plug.seq += 1
        self._queue.append(_Waiting(self._plug.seq, event, self._clock()))
        self._verdicts[self._plug.seq] = asyncio.get_running_loop().create_future()
        self._busy.set()
        self._idle.clear()
        if len(self._queue) == 1:
            self._say_first()
        return self._plug.seq

    def _say_first(self) -> None:
        """Say the oldest event, with its age by now."""
        if not self._queue or not self._alive:
            return
        first = self._queue[0]
        age_ms = min(int((self._clock() - first.since_s) * 1000), OLDEST_MS)
        self._due_s = self._clock() + AGAIN_S
        self._plug.say(replace(first.event, age_ms=age_ms), first.seq)

    def _greeted(self) -> None:
        """After its hello it says what it has counted, if anything, and then its oldest event."""
        if self._dropped:
            self._plug.say(Counts(0, 0, self._dropped))
        self._say_first()

    def _hear(self, message: ToDevice) -> None:
        if isinstance(message, Blink):
            self._show_itself(message)
        else:
            self._hear_verdict(message)

    def _show_itself(self, blink: Blink) -> None:
        if blink.nonce != self._blinked:
            self._blinked = blink.nonce
            self._blink(self.uid, blink.seconds)

    def _hear_verdict(self, message: ToDevice) -> None:
        if not self._queue or getattr(message, "event", None) != self._queue[0].seq:
            return
        match message:
            case Got():
                self._due_s = self._clock() + AGAIN_AFTER_GOT_S
            case Took() | Refused():
                self._take_out(message)
            case _:
                pass

    def _take_out(self, verdict: Verdict) -> None:
        done = self._queue.popleft()
        self._verdicts[done.seq].set_result(verdict)
        self._verdicts.pop(done.seq - LONGEST_QUEUE, None)
        if self._queue:
            self._say_first()
        else:
            self._busy.clear()
            self._idle.set()
