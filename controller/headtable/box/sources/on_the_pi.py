"""The devices on the Pi itself: signals on pins and a loudspeaker, heartbeats, and buttons and dice on pins."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator

from msgspec.structs import replace

from headtable.box.onboard import Onboard
from headtable.box.pins.boards import on_pins
from headtable.box.pins.factories import pins_for
from headtable.box.pins.heartbeat_pin import heartbeats
from headtable.box.pins.pin import Pins
from headtable.box.shutdown_order import Life
from headtable.box.sources.button.bell import BellButton
from headtable.box.sources.dice.on_pins import dice_on_pins
from headtable.box.speaker.speaker_board import on_speaker
from headtable.config import BoxSettings, SignalSettings
from headtable.errors import BadConfig, Unwell

PinsOf = Callable[[BoxSettings], Pins]


@contextlib.contextmanager
def plugged_in(settings: BoxSettings, socket: Onboard, pins_of: PinsOf = pins_for) -> Iterator[list[Life]]:
    """All devices on the Pi, until the end. The caller runs the tasks of heartbeats, buttons and dice."""
    pins = _pins(settings, socket, pins_of)
    with contextlib.ExitStack() as plugged:
        signals = _signals(settings)
        plugged.enter_context(on_speaker(signals, socket))
        if pins is None:
            yield []
            return
        welded = plugged.enter_context(on_pins(signals, pins, socket))
        yield [
            *heartbeats(signals, pins, socket, welded),
            *_inputs(plugged, settings, socket, pins),
        ]


def _signals(settings: BoxSettings) -> tuple[SignalSettings, ...]:
    """The signals. On mock pins they have no contact, as no relay follows a mock pin."""
    if settings.pins == "mock":
        return tuple(replace(signal, contact=None) for signal in settings.signals)
    return settings.signals


def _pins(settings: BoxSettings, socket: Onboard, pins_of: PinsOf) -> Pins | None:
    """The one pin factory for all devices.

    None if nothing needs pins. If a signal needs them and they cannot be driven, it raises Unwell: a box must not
    seem able to ring its bell. If only inputs need them it returns None, and the box runs without those.
    """
    if any(signal.pin is not None for signal in settings.signals):
        if settings.pins == "mock":
            socket.complaints.note(settings.id, BadConfig("pins-mock"))
        return pins_of(settings)
    inputs = [
        *(button.uid for button in settings.buttons),
        *(dice.uid for dice in settings.dice if dice.at == "gpio"),
    ]
    if not inputs:
        return None
    try:
        return pins_of(settings)
    except Unwell as trouble:
        for uid in inputs:
            socket.alarm(uid)(trouble)
        return None


def _inputs(plugged: contextlib.ExitStack, settings: BoxSettings, socket: Onboard, pins: Pins) -> Iterator[Life]:
    """The tasks of buttons and dice on the pins. One whose pin is unavailable raises an alarm, and has no task."""
    for button in settings.buttons:
        try:
            yield BellButton(button, pins, socket).run()
        except Unwell as trouble:
            socket.alarm(button.uid)(trouble)
    for dice in settings.dice:
        if dice.at == "gpio":
            try:
                yield plugged.enter_context(dice_on_pins(dice, pins, socket)).run()
            except Unwell as trouble:
                socket.alarm(dice.uid)(trouble)
