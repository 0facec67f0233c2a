"""The Pi itself: which one, how its pins are reached, and whether its power is enough."""

from __future__ import annotations

from collections.abc import Iterator

from headtable.box.pins.chips import NoHeader, header_chip
from headtable.config import BoxSettings
from headtable.saying import text
from headtable_tools.doctor.finding import NOT_A_PI, Finding, good, unknown, wrong
from headtable_tools.doctor.machine import Machine

LOW_NOW, LOW_BEFORE = 1 << 0, 1 << 16  # vcgencmd get_throttled
LIBRARIES = {"gpiod": "gpiod", "rpigpio": "RPi.GPIO"}
REGISTERS = "/dev/gpiomem"  # where RPi.GPIO reaches the pins, past every chip
SUPPLY = "use the Pi's own power supply and a short, thick cable; give horn and bell a supply of their own"


def model(machine: Machine) -> str | None:
    """The Pi's name for itself; None on any other machine."""
    name = machine.text("/proc/device-tree/model")
    return name if name and "Raspberry Pi" in name else None


def board(machine: Machine, box: BoxSettings) -> Iterator[Finding]:
    """All that hangs on its being a Pi."""
    name = model(machine)
    if name is None:
        for what in ("model", "pin factory", "gpio chip", "power"):
            yield unknown(what, NOT_A_PI)
        return
    yield good("model", name)
    yield _pins(machine, box, name)
    yield _chip(machine, box)
    yield _power(machine)


def _pins(machine: Machine, box: BoxSettings, name: str) -> Finding:
    what = "pin factory"
    if box.pins == "mock":
        return unknown(what, "mock: no pin is driven, and nothing sounds", '[box] pins = "gpiod" drives them')
    module = LIBRARIES[box.pins]
    if not machine.has_module(module):
        remedy = text("rpigpio-remedy") if box.pins == "rpigpio" else text("gpiod-remedy")
        return wrong(what, f"{module} is not installed", remedy)
    if box.pins == "rpigpio" and "Pi 5" in name:
        return wrong(what, "RPi.GPIO knows a Pi up to 4", '[box] pins = "gpiod"')
    return good(what, box.pins)


def _chip(machine: Machine, box: BoxSettings) -> Finding:
    what = "gpio chip"
    if box.pins == "rpigpio":
        return _registers(machine, what)
    if not machine.has_module("gpiod"):
        return unknown(what, "gpiod, which is not installed, would tell")
    try:
        path = header_chip(machine.chip_label, machine.at("/dev"))
    except NoHeader as trouble:
        return wrong(what, trouble.why.replace(str(machine.at("/dev")), "/dev"), trouble.fix)
    return good(what, f"/dev/{path.name}, {machine.chip_label(path)}")


def _registers(machine: Machine, what: str) -> Finding:
    path, name = machine.at(REGISTERS), machine.person.name
    if not path.exists():
        return wrong(what, f"there is no {REGISTERS}", '[box] pins = "gpiod"')
    if not machine.may_use(path):
        return wrong(what, f"{name} may not open {REGISTERS}", f"sudo usermod -aG gpio {name}, then log in again")
    return good(what, REGISTERS)


def _power(machine: Machine) -> Finding:
    told = machine.ask("vcgencmd", "get_throttled")
    if told and told.startswith("throttled=0x"):
        bits = int(told.removeprefix("throttled="), 16)
        return _power_by(now=bool(bits & LOW_NOW), before=bool(bits & LOW_BEFORE))
    for folder in sorted(machine.at("/sys/class/hwmon").glob("hwmon*")):
        here = f"/sys/class/hwmon/{folder.name}"
        alarm = machine.text(f"{here}/in0_lcrit_alarm")
        if machine.text(f"{here}/name") == "rpi_volt" and alarm is not None:
            return _power_by(now=alarm == "1", before=False)
    return unknown("power", "neither vcgencmd nor rpi_volt tells", "sudo apt install libraspberrypi-bin")


def _power_by(*, now: bool, before: bool) -> Finding:
    if now:
        return wrong("power", "the voltage is too low now", SUPPLY)
    if before:
        return wrong("power", "the voltage was too low since the Pi was started", f"{SUPPLY}; then start it anew")
    return good("power", "the voltage is, and was, high enough")
