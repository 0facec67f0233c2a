"""Electronic dice on the Pi's pins: each has a roll button and lines that show its face."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator

from headtable.box.button.contact import LOOK_AGAIN_S, Contact
from headtable.box.button.debounce import Debouncer, Felt
from headtable.box.dice.dice_set import DiceSet
from headtable.box.dice.electronic import ElectronicDie
from headtable.box.pins.pin import Pins, name_of
from headtable.box.socket import Socket
from headtable.config import DiceSettings
from headtable.errors import Unwell
from headtable.messages import DieState


class FaceLines:
    """The lines of one die, high while lit; whatever moves on them, the die is looked at in the box's loop.

    ``alarm`` is told when they cannot be read any more.
    """

    def __init__(
        self, pins: Pins, numbers: tuple[int, ...], die: ElectronicDie, alarm: Callable[[str], None]
    ) -> None:
        self._die = die
        self._alarm = alarm
        self._faults = pins.faults
        self._names = ", ".join(map(name_of, numbers))
        self._loop = asyncio.get_running_loop()
        self._later: asyncio.TimerHandle | None = None
        self._pins = [pins.take(number) for number in numbers]
        try:
            for pin in self._pins:
                pin.function, pin.pull, pin.edges = "input", "down", "both"
                pin.when_changed = self._changed
            lit = self._lit()
        except pins.faults as trouble:
            raise Unwell(f"{self._names} cannot be a die's lines ({trouble})") from None
        self._stand(lit)

    def release(self) -> None:
        """Nobody listens to them any more."""
        if self._later:
            self._later.cancel()
        for pin in self._pins:
            with contextlib.suppress(*self._faults):  # a chip that is gone tells nobody anything
                pin.when_changed = None

    def look(self) -> None:
        """Read all of them, now and when they may have stood still for long enough."""
        if self._later:
            self._later.cancel()
        try:
            lit = self._lit()
        except self._faults as trouble:
            self._alarm(f"{self._names} cannot be read ({trouble}); they are tried again")
            self._later = self._loop.call_later(LOOK_AGAIN_S, self.look)
        else:
            self._stand(lit)

    def _lit(self) -> tuple[bool, ...]:
        return tuple(bool(pin.state) for pin in self._pins)

    def _stand(self, lit: tuple[bool, ...]) -> None:
        self._die.look(lit, self._loop.time() * 1000)
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
            _one_die(held, dice, number, settings, pins, button, lines, socket.alarm(settings.uid))
        yield dice


def _one_die(  # noqa: PLR0913, PLR0917 - one die is its number, its pins, and the set that it belongs to
    held: contextlib.ExitStack,
    dice: DiceSet,
    number: int,
    settings: DiceSettings,
    pins: Pins,
    button: int,
    lines: tuple[int, ...],
    alarm: Callable[[str], None],
) -> None:
    def saw(state: DieState, face: int) -> None:
        dice.saw(number, state, face)

    die = ElectronicDie(saw, settings.still_ms)
    face = FaceLines(pins, lines, die, alarm)
    held.callback(face.release)

    def press(felt_at_ms: float) -> None:
        die.roll(felt_at_ms)
        face.look()

    def felt(felt: Felt) -> None:
        if felt.what == "press":
            press(felt.at_ms)

    contact = Contact(pins, button, Debouncer(), felt, alarm)
    held.callback(contact.release)
