"""Find pins of the Pi that are unfit, taken by a bus, or used twice."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase
from itertools import chain

from msgspec import Struct

from headtable.config.address import address_of, is_line
from headtable.config.duplicates import duplicates
from headtable.config.header import (
    RTS_PIN,
    UARTS,
    Unfit,
    looks_like_a_pin,
    pin_meant,
    unfit_for_a_signal,
    unfit_for_an_input,
)
from headtable.config.key_lines import Where
from headtable.config.settings import BoxSettings
from headtable.saying import Sentence, sentence

PIN_KEYS = ("device", "heartbeat", "contact", "at")
ALSA = ("hw", "plughw", "plug", "sysdefault", "front", "dmix")  # names of ALSA devices begin like this


def misused_pins(box: BoxSettings) -> Iterator[tuple[Where, Struct]]:
    """Find every misused pin."""
    yield from _of_signals(box)
    yield from _of_heartbeats(box)
    yield from _of_inputs(box)


class PinUnknown(Struct, frozen=True, tag="pin-unknown"):
    """The text looks like a pin, but no pin of this Pi has that name."""


class PinUnfit(Struct, frozen=True, tag="pin-unfit"):
    """The text is another spelling of a pin that may not be used here."""

    pin: int
    why: Unfit


class PinMisspelt(Struct, frozen=True, tag="pin-misspelt"):
    """The text is another spelling of a pin."""

    pin: int


class SpeakerMisspelt(Struct, frozen=True, tag="speaker-misspelt"):
    """The text is another spelling of a loudspeaker."""

    device: str


class SpeakerNeedsScheme(Struct, frozen=True, tag="speaker-needs-scheme"):
    """The text is an ALSA device without ``speaker:`` before it."""

    device: str


def as_a_pin(where: Where, written: object) -> PinUnknown | PinUnfit | PinMisspelt | None:
    """The pin that a misspelt value means; None if it means no pin."""
    if where[:2] not in (("box", "signals"), ("box", "buttons")) or where[-1] not in PIN_KEYS:
        return None
    if not looks_like_a_pin(written):
        return None
    pin = pin_meant(written)
    if pin is None:
        return PinUnknown()
    why = unfit_for_a_signal(pin) if where[-1] in ("device", "heartbeat") else unfit_for_an_input(pin)
    return PinUnfit(pin, why) if why else PinMisspelt(pin)


def as_a_speaker(where: Where, written: object) -> SpeakerMisspelt | SpeakerNeedsScheme | None:
    """The loudspeaker that a misspelt value means; None if it means none."""
    if where[:2] != ("box", "signals") or where[-1] != "device" or not isinstance(written, str):
        return None
    scheme, _, device = written.strip().partition(":")
    if scheme.lower() == "speaker":
        return SpeakerMisspelt(device.strip() or "default")
    return SpeakerNeedsScheme(written.strip()) if scheme.lower() in ALSA else None


def _of_signals(box: BoxSettings) -> Iterator[tuple[Where, Struct]]:
    for number, settings in enumerate(box.signals):
        where: Where = ("box", "signals", number, "device")
        if settings.board == settings.device and (meant := as_a_pin(where, settings.device)):
            yield where, sentence("signal-device-misspelt", device=settings.device, meant=meant)
        if settings.pin is not None and (why := unfit_for_a_signal(settings.pin)):
            yield where, sentence("signal-pin-unfit", device=settings.device, pin=settings.pin, why=why)
    for device, number in duplicates([signal.device for signal in box.signals]):
        if box.signals[number].pin is not None:
            yield ("box", "signals", number, "device"), sentence("signal-pin-twice", device=device)


def _of_heartbeats(box: BoxSettings) -> Iterator[tuple[Where, Struct]]:
    """Find heartbeats on unfit or used pins."""
    used = _with_signals(box)
    for number, signal in enumerate(box.signals):
        where: Where = ("box", "signals", number, "heartbeat")
        pin = signal.heartbeat_pin
        if pin is None:
            continue
        if why := unfit_for_a_signal(pin):
            yield where, sentence("input-pin-unfit", pin=pin, why=why)
        if pin in used:
            yield where, sentence("input-pin-used", pin=pin, owner=used[pin])
        used[pin] = sentence("pin-of-heartbeat", signal=signal.signal)


def _with_signals(box: BoxSettings) -> dict[int, Sentence]:
    """The pins that drive a signal, each with its signal."""
    return {
        signal.pin: sentence("pin-of-signal", signal=signal.signal)
        for signal in box.signals
        if signal.pin is not None
    }


class Input(Struct, frozen=True):
    """A pin that is read, with its owner and its place in the file."""

    pin: int
    owner: Sentence
    where: Where


def _inputs(box: BoxSettings) -> Iterator[Input]:
    """Pins of the contacts of relays, then of the buttons, then of the dice."""
    for number, signal in enumerate(box.signals):
        if signal.contact_pin is not None:
            owner = sentence("pin-of-contact", signal=signal.signal)
            yield Input(signal.contact_pin, owner, ("box", "signals", number, "contact"))
    for number, button in enumerate(box.buttons):
        yield Input(button.pin, sentence("pin-of-button", uid=button.uid), ("box", "buttons", number, "at"))
    for number, dice in enumerate(box.dice):
        owner = sentence("pin-of-dice", uid=dice.uid)
        for pin in dice.button_pins:
            yield Input(pin, owner, ("box", "dice", number, "button_pins"))
        for pin in chain.from_iterable(dice.face_pins):
            yield Input(pin, owner, ("box", "dice", number, "face_pins"))


def _turned_by_rts(box: BoxSettings) -> str | None:
    """The RS-485 line on the header's own UART, whose driver needs the RTS pin; None if there is none."""
    lines = (line for line in box.lines if is_line(line) and line.startswith("rs485:"))
    return next((line for line in lines if any(fnmatchcase(port, address_of(line).path) for port in UARTS)), None)


def _of_inputs(box: BoxSettings) -> Iterator[tuple[Where, Struct]]:
    """Find inputs on unfit or used pins; `_of_signals` finds two signals on one pin."""
    used = _with_signals(box)
    for signal in box.signals:
        if signal.heartbeat_pin is not None:
            used[signal.heartbeat_pin] = sentence("pin-of-heartbeat", signal=signal.signal)
    if line := _turned_by_rts(box):
        used[RTS_PIN] = sentence("pin-of-rts", line=line)
    for one in _inputs(box):
        if why := unfit_for_an_input(one.pin):
            yield one.where, sentence("input-pin-unfit", pin=one.pin, why=why)
        if one.pin in used:
            yield one.where, sentence("input-pin-used", pin=one.pin, owner=used[one.pin])
        used[one.pin] = one.owner
