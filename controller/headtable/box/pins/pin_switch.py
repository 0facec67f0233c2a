"""A bell or an air horn on a pin. It is on while the pin is high, and never longer than its limit."""

from __future__ import annotations

import contextlib
import time
from threading import Event, Timer

from headtable.box.alarms import Alarm
from headtable.box.pins.pin import Pins, name_of
from headtable.box.signals.signal_board import SwitchFailed
from headtable.errors import Unwell
from headtable.messages.silence_reasons import (
    GuardFired,
    PinNotDriven,
    PinNotRead,
    PinNotReleased,
    PinReadsHigh,
    PinStaysHigh,
    PinStaysLow,
)

HIGH, LOW = 1, 0
SETTLE_S, LOOK_AGAIN_S = 0.002, 0.0001


class PinSwitch:
    """A switch on one pin. It reads back the level that it drives.

    A guard on its own thread turns it off at its limit, however long the loop stands still. Then it calls ``alarm``.
    """

    def __init__(self, pins: Pins, number: int, alarm: Alarm, settle_s: float = SETTLE_S) -> None:
        self.name = name_of(number)
        self._settle_s = settle_s
        self._alarm = alarm
        self._faults = pins.faults
        self._guard: Timer | None = None
        self._pin = pins.take(number)
        try:
            self._pin.output_with_state(LOW)
        except self._faults as trouble:
            raise SwitchFailed(PinNotDriven(self.name, str(trouble))) from None
        self.off()

    def on(self, longest_s: float) -> None:
        """Drive the pin high, after its guard is set."""
        if not self._is(LOW):
            raise SwitchFailed(PinReadsHigh(self.name))
        has_fired = Event()
        self._guard = Timer(longest_s, self._cut, (has_fired,))
        self._guard.daemon = True  # a guard must not delay the end of the program
        self._guard.start()
        self._drive(HIGH)
        if has_fired.is_set():  # before the pin was high, and it fires only once
            self._drive(LOW)
            raise SwitchFailed(GuardFired(self.name))
        if not self._is(HIGH):
            raise SwitchFailed(PinStaysLow(self.name))

    def off(self) -> None:
        """Drive the pin low, and cancel the guard."""
        self._drive(LOW)
        guard, self._guard = self._guard, None
        if guard is not None:
            if guard.finished.is_set():
                self._alarm(Unwell("guard-ended-blast", pin=self.name))
            guard.cancel()
        if not self._is(LOW):
            raise SwitchFailed(PinStaysHigh(self.name))

    def release(self) -> None:
        """Leave the pin low, and pulled down in case no program drives it."""
        try:
            self.off()
        finally:
            self._let_go()

    def _let_go(self) -> None:
        try:
            self._pin.function = "input"
            self._pin.pull = "down"
        except self._faults as trouble:
            raise SwitchFailed(PinNotReleased(self.name, str(trouble))) from None

    def _cut(self, has_fired: Event) -> None:
        """The guard's action, on its own thread.

        It first marks the switch as ended, for a caller that drives the pin high at this moment.
        """
        has_fired.set()
        with contextlib.suppress(SwitchFailed):  # the loop will meet the same fault, and report it
            self._drive(LOW)

    def _drive(self, level: int) -> None:
        try:
            self._pin.state = level
        except self._faults as trouble:
            raise SwitchFailed(PinNotDriven(self.name, str(trouble))) from None

    def _is(self, level: int) -> bool:
        """Whether the pin reaches this level. A connected device may delay it for a moment."""
        deadline_s = time.monotonic() + self._settle_s
        while self._reads() != level:
            if time.monotonic() > deadline_s:
                return self._reads() == level  # this thread may have stood still between the first look and the clock
            time.sleep(LOOK_AGAIN_S)
        return True

    def _reads(self) -> int:
        try:
            return int(self._pin.state)
        except self._faults as trouble:
            raise SwitchFailed(PinNotRead(self.name, str(trouble))) from None
