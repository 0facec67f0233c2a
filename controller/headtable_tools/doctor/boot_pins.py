"""The pins of bell and horn before Linux starts: whether the Pi's own firmware keeps them low.

Source: "GPIO control" in the documentation of config.txt: op is an output, dl drives it low.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from headtable.config import BoxSettings
from headtable_tools.doctor.finding import Finding, Good, Unknown
from headtable_tools.doctor.header_uart import BOOT_SETTINGS
from headtable_tools.doctor.machine import Machine

KEPT_LOW = re.compile(r"(?m)^\s*gpio=([\d,-]+)=op,dl\s*$")


class PinsFreeAtBoot(Unknown):
    """Nothing keeps pins low until the box takes them; ``setting`` is for config.txt."""

    setting: str


class PinsLowAtBoot(Good):
    """The Pi's firmware keeps the pins of bell and horn low."""


def boot_pins(machine: Machine, box: BoxSettings, model: str | None) -> Iterator[Finding]:
    """The pins that the box drives; ``model`` is the Pi's name for itself, None on another machine."""
    pins = {pin for signal in box.signals for pin in (signal.pin, signal.heartbeat_pin) if pin is not None}
    if model is None or not pins:
        return
    free = sorted(pins - _kept_low(machine))
    yield PinsFreeAtBoot(f"gpio={','.join(map(str, free))}=op,dl") if free else PinsLowAtBoot()


def _kept_low(machine: Machine) -> frozenset[int]:
    written = "\n".join(machine.text(file) or "" for file in BOOT_SETTINGS)
    spans = (span.partition("-") for pins in KEPT_LOW.findall(written) for span in pins.split(",") if span)
    return frozenset(pin for first, _, last in spans for pin in range(int(first), int(last or first) + 1))
