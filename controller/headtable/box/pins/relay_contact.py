"""The contact of a signal's relay, read back: whether the signal has current while it sounds, and only then."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Literal

from headtable.box.alarms import Alarm
from headtable.box.pins.pin import RETRY_AFTER_FAULT_S, Pin, Pins, name_of
from headtable.box.signals.signal_board import Cancellable, Switch, SwitchFailed, TimeSource
from headtable.errors import Unwell
from headtable.messages.silence_reasons import RelayWelded

READ_EVERY_S = 0.02
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

    def has_current(self) -> bool:
        """Whether the signal has current; Unwell if the pin cannot be read."""
        try:
            return not self._pin.state
        except self._faults as trouble:
            raise self._not_read(trouble) from None

    def _not_read(self, trouble: Exception) -> Unwell:
        return Unwell("contact-not-read", pin=self._name, error=str(trouble))


class RelayContact:
    """Compares what a relay's contact does with what its switch was last told.

    A contact that follows a moment later is well. One that has welded stays ``is_welded``, whatever it does later.
    """

    def __init__(self) -> None:
        self.is_welded = False
        self._is_on = False  # the switch
        self._read_s = -inf  # when the contact was read last
        self._differs_from_s: float | None = None  # when the contact was first seen to differ

    def want(self, is_on: bool) -> None:  # noqa: FBT001 - the switch is what it is
        """The switch is turned on or off."""
        if is_on is not self._is_on:
            self._is_on, self._differs_from_s = is_on, None

    def unread(self) -> None:
        """The contact could not be read: what it did until now is unknown."""
        self._differs_from_s = None

    def fault(self, has_current: bool, now_s: float) -> ContactFault | None:  # noqa: FBT001 - as above
        """The fault of a contact that gives the signal current now, or does not; None while it follows."""
        follows_within_s = CLOSES_WITHIN_S if self._is_on else OPENS_WITHIN_S
        unread_s, self._read_s = now_s - self._read_s, now_s
        if unread_s > follows_within_s:
            self.unread()  # the loop stood still: the guard, or the board, may have opened the relay meanwhile
        if has_current is self._is_on:
            self._differs_from_s = None
            return None
        if self._differs_from_s is None:
            self._differs_from_s = now_s
        if now_s - self._differs_from_s < follows_within_s:
            return None
        self.is_welded = self.is_welded or has_current
        return "welded" if has_current else "no-contact"


class RelaySwitch:
    """A switch that reads its relay's contact 50 times a second. A welded relay stays off until the box restarts.

    ``report_fault`` is called when a fault begins, and once for a weld.
    """

    def __init__(
        self,
        switch: Switch,
        pin: ContactPin,
        time: TimeSource,
        report_fault: Callable[[ContactFault], None],
        alarm: Alarm,
    ) -> None:
        self._switch, self._pin, self._time = switch, pin, time
        self._report_fault, self._alarm = report_fault, alarm
        self._contact = RelayContact()
        self._fault: ContactFault | None = None
        self._timer: Cancellable = time.later(READ_EVERY_S, self._read)

    def on(self, longest_s: float) -> None:
        """Turn it on, unless its relay has welded."""
        if self._contact.is_welded:
            raise SwitchFailed(RelayWelded())
        self._contact.want(is_on=True)
        self._switch.on(longest_s)

    def off(self) -> None:
        """Turn it off."""
        self._contact.want(is_on=False)
        self._switch.off()

    def stop_reading(self) -> None:
        """Stop reading the contact."""
        self._timer.cancel()

    def _read(self) -> None:
        try:
            has_current = self._pin.has_current()
        except Unwell as trouble:
            self._alarm(trouble)
            self._contact.unread()
            self._timer = self._time.later(RETRY_AFTER_FAULT_S, self._read)
            return
        self._timer = self._time.later(READ_EVERY_S, self._read)
        if not self._contact.is_welded:
            self._judge(has_current)

    def _judge(self, has_current: bool) -> None:  # noqa: FBT001 - as above
        before, self._fault = self._fault, self._contact.fault(has_current, self._time.clock())
        if self._fault is not None and self._fault != before:
            self._report_fault(self._fault)
