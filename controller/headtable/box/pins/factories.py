"""How the pins are driven: by lgpio, by the legacy RPi.GPIO, or not at all; as the file says, and in no other way.

gpiozero alone would try one way after another, and obey GPIOZERO_PIN_FACTORY: here a way that does not work is said,
with what to do about it.
"""

from __future__ import annotations

import contextlib
import getpass
import os
import tempfile
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

from headtable.box.pins.pin import Factory, Pins
from headtable.config import BoxSettings
from headtable.errors import Unwell

OTHER_CHIPS = ("brcmstb", "exp-gpio", "brcmvirt")  # in the labels of a Pi's chips that are not its header
LGPIO_FIX = (
    "lgpio is not installed: pip has it for Python 3.11 and 3.12 on 64 bits; elsewhere `sudo apt install "
    'python3-lgpio` and make the environment with --system-site-packages, or write [box] pins = "rpigpio"'
)
RPIGPIO_FIX = (
    "RPi.GPIO is not installed: `sudo apt install gcc python3-dev` and `pip install headtable[rpigpio]`, "
    'or write [box] pins = "lgpio"'
)
NO_PI = 'this machine is no Raspberry Pi; to try headtable on it, write [box] pins = "mock"'


def pins_for(settings: BoxSettings) -> Pins:
    """The pins, driven as the file asks for; Unwell tells what is missing."""
    match settings.pins:
        case "lgpio":
            return _lgpio(settings.chip)
        case "rpigpio":
            return _rpigpio()
        case "mock":
            return _pins(import_module("gpiozero.pins.mock").MockFactory())


def _lgpio(chip: int) -> Pins:
    with _folder_of_its_own():
        lgpio = _imported("lgpio", LGPIO_FIX)
    try:
        made: Factory = import_module("gpiozero.pins.lgpio").LGPIOFactory(chip=chip)
    except lgpio.error as trouble:
        raise Unwell(f"{why_no_chip(chip)} (lgpio says {trouble})") from None
    _must_be_the_header(chip, lgpio)
    return _pins(made, lgpio.error)


def _rpigpio() -> Pins:
    try:
        _imported("RPi.GPIO", RPIGPIO_FIX)
        made: Factory = import_module("gpiozero.pins.rpigpio").RPiGPIOFactory()
    except RuntimeError as trouble:  # whatever RPi.GPIO does not like about the machine
        raise Unwell(f'{trouble}; RPi.GPIO knows a Pi up to 4: elsewhere write [box] pins = "lgpio"') from None
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


@contextlib.contextmanager
def _folder_of_its_own() -> Iterator[None]:
    """Let lgpio make the pipe that it wants in the working directory somewhere else.

    Two programs in one folder would read each other's. The pipe goes on working when its name is gone.
    """
    before = Path.cwd()
    try:
        with tempfile.TemporaryDirectory(prefix="headtable-lgpio-") as folder, contextlib.chdir(folder):
            yield
    except OSError as trouble:
        raise Unwell(f"lgpio needs a folder to make a pipe in: {trouble}; is {tempfile.gettempdir()} full?") from None
    finally:
        os.chdir(before)


def why_no_chip(chip: int, devices: Path = Path("/dev"), may_open: Callable[[Path], bool] | None = None) -> str:
    """Why a chip of pins cannot be opened, and what to do about it."""
    there = sorted(path.name.removeprefix("gpiochip") for path in devices.glob("gpiochip*"))
    path = devices / f"gpiochip{chip}"
    if not there:
        return f"there is no {path}, nor any other: {NO_PI}"
    if not path.exists():
        return f"there is no {path}: write [box] chip = {there[0]}, or one of {', '.join(there)}"
    if not (may_open or _may_open)(path):
        user = getpass.getuser()
        return f"{user} may not open {path}: `sudo usermod -aG gpio {user}`, then log in again"
    return f"{path} cannot be opened"


def _may_open(path: Path) -> bool:
    return os.access(path, os.R_OK | os.W_OK)


def _must_be_the_header(chip: int, lgpio: ModuleType) -> None:
    """Refuse another chip than the header's: on a Pi 5 the header's number depends on the kernel."""
    handle = lgpio.gpiochip_open(chip)
    _, _, _, label = lgpio.gpio_get_chip_info(handle)
    lgpio.gpiochip_close(handle)
    if why := wrong_chip(chip, str(label)):
        raise Unwell(why)


def wrong_chip(chip: int, label: str) -> str:
    """Why a chip with this label is not the header; nothing when it may be."""
    if not any(other in label for other in OTHER_CHIPS):
        return ""
    return (
        f"/dev/gpiochip{chip} is {label}, and not the Pi's header: `gpioinfo` (Debian's gpiod) shows which one is "
        "pinctrl-...; write its number as [box] chip = ..."
    )
