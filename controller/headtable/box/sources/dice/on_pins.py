"""Electronic dice on the Pi's pins: each has a roll button and lines that show its face."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from functools import partial

from headtable.box.alarms import Alarm
from headtable.box.onboard import Onboard
from headtable.box.pins.pin import RETRY_AFTER_FAULT_S, Pins, in_loop, name_of
from headtable.box.sources.button.contact import Contact
from headtable.box.sources.button.debounce import ContactEvent, Debouncer
from headtable.box.sources.dice.dice_set import DiceSet
from headtable.box.sources.dice.electronic import ElectronicDie
from headtable.config import DiceSettings
from headtable.errors import Unwell


class FaceLines:
    """The lines of one die, high while lit. After every edge they are read in the box's loop.

    ``alarm`` is called when the lines cannot be read any more.
    """

    def __init__(self, pins: Pins, numbers: tuple[int, ...], die: ElectronicDie, alarm: Alarm) -> None:
        self._die = die
        self._alarm = alarm
        self._faults = pins.faults
        self._names = tuple(map(name_of, numbers))
        self._loop = asyncio.get_running_loop()
        self._later: asyncio.TimerHandle | None = None
        self._pins = [pins.take(number) for number in numbers]
        try:
            for pin in self._pins:
                pin.function, pin.pull, pin.edges = "input", "down", "both"
                pin.when_changed = self._changed
            lit = self._lit()
        except pins.faults as trouble:
            raise Unwell("die-pins-unusable", pins=self._names, error=str(trouble)) from None
        self._stand(lit)

    def release(self) -> None:
        """Stop listening to the lines."""
        if self._later:
            self._later.cancel()
        for pin in self._pins:
            with contextlib.suppress(*self._faults):  # a chip that is gone reports no edges
                pin.when_changed = None

    def read_pins(self) -> None:
        """Read all lines, now and when they may have been stable for long enough."""
        if self._later:
            self._later.cancel()
        try:
            lit = self._lit()
        except self._faults as trouble:
            self._alarm(Unwell("die-pins-unread", pins=self._names, error=str(trouble)))
            self._later = self._loop.call_later(RETRY_AFTER_FAULT_S, self.read_pins)
        else:
            self._stand(lit)

    def _lit(self) -> tuple[bool, ...]:
        return tuple(bool(pin.state) for pin in self._pins)

    def _stand(self, lit: tuple[bool, ...]) -> None:
        self._die.update_lights(lit, self._loop.time() * 1000)
        due_ms = self._die.due_ms
        self._later = None if due_ms is None else self._loop.call_at(due_ms / 1000, self.read_pins)

    def _changed(self, ticks_s: float, state: int) -> None:
        """Handle an edge on one line."""
        in_loop(self._loop, self.read_pins)


class RollButton:
    """The button that rolls one die. After a press the die's lines are read."""

    def __init__(self, pins: Pins, number: int, die: ElectronicDie, lines: FaceLines, alarm: Alarm) -> None:
        self._die = die
        self._lines = lines
        self._contact = Contact(pins, number, Debouncer(), self._handle_change, alarm)

    def release(self) -> None:
        """Stop listening to the button."""
        self._contact.release()

    def _handle_change(self, event: ContactEvent) -> None:
        if event.what == "press":
            self._die.roll(event.at_ms)
            self._lines.read_pins()


@contextlib.contextmanager
def dice_on_pins(settings: DiceSettings, pins: Pins, socket: Onboard) -> Iterator[DiceSet]:
    """A set of dice, all of whose lines are read until the end."""
    dice = DiceSet(settings.uid, socket.listener, boot=socket.boot, clock=socket.time.clock)
    alarm = socket.alarm(settings.uid)
    with contextlib.ExitStack() as held:
        for number, (button, lines) in enumerate(zip(settings.button_pins, settings.face_pins, strict=True), start=1):
            die = ElectronicDie(partial(dice.state_changed, number), settings.still_ms)
            face = FaceLines(pins, lines, die, alarm)
            held.callback(face.release)
            held.callback(RollButton(pins, button, die, face, alarm).release)
        yield dice
