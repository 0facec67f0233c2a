"""The contact of a signal's relay, read back: whether the signal has current while it sounds, and only then."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from headtable.box.alarms import Alarm
from headtable.box.pins.pin import Pin, Pins, name_of
from headtable.box.pins.pin_switch import HIGH, LOW
from headtable.box.signals.signal_board import Cancellable, Switch, SwitchFailed, TimeSource
from headtable.errors import Unwell
from headtable.messages.silence_reasons import RelayWelded

LOOK_S = 0.02
LOOK_AGAIN_S = 1.0  # after a fault of the pin
CLOSES_WITHIN_S = 0.06  # by then a relay's contact has followed its coil
OPENS_WITHIN_S = 1.0  # longer, because a motor that runs down may still give voltage

ContactFault = Literal["welded", "no-contact"]


class ContactPin:
    """The pin of a contact: pulled up, and low while the signal has current."""

    def __init__(self, pins: Pins, number: int) -> None:
        self._name = name_of(number)
        self._faults = pins.faults
        self._pin: Pin = pins.take(number)
        try:
            self._pin.function, self._pin.pull = "input", "up"
        except self._faults as trouble:
            raise self._not_read(trouble) from None

    def level(self) -> int:
        """HIGH while the signal has current; Unwell if the pin cannot be read."""
        try:
            return LOW if self._pin.state else HIGH
        except self._faults as trouble:
            raise self._not_read(trouble) from None

    def _not_read(self, trouble: Exception) -> Unwell:
        return Unwell("contact-not-read", pin=self._name, error=str(trouble))


class RelayContact:
    """Compares the level of a relay's contact with the level that its switch should have.

    A contact that follows a moment later is well. One that has welded stays ``is_welded``, whatever it does later.
    """

    def __init__(self) -> None:
        self.is_welded = False
        self._wanted = LOW
        self._differs_from_s: float | None = None  # when the contact was first seen at the other level

    def want(self, level: int) -> None:
        """The switch is driven to this level."""
        if level != self._wanted:
            self._wanted, self._differs_from_s = level, None

    def unread(self) -> None:
        """The contact could not be read: its level until now is unknown."""
        self._differs_from_s = None

    def fault(self, level: int, now_s: float) -> ContactFault | None:
        """The fault of a contact that is at this level now; None while it follows."""
        if level == self._wanted:
            self._differs_from_s = None
            return None
        if self._differs_from_s is None:
            self._differs_from_s = now_s
        if now_s - self._differs_from_s < (OPENS_WITHIN_S if level else CLOSES_WITHIN_S):
            return None
        self.is_welded = self.is_welded or level == HIGH
        return "welded" if level else "no-contact"


class RelaySwitch:
    """A switch that reads back the contact of its relay 50 times a second. It never turns a welded relay on again.

    ``found`` is called with a fault when it begins.
    """

    def __init__(
        self, switch: Switch, pin: ContactPin, time: TimeSource, found: Callable[[ContactFault], None], alarm: Alarm
    ) -> None:
        self._switch, self._pin, self._time = switch, pin, time
        self._found, self._alarm = found, alarm
        self._contact = RelayContact()
        self._fault: ContactFault | None = None
        self._timer: Cancellable = time.later(LOOK_S, self._look)

    def on(self, longest_s: float) -> None:
        """Turn it on, unless its relay has welded."""
        if self._contact.is_welded:
            raise SwitchFailed(RelayWelded())
        self._contact.want(HIGH)
        self._switch.on(longest_s)

    def off(self) -> None:
        """Turn it off."""
        self._contact.want(LOW)
        self._switch.off()

    def stop_looking(self) -> None:
        """Read the contact no more."""
        self._timer.cancel()

    def _look(self) -> None:
        try:
            level = self._pin.level()
        except Unwell as trouble:
            self._alarm(trouble)
            self._contact.unread()
            self._timer = self._time.later(LOOK_AGAIN_S, self._look)
            return
        self._timer = self._time.later(LOOK_S, self._look)
        before, self._fault = self._fault, self._contact.fault(level, self._time.clock())
        if self._fault is not None and self._fault != before:
            self._found(self._fault)
