"""Electronic dice on the Pi's pins: each has a roll button and lines that show its face."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator

from headtable.box.button.contact import Contact
from headtable.box.button.debounce import Debouncer
from headtable.box.dice.dice_set import DiceSet
from headtable.box.dice.electronic import ElectronicDie
from headtable.box.pins.pin import Pins, name_of
from headtable.box.socket import Socket
from headtable.config import DiceSettings
from headtable.errors import Unwell
from headtable.messages import DieState


class FaceLines:
    """The lines of one die, high while lit; whatever moves on them, the die is looked at in the box's loop."""

    def __init__(self, pins: Pins, numbers: tuple[int, ...], die: ElectronicDie) -> None:
        self._die = die
        self._loop = asyncio.get_running_loop()
        self._later: asyncio.TimerHandle | None = None
        self._pins = [pins.take(number) for number in numbers]
        try:
            for pin in self._pins:
                pin.function, pin.pull, pin.edges = "input", "down", "both"
                pin.when_changed = self._changed
            self.look()
        except pins.faults as trouble:
            raise Unwell(f"{', '.join(map(name_of, numbers))} cannot be a die's lines ({trouble})") from None

    def release(self) -> None:
        """Nobody listens to them any more."""
        for pin in self._pins:
            pin.when_changed = None
        if self._later:
            self._later.cancel()

    def look(self) -> None:
        """Read all of them, now and when they may have stood still for long enough."""
        self._die.look(tuple(bool(pin.state) for pin in self._pins), self._loop.time() * 1000)
        if self._later:
            self._later.cancel()
        due_ms = self._die.due_ms
        self._later = None if due_ms is None else self._loop.call_at(due_ms / 1000, self.look)

    def _changed(self, ticks_s: float, state: int) -> None:
        """An edge, in gpiozero's thread."""
        self._loop.call_soon_threadsafe(self.look)


@contextlib.contextmanager
def dice_on_pins(settings: DiceSettings, pins: Pins, socket: Socket) -> Iterator[DiceSet]:
    """A set of dice, all of whose lines are read until the end."""
    dice = DiceSet(settings.uid, socket.ear, boot=socket.boot, clock=socket.time.clock)
    with contextlib.ExitStack() as held:
        for number, (button, lines) in enumerate(zip(settings.button_pins, settings.face_pins, strict=True), start=1):
            _one_die(held, dice, number, settings, pins, button, lines)
        yield dice


def _one_die(  # noqa: PLR0913, PLR0917 - one die is its number, its pins, and the set that it belongs to
    held: contextlib.ExitStack,
    dice: DiceSet,
    number: int,
    settings: DiceSettings,
    pins: Pins,
    button: int,
    lines: tuple[int, ...],
) -> None:
    def saw(state: DieState, face: int) -> None:
        dice.saw(number, state, face)

    die = ElectronicDie(saw, settings.still_ms)
    face = FaceLines(pins, lines, die)
    held.callback(face.release)

    def press(felt_at_ms: float) -> None:
        die.roll(felt_at_ms)
        face.look()

    contact = Contact(pins, button, Debouncer(), lambda felt: press(felt.at_ms) if felt.what == "press" else None)
    held.callback(contact.release)
