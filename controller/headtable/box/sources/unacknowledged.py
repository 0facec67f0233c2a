"""The events of a device that have no verdict yet: it keeps them, repeats them, and keeps their order.

Pads and electronic dice on the Pi itself use this, and simulated ones on a cable; firmware does the same.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from msgspec import Struct
from msgspec.structs import replace

from headtable.errors import NotAllowed
from headtable.messages.line import BellWaits, DieSeen, Event, Got, Press, Refused, ToDevice, Took
from headtable.messages.words import LIFETIME_MS, OLDEST_MS

MOST_KEPT = 32  # and one bell
AGAIN_S = 0.5  # without any answer
AGAIN_AFTER_GOT_S = 2.0  # the box has it, but the rules are slow

Verdict = Took | Refused
SendEvent = Callable[[Event | BellWaits, int], None]  # for the number of an event, or of the newest


class PendingEvent(Struct):
    """One event, and whether the box has it while the next one is sent."""

    seq: int
    event: Event
    since_s: float
    is_got: bool = False


class PendingEvents:
    """The events of one device in their order; one is sent at a time.

    A roll waits for its verdict before the next event is sent. An event of one die is no roll by itself, nor is the
    bell. When the box has such an event, the next one is sent, and the event is kept until its verdict. So a bell
    also rings while nobody judges. A bell that waits behind a roll is sent while it is young.
    """

    def __init__(
        self,
        send: SendEvent,
        clock: Callable[[], float],
        wait: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._send = send
        self._clock = clock
        self._wait = wait
        self._kept: deque[PendingEvent] = deque()
        self._due_s = self._bell_due_s = 0.0  # when something is repeated
        self._busy, self._idle = asyncio.Event(), asyncio.Event()
        self._idle.set()
        self.seq = 0  # the number of the last event

    def __len__(self) -> int:
        return len(self._kept)

    def has_room(self, event: Event) -> bool:
        """Whether the event can be kept now; the bell always can."""
        return len(self._kept) < MOST_KEPT or _is_bell(event)

    def keep(self, event: Event) -> int:
        """Store an event, and send it if nothing waits before it; its number. NotAllowed if there is no room."""
        if not self.has_room(event):
            raise NotAllowed("events-unanswered", most=MOST_KEPT)
        self.seq += 1
        if _is_bell(event):
            self._make_room_for_bell()
        before = self._on_its_way()
        self._kept.append(PendingEvent(self.seq, event, self._clock() - event.age_ms / 1000))
        self._busy.set()
        self._idle.clear()
        if before is None:
            self._send_next()
        elif _is_bell(event):
            self._send_bell()
        return self.seq

    def _make_room_for_bell(self) -> None:
        """Drop the older presses of the bell that no box has. If there is still no room, drop the oldest press."""
        for kept in [kept for kept in self._kept if _is_bell(kept.event) and not kept.is_got]:
            self._kept.remove(kept)
        oldest = next((kept for kept in self._kept if _is_bell(kept.event)), None)
        if len(self._kept) >= MOST_KEPT and oldest is not None:
            self._kept.remove(oldest)

    def start_over(self) -> None:
        """Send the oldest event again, and all others after it: the box may be another one."""
        for kept in self._kept:
            kept.is_got = False
        self._send_next()
        self._send_bell()

    def receive(self, message: ToDevice) -> Verdict | None:
        """Handle the box's answer. Returns the verdict, if it is one on an event that was kept."""
        match message:
            case Got(event):
                self._handle_got(event)
            case Took(event) | Refused(event):
                return self._handle_verdict(event, message)
            case _:
                pass
        return None

    async def settled(self) -> None:
        """Wait until no event is stored."""
        await self._idle.wait()

    async def run(self) -> None:
        """Repeat unanswered events until cancelled."""
        while True:
            await self._busy.wait()
            await self._wait(max(min(self._due_s, self._bell_due_s) - self._clock(), 0))
            if self._clock() >= self._bell_due_s:
                self._send_bell()
            if self._kept and self._clock() >= self._due_s:
                self._send_again()

    def _on_its_way(self) -> PendingEvent | None:
        return next((kept for kept in self._kept if not kept.is_got), None)

    def _send_again(self) -> None:
        if self._on_its_way() is None:
            self.start_over()
        else:
            self._send_next()

    def _send_next(self) -> None:
        """Send the current event, with its present age."""
        kept = self._on_its_way()
        if kept is None:
            return
        self._due_s = self._clock() + AGAIN_S
        self._send(replace(kept.event, age_ms=self._age_ms(kept)), kept.seq)

    def _send_bell(self) -> None:
        """Announce the newest press of the bell, if it waits behind others and may still ring."""
        self._bell_due_s = self._clock() + AGAIN_S
        bell = next((kept for kept in reversed(self._kept) if _is_bell(kept.event)), None)
        if bell is None or bell.is_got or bell is self._on_its_way():
            return
        if (age_ms := self._age_ms(bell)) <= LIFETIME_MS:
            self._send(BellWaits(bell.seq, age_ms), self.seq)

    def _age_ms(self, kept: PendingEvent) -> int:
        return min(int((self._clock() - kept.since_s) * 1000), OLDEST_MS)

    def _handle_got(self, seq: int) -> None:
        kept = self._on_its_way()
        if kept is None or kept.seq != seq:
            return
        self._due_s = self._clock() + AGAIN_AFTER_GOT_S
        if _is_no_roll(kept.event):
            kept.is_got = True
            self._send_next()

    def _handle_verdict(self, seq: int, verdict: Verdict) -> Verdict | None:
        on_its_way = self._on_its_way()
        done = next((kept for kept in self._kept if kept.seq == seq), None)
        if done is None or not (done is on_its_way or done.is_got):
            return None
        self._kept.remove(done)
        if not self._kept:
            self._busy.clear()
            self._idle.set()
        elif done is on_its_way:
            self._send_next()
        return verdict


def _is_bell(event: Event) -> bool:
    return isinstance(event, Press) and event.button == "bell"


def _is_no_roll(event: Event) -> bool:
    return isinstance(event, DieSeen) or _is_bell(event)
