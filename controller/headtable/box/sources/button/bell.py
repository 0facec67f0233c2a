"""The head table's bell button on a pin: a device that presses ``bell``, and repeats it until it is taken."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from headtable.box.lines.local import LocalLine, hello
from headtable.box.onboard import Onboard
from headtable.box.pins.pin import Pins
from headtable.box.sources.button.contact import Contact
from headtable.box.sources.button.debounce import Debouncer, Felt
from headtable.box.sources.unacknowledged import PendingEvents
from headtable.config import ButtonSettings
from headtable.errors import Unwell
from headtable.messages.line import BellWaits, Counts, Event, Press, ToDevice


class BellButton:
    """One button. ``with`` it the box has it; ``run`` says again what gets no answer."""

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
        self._contact = Contact(pins, settings.pin, Debouncer(settings.stable_ms), self._feel, self._alarm)

    async def run(self) -> None:
        """Be there until cancelled."""
        self._line.plug_in(self, self._pending.start_over)
        try:
            await self._pending.run()
        finally:
            self._contact.release()
            self._line.unplug()

    def hear(self, message: ToDevice) -> None:
        """The box answers."""
        self._pending.hear(message)

    def _feel(self, felt: Felt) -> None:
        if felt.what == "stuck":
            self._alarm(Unwell("button-stuck", pin=self._contact.name))
            return
        age_ms = max(int(self._clock() * 1000 - felt.at_ms), 0)
        self._pending.keep(Press("bell", age_ms))  # there is always room for a bell
        self._count()

    def _count(self) -> None:
        """Tell the bounces with the presses: they are how a contact wears out."""
        counts = Counts(self._contact.debouncer.bounces, 0, 0)
        if counts != self._counted:
            self._counted = counts
            self._line.say(counts)

    def _say(self, event: Event | BellWaits, seq: int) -> None:
        self._line.seq = max(self._line.seq, seq)
        self._line.say(event, seq)
