"""A contact between a pin and ground: its edges come from gpiozero's own thread, and are felt in the box's loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from headtable.box.button.debounce import Debouncer, Felt
from headtable.box.pins.pin import Pins, name_of
from headtable.errors import Unwell


class Contact:
    """One pin, pulled up, low while the contact is closed."""

    def __init__(self, pins: Pins, number: int, debouncer: Debouncer, felt: Callable[[Felt], None]) -> None:
        self.name = name_of(number)
        self.debouncer = debouncer
        self._felt = felt
        self._faults = pins.faults
        self._loop = asyncio.get_running_loop()
        self._later: asyncio.TimerHandle | None = None
        self._pin = pins.take(number)
        try:
            self._pin.function, self._pin.pull, self._pin.edges = "input", "up", "both"
            self._pin.when_changed = self._changed
            self._look()
        except self._faults as trouble:
            raise Unwell(f"{self.name} cannot be a button's pin ({trouble})") from None

    def release(self) -> None:
        """Nobody listens to the pin any more."""
        self._pin.when_changed = None
        if self._later:
            self._later.cancel()

    def _changed(self, ticks_s: float, state: int) -> None:
        """An edge, in gpiozero's thread, with the moment at which the kernel saw it."""
        self._loop.call_soon_threadsafe(self._hear, not state, ticks_s * 1000)

    def _look(self) -> None:
        """Read the level, as no edge comes while nothing moves, and one may have been missed."""
        self._hear(not self._pin.state, self._loop.time() * 1000)

    def _hear(self, closed: bool, at_ms: float) -> None:  # noqa: FBT001 - the contact's level is what it is
        for felt in self.debouncer.look(closed, at_ms):
            self._felt(felt)
        if self._later:
            self._later.cancel()
        due_ms = self.debouncer.due_ms
        self._later = None if due_ms is None else self._loop.call_at(due_ms / 1000, self._look)
