"""The UART on the Pi's header: who else uses it, which kind it is, and the pin that turns a shared line around.

A Pi up to 4 gives its good UART to Bluetooth, and the mini UART to the header. The speed of the mini UART follows the
clock of the graphics core. The primary UART of a Pi 5 is a connector of its own, for debugging.
Source: "Configure UARTs" in the documentation of Raspberry Pi.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import PurePosixPath
from typing import Literal

from headtable.config import BoxSettings
from headtable.config.address import Address, address_of
from headtable.config.header import RTS_PIN, UARTS
from headtable_tools.doctor.finding import Finding, Good, Unknown, Wrong
from headtable_tools.doctor.machine import Machine

MINI, DEBUG = "ttyS0", "ttyAMA10"
BOOT_SETTINGS = ("/boot/firmware/config.txt", "/boot/config.txt")  # of Raspberry Pi OS 12 and newer, and before it
Overlay = Literal["disable-bt", "miniuart-bt"]
RtsSetting = Literal["gpio=17=a3", "dtoverlay=uart0-pi5,ctsrts"]


class UartHasConsole(Wrong):
    """Linux writes its messages to the port, and lets people log in there."""

    port: str


class UartIsForDebugging(Wrong):
    """The port is the Pi 5's own connector for debugging."""

    port: str


class UartIsForBluetooth(Wrong):
    """The port leads to the Pi's Bluetooth chip; ``overlay`` brings it to the header."""

    port: str
    overlay: Overlay


class UartIsMini(Unknown):
    """The port is the mini UART; ``overlay`` brings the better one to the header."""

    port: str
    overlay: Overlay


class RtsPinUnset(Unknown):
    """The pin that turns a shared line around has another function."""

    port: str
    pin: int
    setting: RtsSetting


class UartReady(Good):
    """Nothing else uses the port."""

    port: str


class BluetoothOff(Wrong):
    """Dice by radio are configured, and an overlay has switched Bluetooth off."""


def header_uart(machine: Machine, box: BoxSettings, model: str | None) -> Iterator[Finding]:
    """Each configured line on the header's UART; ``model`` is the Pi's name for itself, None on another machine."""
    if model is None:
        return
    by_radio = any(dice.is_ble for dice in box.dice)
    overlay: Overlay = "miniuart-bt" if by_radio else "disable-bt"
    for line in map(address_of, box.lines):
        if line.path in UARTS and machine.at(line.path).exists():
            yield _taken(machine, line.path, overlay) or _turning(machine, line, model) or UartReady(line.path)
    if by_radio and _is_set(machine, "dtoverlay=disable-bt"):
        yield BluetoothOff()


def _taken(machine: Machine, port: str, overlay: Overlay) -> Finding | None:
    kernel_name = _kernel_name(machine, port)
    if kernel_name in _consoles(machine):
        return UartHasConsole(port)
    if kernel_name == DEBUG:
        return UartIsForDebugging(port)
    if kernel_name == _kernel_name(machine, "/dev/serial1"):
        return UartIsForBluetooth(port, overlay)
    return UartIsMini(port, overlay) if kernel_name == MINI else None


def _turning(machine: Machine, line: Address, model: str) -> Finding | None:
    """Whether RTS reaches the header, if a shared line needs it and the Pi's own command tells."""
    function = machine.ask("pinctrl", "get", str(RTS_PIN)) if line.scheme == "rs485" else None
    if function is None or "RTS0" in function:
        return None
    return RtsPinUnset(line.path, RTS_PIN, "dtoverlay=uart0-pi5,ctsrts" if "Pi 5" in model else "gpio=17=a3")


def _kernel_name(machine: Machine, port: str) -> str:
    return machine.at(port).resolve().name


def _consoles(machine: Machine) -> frozenset[str]:
    words = (machine.text("/proc/cmdline") or "").split()
    named = (word.removeprefix("console=").partition(",")[0] for word in words if word.startswith("console="))
    return frozenset(_kernel_name(machine, str(PurePosixPath("/dev", name))) for name in named)


def _is_set(machine: Machine, setting: str) -> bool:
    """Whether a file of the boot settings has this line."""
    return any(setting in (machine.text(file) or "").split() for file in BOOT_SETTINGS)
