"""Pins of the Pi that cannot be used as the file says: unfit, in use by a bus, or used twice."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase
from itertools import chain

from msgspec import Struct

from headtable.config.address import address_of, is_line
from headtable.config.header import (
    BEST_PINS,
    RTS_PIN,
    UARTS,
    looks_like_a_pin,
    pin_meant,
    unfit_for_a_signal,
    unfit_for_an_input,
)
from headtable.config.lines import Where
from headtable.config.settings import BoxSettings
from headtable.config.twice import twice

ALSA = ("hw", "plughw", "plug", "sysdefault", "front", "dmix")  # how the names of ALSA devices begin
_BEST = f"one of {BEST_PINS}"


def misused_pins(box: BoxSettings) -> Iterator[tuple[Where, str]]:
    """All of them, and where they stand."""
    yield from _of_signals(box)
    yield from _of_inputs(box)


def as_a_pin(where: Where, written: object) -> str:
    """How a pin is written that stands otherwise in a key that may name one, and why it may not be that pin."""
    if where[:2] not in (("box", "signals"), ("box", "buttons")) or where[-1] not in ("device", "at"):
        return ""
    if not looks_like_a_pin(written):
        return ""
    pin = pin_meant(written)
    if pin is None:
        return f'it looks like a pin, and no pin of this Pi is called so: write "gpio:N", its BCM number, {_BEST}'
    why = unfit_for_a_signal(pin) if where[1] == "signals" else unfit_for_an_input(pin)
    if why:
        return f"it looks like a pin of this Pi, but GPIO{pin} {why}; use one of {BEST_PINS}"
    return f'it looks like a pin of this Pi: write "gpio:{pin}"'


def as_a_speaker(where: Where, written: object) -> str:
    """How a loudspeaker is written that stands otherwise in the key of a signal."""
    if where[:2] != ("box", "signals") or where[-1] != "device" or not isinstance(written, str):
        return ""
    scheme, _, device = written.strip().partition(":")
    if scheme.lower() == "speaker":
        return f'a loudspeaker is named by its ALSA device: write "speaker:{device.strip() or "default"}"'
    if scheme.lower() in ALSA:
        return f'it looks like a loudspeaker: write "speaker:{written.strip()}"'
    return ""


def _of_signals(box: BoxSettings) -> Iterator[tuple[Where, str]]:
    for number, settings in enumerate(box.signals):
        where = ("box", "signals", number, "device")
        if settings.board == settings.device and (told := as_a_pin(where, settings.device)):
            yield where, f'[[box.signals]] device = "{settings.device}": {told}'
        if settings.pin is not None and (why := unfit_for_a_signal(settings.pin)):
            yield (
                ("box", "signals", number, "device"),
                f'[[box.signals]] device = "{settings.device}": GPIO{settings.pin} {why}; use one of {BEST_PINS}',
            )
    for device, number in twice([signal.device for signal in box.signals]):
        if box.signals[number].pin is not None:
            yield ("box", "signals", number, "device"), f'"{device}" drives another signal already: use another pin'


class Input(Struct, frozen=True):
    """A pin that is read, whose it is, and where the file says so."""

    pin: int
    owner: str
    where: Where


def _inputs(box: BoxSettings) -> Iterator[Input]:
    """The buttons, then the dice."""
    for number, button in enumerate(box.buttons):
        yield Input(button.pin, f'the button "{button.uid}"', ("box", "buttons", number, "at"))
    for number, dice in enumerate(box.dice):
        owner = f'the dice "{dice.uid}"'
        for pin in dice.button_pins:
            yield Input(pin, owner, ("box", "dice", number, "button_pins"))
        for pin in chain.from_iterable(dice.face_pins):
            yield Input(pin, owner, ("box", "dice", number, "face_pins"))


def _turned_by_rts(box: BoxSettings) -> str:
    """The RS-485 line on the header's own UART, whose driver is turned round by a pin; empty if there is none."""
    lines = (line for line in box.lines if is_line(line) and line.startswith("rs485:"))
    return next((line for line in lines if any(fnmatchcase(port, address_of(line).path) for port in UARTS)), "")


def _of_inputs(box: BoxSettings) -> Iterator[tuple[Where, str]]:
    """Two signals on one pin are told elsewhere."""
    used = {signal.pin: f"the {signal.signal}" for signal in box.signals if signal.pin is not None}
    if line := _turned_by_rts(box):
        used[RTS_PIN] = f'the RTS of "{line}"'
    for one in _inputs(box):
        if why := unfit_for_an_input(one.pin):
            yield one.where, f"GPIO{one.pin} {why}; use another pin"
        if one.pin in used:
            yield one.where, f"GPIO{one.pin} has {used[one.pin]} on it already: use another pin"
        used[one.pin] = one.owner
