"""Chooses the driver of the pins: gpiod, the legacy RPi.GPIO, or none. Only the file decides.

gpiozero alone would try one driver after another, and obey GPIOZERO_PIN_FACTORY. Here a driver that fails is an error
that names the remedy.
"""

from __future__ import annotations

from importlib import import_module

from headtable.box.pins.chips import header_chip
from headtable.box.pins.pin import Factory, Pins
from headtable.config import BoxSettings
from headtable.errors import Unwell


def pins_for(settings: BoxSettings) -> Pins:
    """The pin factory that the file asks for; Unwell names what is missing."""
    match settings.pins:
        case "gpiod":
            return _gpiod()
        case "rpigpio":
            return _rpigpio()
        case "mock":
            return _pins(import_module("gpiozero.pins.mock").MockFactory())


def _gpiod() -> Pins:
    try:
        gpiod = import_module("gpiod")
    except ImportError as missing:
        raise Unwell("gpiod-missing", error=str(missing)) from None
    from headtable.box.pins.gpiod import GPIODFactory, label_of  # noqa: PLC0415  gpiod is there on Linux only

    path = header_chip(label_of)
    try:
        made: Factory = GPIODFactory(gpiod.Chip(str(path)))
    except OSError as trouble:
        raise Unwell("chip-unopened", chip=str(path), error=trouble.strerror) from None
    return _pins(made)


def _rpigpio() -> Pins:
    try:
        import_module("RPi.GPIO")
        made: Factory = import_module("gpiozero.pins.rpigpio").RPiGPIOFactory()
    except ImportError as missing:
        raise Unwell("rpigpio-missing", error=str(missing)) from None
    except RuntimeError as trouble:  # any error of RPi.GPIO about the machine
        raise Unwell("rpigpio-refused", error=str(trouble)) from None
    return _pins(made, RuntimeError)


def _pins(made: Factory, *faults: type[Exception]) -> Pins:
    """The pins of a factory, on a machine that has a Pi's header."""
    exc = import_module("gpiozero.exc")
    try:
        made.board_info.model  # noqa: B018 - asks which Pi this is, before a pin is needed
    except exc.PinUnknownPi:
        raise Unwell("pins-no-pi") from None
    except OSError as trouble:
        raise Unwell("pins-pi-unseen", error=str(trouble)) from None
    return Pins(made, (exc.GPIOZeroError, OSError, *faults))
