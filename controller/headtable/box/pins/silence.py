"""Turns off every signal on a pin, and leaves: what systemd runs when the box has ended, however it ended."""

from __future__ import annotations

from collections.abc import Callable

from headtable.box.pins.factories import pins_for
from headtable.box.pins.pin import Pins
from headtable.box.pins.switch import PinSwitch
from headtable.config import BoxSettings, SignalSettings
from headtable.errors import Unwell


def silence(settings: BoxSettings, pins_of: Callable[[BoxSettings], Pins] = pins_for) -> list[str]:
    """Drive every signal's pin low, and leave it so; tells what is off. Unwell, after all are tried, what is not."""
    signals = [signal for signal in settings.signals if signal.pin is not None]
    if not signals:
        return ["no signal hangs on a pin of this Pi"]
    pins = pins_of(settings)
    troubles = [trouble for signal in signals if (trouble := _silenced(pins, signal))]
    if troubles:
        raise Unwell("\n".join(troubles))
    return [f"the {signal.signal} on {signal.device} is off" for signal in signals]


def _silenced(pins: Pins, signal: SignalSettings) -> str:
    """Why one could not be turned off; nothing when it is."""
    assert signal.pin is not None  # noqa: S101  the caller has looked
    try:
        PinSwitch(pins, signal.pin, lambda _: None).release()
    except Unwell as trouble:
        return f"the {signal.signal} on {signal.device}: {trouble}"
    return ""
