"""Mock pins that do not obey."""

from __future__ import annotations

from gpiozero.exc import GPIOZeroError
from gpiozero.pins.mock import MockFactory, MockPin

from headtable.box.pins.pin import Pin, Pins


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


def mock_pins(kind: type[MockPin] = MockPin) -> Pins:
    """Mock pins of one kind."""
    return Pins(MockFactory(pin_class=kind), (GPIOZeroError,))


def mock_pin(pins: Pins, number: int) -> Pin:
    """One of them, to look at."""
    return pins.factory.pin(f"GPIO{number}")
