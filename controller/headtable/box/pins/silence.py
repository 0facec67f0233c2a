"""Turns off every signal on a pin, and exits. systemd runs this when the box has ended, for any reason."""

from __future__ import annotations

from collections.abc import Callable

from headtable.box.pins.factories import pins_for
from headtable.box.pins.pin import Pins
from headtable.box.pins.pin_switch import SETTLE_S, PinSwitch
from headtable.config import BoxSettings, SignalSettings
from headtable.errors import Unwell
from headtable.saying import text


class NotSilenced(Unwell):
    """Some signals could not be turned off."""

    def __init__(self, troubles: list[Unwell]) -> None:
        super().__init__("silence-incomplete")
        self.troubles = troubles

    def __str__(self) -> str:
        """One line for each of them."""
        return "\n".join(map(str, self.troubles))


def silence(
    settings: BoxSettings, pins_of: Callable[[BoxSettings], Pins] = pins_for, settle_s: float = SETTLE_S
) -> list[str]:
    """Drive every signal's pin low; one sentence for each. Raises NotSilenced at the end if one fails."""
    signals = [signal for signal in settings.signals if signal.pin is not None]
    if not signals:
        return [text("silence-no-pins")]
    pins = pins_of(settings)
    troubles = [trouble for signal in signals if (trouble := _silenced(pins, signal, settle_s))]
    if troubles:
        raise NotSilenced(troubles)
    return [text("silence-done", signal=signal.signal, device=signal.device) for signal in signals]


def _silenced(pins: Pins, signal: SignalSettings, settle_s: float) -> Unwell | None:
    """The reason why one could not be turned off; None if it is off."""
    assert signal.pin is not None  # noqa: S101  the caller has looked
    try:
        PinSwitch(pins, signal.pin, lambda _: None, settle_s).release()
    except Unwell as trouble:
        return Unwell("silence-failed", signal=signal.signal, device=signal.device, why=trouble)
    return None
