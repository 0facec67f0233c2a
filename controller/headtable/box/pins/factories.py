"""How the pins are driven: by gpiod, by the legacy RPi.GPIO, or not at all; as the file says, and in no other way.

gpiozero alone would try one way after another, and obey GPIOZERO_PIN_FACTORY: here a way that does not work is said,
with what to do about it.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from headtable.box.pins.chips import NO_PI, header_chip
from headtable.box.pins.pin import Factory, Pins
from headtable.config import BoxSettings
from headtable.errors import Unwell

GPIOD_FIX = (
    "gpiod is not installed: run what installed headtable again, `sudo systemd/install` or `make run`; on 32 bits "
    "it needs `sudo apt install gcc python3-dev` first"
)
RPIGPIO_FIX = (
    "RPi.GPIO is not installed: `sudo apt install gcc python3-dev` and `pip install headtable[rpigpio]`, "
    'or write [box] pins = "gpiod"'
)


def pins_for(settings: BoxSettings) -> Pins:
    """The pins, driven as the file asks for; Unwell tells what is missing."""
    match settings.pins:
        case "gpiod":
            return _gpiod()
        case "rpigpio":
            return _rpigpio()
        case "mock":
            return _pins(import_module("gpiozero.pins.mock").MockFactory())


def _gpiod() -> Pins:
    gpiod = _imported("gpiod", GPIOD_FIX)
    from headtable.box.pins.gpiod import GPIODFactory, label_of  # noqa: PLC0415  gpiod is there on Linux only

    path = header_chip(label_of)
    try:
        made: Factory = GPIODFactory(gpiod.Chip(str(path)))
    except OSError as trouble:
        raise Unwell(f"{path} cannot be opened: {trouble.strerror}") from None
    return _pins(made)


def _rpigpio() -> Pins:
    try:
        _imported("RPi.GPIO", RPIGPIO_FIX)
        made: Factory = import_module("gpiozero.pins.rpigpio").RPiGPIOFactory()
    except RuntimeError as trouble:  # whatever RPi.GPIO does not like about the machine
        raise Unwell(f'{trouble}; RPi.GPIO knows a Pi up to 4: elsewhere write [box] pins = "gpiod"') from None
    return _pins(made, RuntimeError)


def _imported(name: str, fix: str) -> ModuleType:
    try:
        return import_module(name)
    except ImportError as trouble:
        raise Unwell(f"{fix} ({trouble})") from None


def _pins(made: Factory, *faults: type[Exception]) -> Pins:
    """The pins of a factory, on a machine that has a Pi's header."""
    exc = import_module("gpiozero.exc")
    try:
        made.board_info.model  # noqa: B018 - asks which Pi this is, before a pin is needed
    except exc.PinUnknownPi:
        raise Unwell(NO_PI) from None
    except OSError as trouble:
        raise Unwell(f"cannot see which Pi this is: {trouble}; does a systemd unit hide /proc from it?") from None
    return Pins(made, (exc.GPIOZeroError, OSError, *faults))
