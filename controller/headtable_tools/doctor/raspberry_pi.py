"""The Pi itself: its model, how its pins are driven, and whether its power is enough."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec.structs import replace

from headtable.box.pins.chips import (
    ChipsForbidden,
    ChipsMissing,
    ChipsWithoutHeader,
    NoChip,
    NoHeader,
    header_chip,
)
from headtable.config import BoxSettings
from headtable_tools.doctor.finding import Finding, Good, Unknown, Wrong
from headtable_tools.doctor.machine import Machine

LOW_NOW, LOW_BEFORE = 1 << 0, 1 << 16  # vcgencmd get_throttled
REGISTERS = "/dev/gpiomem"  # where RPi.GPIO reaches the pins, without a chip
PiPart = Literal["model", "pins", "chip", "power"]
PARTS: tuple[PiPart, ...] = ("model", "pins", "chip", "power")


class NotRaspberryPi(Unknown):
    """Only a Pi has this component."""

    part: PiPart


class PiModel(Good):
    """The Pi's name for itself."""

    model: str


class PinsAreMock(Unknown):
    """The configuration drives no pin."""


class GpiodAbsent(Wrong):
    """The library gpiod is not installed."""


class RpigpioAbsent(Wrong):
    """The library RPi.GPIO is not installed."""


class RpigpioTooOld(Wrong):
    """RPi.GPIO does not know this Pi."""


class PinsReady(Good):
    """The library that drives the pins is installed."""

    library: str


class ChipUnknown(Unknown):
    """Only gpiod could tell."""


class ChipForbidden(Wrong):
    """The user may open no GPIO chip."""

    user: str
    reason: ChipsForbidden


class ChipAbsent(Wrong):
    """No GPIO chip is a Pi's header."""

    reason: ChipsMissing | ChipsWithoutHeader


class ChipReady(Good):
    """The GPIO chip of the Pi's header can be opened."""

    chip: str
    label: str


class RegistersAbsent(Wrong):
    """RPi.GPIO needs a device file that does not exist."""

    file: str


class RegistersForbidden(Wrong):
    """The user may not open the device file that RPi.GPIO needs."""

    file: str
    user: str


class RegistersReady(Good):
    """RPi.GPIO can reach the pins."""

    file: str


class PowerUnknown(Unknown):
    """The voltage cannot be read."""


class PowerLow(Wrong):
    """The voltage is too low."""


class PowerWasLow(Wrong):
    """The voltage was too low since the Pi started."""


class PowerGood(Good):
    """The voltage is and was high enough."""


def model(machine: Machine) -> str | None:
    """The Pi's name for itself; None on any other machine."""
    name = machine.text("/proc/device-tree/model")
    return name if name and "Raspberry Pi" in name else None


def board(machine: Machine, box: BoxSettings) -> Iterator[Finding]:
    """All checks that only a Pi has."""
    name = model(machine)
    if name is None:
        yield from (NotRaspberryPi(part) for part in PARTS)
        return
    yield PiModel(name)
    yield _pins(machine, box, name)
    yield _registers(machine) if box.pins == "rpigpio" else _chip(machine)
    yield _power(machine)


def _pins(machine: Machine, box: BoxSettings, name: str) -> Finding:
    match box.pins:
        case "mock":
            return PinsAreMock()
        case "gpiod":
            return PinsReady(box.pins) if machine.has_module("gpiod") else GpiodAbsent()
        case "rpigpio":
            if not machine.has_module("RPi.GPIO"):
                return RpigpioAbsent()
            return RpigpioTooOld() if "Pi 5" in name else PinsReady(box.pins)


def _chip(machine: Machine) -> Finding:
    if not machine.has_module("gpiod"):
        return ChipUnknown()
    try:
        path = header_chip(machine.chip_label, machine.at("/dev"))
    except NoHeader as trouble:
        return _unusable(machine, trouble.no_chip)
    return ChipReady(f"/dev/{path.name}", machine.chip_label(path))


def _unusable(machine: Machine, reason: NoChip) -> Finding:
    """The finding for the box's error, with the machine's own file names."""
    match reason:
        case ChipsForbidden(user, chips):
            return ChipForbidden(user, ChipsForbidden(user, tuple(map(machine.own_name, chips))))
        case ChipsMissing(folder):
            return ChipAbsent(ChipsMissing(machine.own_name(folder)))
        case ChipsWithoutHeader(headers, found):
            named = (replace(chip, chip=machine.own_name(chip.chip)) for chip in found)
            return ChipAbsent(ChipsWithoutHeader(headers, tuple(named)))


def _registers(machine: Machine) -> Finding:
    path = machine.at(REGISTERS)
    if not path.exists():
        return RegistersAbsent(REGISTERS)
    return RegistersReady(REGISTERS) if machine.may_use(path) else RegistersForbidden(REGISTERS, machine.person.name)


def _power(machine: Machine) -> Finding:
    told = machine.ask("vcgencmd", "get_throttled")
    if told and told.startswith("throttled=0x"):
        bits = int(told.removeprefix("throttled="), 16)
        return PowerLow() if bits & LOW_NOW else PowerWasLow() if bits & LOW_BEFORE else PowerGood()
    for folder in sorted(machine.at("/sys/class/hwmon").glob("hwmon*")):
        here = f"/sys/class/hwmon/{folder.name}"
        alarm = machine.text(f"{here}/in0_lcrit_alarm")
        if machine.text(f"{here}/name") == "rpi_volt" and alarm is not None:
            return PowerLow() if alarm == "1" else PowerGood()
    return PowerUnknown()
