"""The head table's bell button on a pin: a device that presses ``bell``, and repeats it until it is accepted."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from headtable.box.lines.local import LocalLine, hello
from headtable.box.onboard import Onboard
from headtable.box.pins.pin import Pins
from headtable.box.sources.button.contact import Contact
from headtable.box.sources.button.debounce import ContactEvent, Debouncer
from headtable.box.sources.unacknowledged import PendingEvents
from headtable.config import ButtonSettings
from headtable.errors import Unwell
from headtable.messages.line import BellWaits, Counts, Event, Press, ToDevice


class BellButton:
    """One button. The box has it inside ``with``; ``run`` repeats unanswered events."""

    def __init__(
        self,
        settings: ButtonSettings,
        pins: Pins,
        socket: Onboard,
        wait: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._clock = socket.time.clock
        self._alarm = socket.alarm(settings.uid)
        self._line = LocalLine(settings.uid, socket.listener, hello("button", "buttons", socket.boot))
        self._pending = PendingEvents(self._say, self._clock, wait)
        self._counted = Counts(0, 0, 0)
        self._contact = Contact(pins, settings.pin, Debouncer(settings.stable_ms), self._handle_change, self._alarm)

    async def run(self) -> None:
        """Run until cancelled."""
        self._line.plug_in(self, self._pending.start_over)
        try:
            await self._pending.run()
        finally:
            self._contact.release()
            self._line.unplug()

    def receive(self, message: ToDevice) -> None:
        """Handle an answer of the box."""
        self._pending.receive(message)

    def _handle_change(self, event: ContactEvent) -> None:
        if event.what == "stuck":
            self._alarm(Unwell("button-stuck", pin=self._contact.name))
            return
        age_ms = max(int(self._clock() * 1000 - event.at_ms), 0)
        self._pending.keep(Press("bell", age_ms))  # a bell always has room
        self._count()

    def _count(self) -> None:
        """Send the number of bounces with the presses: it shows how worn a contact is."""
        counts = Counts(self._contact.debouncer.bounces, 0, 0)
        if counts != self._counted:
            self._counted = counts
            self._line.send(counts)

    def _say(self, event: Event | BellWaits, seq: int) -> None:
        self._line.seq = max(self._line.seq, seq)
        self._line.send(event, seq)
