"""Mock pins that do not obey."""

from __future__ import annotations

import time

from gpiozero.exc import GPIOZeroError
from gpiozero.pins.mock import MockFactory, MockPin

from headtable.box.pins.pin import Pin, Pins

LATE_S = 0.3


class WeldedPin(MockPin):  # type: ignore[misc]  # gpiozero has no annotations
    """A pin that, once high, stays high."""

    def _change_state(self, value: bool) -> bool:  # noqa: FBT001 - gpiozero's own signature
        return bool(super()._change_state(value or self._state))


class ShortedPin(MockPin):  # type: ignore[misc]  # gpiozero has no annotations
    """A pin that something else holds low."""

    def _change_state(self, value: bool) -> bool:  # noqa: FBT001 - gpiozero's own signature
        return bool(super()._change_state(False))  # noqa: FBT003


class GonePin(MockPin):  # type: ignore[misc]  # gpiozero has no annotations
    """A pin whose chip raises once it is told to go high."""

    def _set_state(self, value: int) -> None:
        if value:
            raise GPIOZeroError("no such chip")
        super()._set_state(value)


class HeldPin(MockPin):  # type: ignore[misc]  # gpiozero has no annotations
    """A pin that cannot be made an input any more, if it is GPIO22."""

    def _set_function(self, value: str) -> None:
        if value == "input" and self.info.name == "GPIO22":
            raise GPIOZeroError("no such handle")
        super()._set_function(value)


class LatePin(MockPin):  # type: ignore[misc]  # gpiozero has no annotations
    """A pin that goes high only after the program has stood still for a while."""

    def _set_state(self, value: int) -> None:
        if value:
            time.sleep(LATE_S)
        super()._set_state(value)


class SlowlyReadPin(MockPin):  # type: ignore[misc]  # gpiozero has no annotations
    """A pin whose first reading after a change is the old level, and takes longer than a level may take."""

    _is_changed = False

    def _change_state(self, value: bool) -> bool:  # noqa: FBT001 - gpiozero's own signature
        self._is_changed = bool(super()._change_state(value))
        return self._is_changed

    def _get_state(self) -> int:
        level = int(super()._get_state())
        if not self._is_changed:
            return level
        self._is_changed = False
        time.sleep(LATE_S)
        return 1 - level


class MutePin(MockPin):  # type: ignore[misc]  # gpiozero has no annotations
    """A pin that cannot be read while it is mute."""

    is_mute = False

    def _get_state(self) -> int:
        if self.is_mute:
            raise GPIOZeroError("no such chip")
        return int(super()._get_state())


def mock_pins(kind: type[MockPin] = MockPin) -> Pins:
    """Mock pins of one kind."""
    return Pins(MockFactory(pin_class=kind), (GPIOZeroError,))


def mock_pin(pins: Pins, number: int) -> Pin:
    """One of them, to look at."""
    return pins.factory.pin(f"GPIO{number}")
