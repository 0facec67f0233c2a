"""A contact between a pin and ground, whose edges are handled in the box's loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from headtable.box.alarms import Alarm
from headtable.box.pins.pin import RETRY_AFTER_FAULT_S, Pins, in_loop, name_of
from headtable.box.sources.button.debounce import ContactEvent, Debouncer
from headtable.errors import Unwell


class Contact:
    """One pin, pulled up, low while the contact is closed; ``alarm`` is called when it cannot be read any more."""

    def __init__(
        self,
        pins: Pins,
        number: int,
        debouncer: Debouncer,
        felt: Callable[[ContactEvent], None],
        alarm: Alarm,
    ) -> None:
        self.name = name_of(number)
        self.debouncer = debouncer
        self._felt = felt
        self._alarm = alarm
        self._faults = pins.faults
        self._loop = asyncio.get_running_loop()
        self._later: asyncio.TimerHandle | None = None
        self._pin = pins.take(number)
        try:
            self._pin.function, self._pin.pull, self._pin.edges = "input", "up", "both"
            self._pin.when_changed = self._changed
            is_closed = not self._pin.state
        except self._faults as trouble:
            raise Unwell("button-pin-unusable", pin=self.name, error=str(trouble)) from None
        self._handle_level(is_closed, self._loop.time() * 1000)

    def release(self) -> None:
        """Stop listening to the pin."""
        if self._later:
            self._later.cancel()
        with suppress(*self._faults):  # a chip that is gone reports no edges
            self._pin.when_changed = None

    def _changed(self, ticks_s: float, state: int) -> None:
        """An edge, with the moment at which the kernel saw it."""
        in_loop(self._loop, self._handle_level, not state, ticks_s * 1000)

    def _look(self) -> None:
        """Read the level now: an edge may have been missed."""
        try:
            is_closed = not self._pin.state
        except self._faults as trouble:
            self._alarm(Unwell("button-pin-unread", pin=self.name, error=str(trouble)))
            self._later = self._loop.call_later(RETRY_AFTER_FAULT_S, self._look)
        else:
            self._handle_level(is_closed, self._loop.time() * 1000)

    def _handle_level(self, closed: bool, at_ms: float) -> None:  # noqa: FBT001 - the contact's level is what it is
        for felt in self.debouncer.update(closed, at_ms):
            self._felt(felt)
        if self._later:
            self._later.cancel()
        due_ms = self.debouncer.due_ms
        self._later = None if due_ms is None else self._loop.call_at(due_ms / 1000, self._look)
