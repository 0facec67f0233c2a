"""The Pi itself: which one, how its pins are reached, and whether its power is enough."""

from __future__ import annotations

from collections.abc import Iterator

from headtable.config import BoxSettings
from headtable.doctor.finding import NOT_A_PI, Finding, good, unknown, wrong
from headtable.doctor.machine import Machine

LOW_NOW, LOW_BEFORE = 1 << 0, 1 << 16  # vcgencmd get_throttled
LIBRARY, CHIP = "lgpio", "/dev/gpiochip0"
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
    yield _pins(machine, name)
    yield _chip(machine)
    yield _power(machine)


def _pins(machine: Machine, name: str) -> Finding:
    what = "pin factory"
    if machine.has_module(LIBRARY):
        return good(what, f"{LIBRARY}, on {name.partition(' Rev')[0]}")
    return wrong(
        what, f"{LIBRARY} is not installed", f"sudo apt install python3-{LIBRARY}, or run systemd/install again"
    )


def _chip(machine: Machine) -> Finding:
    what, path = "gpio chip", machine.at(CHIP)
    if not path.exists():
        return wrong(what, f"there is no {CHIP}", "is the kernel Raspberry Pi OS's own? ls /dev/gpiochip*")
    if not machine.may_use(path):
        return wrong(
            what, f"{CHIP} may not be used", f"sudo usermod -aG gpio {machine.person.name}, then log in again"
        )
    return good(what, CHIP)


def _power(machine: Machine) -> Finding:
    told = machine.ask("vcgencmd", "get_throttled")
    if told and told.startswith("throttled=0x"):
        bits = int(told.removeprefix("throttled="), 16)
        return _power_by(now=bool(bits & LOW_NOW), before=bool(bits & LOW_BEFORE))
    for folder in sorted(machine.at("/sys/class/hwmon").glob("hwmon*")):
        if (folder / "name").read_text(encoding="ascii").strip() == "rpi_volt":
            alarm = (folder / "in0_lcrit_alarm").read_text(encoding="ascii").strip()
            return _power_by(now=alarm == "1", before=False)
    return unknown("power", "neither vcgencmd nor rpi_volt tells", "sudo apt install libraspberrypi-bin")


def _power_by(*, now: bool, before: bool) -> Finding:
    if now:
        return wrong("power", "the voltage is too low now", SUPPLY)
    if before:
        return wrong("power", "the voltage was too low since the Pi was started", f"{SUPPLY}; then start it anew")
    return good("power", "the voltage is, and was, high enough")
