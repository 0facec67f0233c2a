"""Checks the lines to the devices. The doctor asks only on lines that no box has open."""

from __future__ import annotations

import glob
import os
from collections.abc import Iterator, Mapping
from typing import Literal

import msgspec

from headtable.box.devices.presence import port_uid
from headtable.config import BoxSettings
from headtable.config.address import Address, address_of
from headtable.config.header import UARTS
from headtable.config.settings import BAUD_OF
from headtable.errors import Unwell
from headtable.messages.devices import Birth
from headtable.messages.troubles import DeviceTrouble, LineTrouble
from headtable_tools.doctor.finding import Finding, Good, Unknown, Wrong
from headtable_tools.doctor.holders import PortHolder, holders
from headtable_tools.doctor.line_probe import LineProbe, MetDevice, ask
from headtable_tools.doctor.machine import Machine
from headtable_tools.doctor.met_devices import devices, named
from headtable_tools.doctor.raspberry_pi import model
from headtable_tools.doctor.wifi import wifi
from headtable_tools.doctor.wifi_keys import enrolled

BY_ID = "/dev/serial/by-id"
UartSetting = Literal["enable_uart=1", "dtparam=uart0=on"]
BAUD, RS485_BAUD = BAUD_OF["baud"], BAUD_OF["rs485_baud"]


class PortAbsent(Wrong):
    """A configured port does not exist; ``there`` are the ports that do."""

    port: str
    folder: str
    there: tuple[str, ...]


class UartOff(Wrong):
    """The UART on the Pi's header is switched off; ``setting`` is for config.txt."""

    port: str
    setting: UartSetting


class PortUnreadable(Wrong):
    """The user may not open the port."""

    port: str


class PortHeld(Wrong):
    """Other programs have the port open."""

    port: str
    holders: tuple[PortHolder, ...]


class PortUnopened(Wrong):
    """The port cannot be opened."""

    port: str
    why: Unwell


class PortAnswered(Good):
    """Devices answer on the port."""

    port: str
    devices: tuple[MetDevice, ...]


class PortNoisy(Wrong):
    """Something answers, but it is no headtable device."""

    port: str
    why: LineTrouble
    baud: int
    shared_baud: int


class PortSilent(Wrong):
    """Nothing answers on the port."""

    port: str
    baud: int
    shared_baud: int


class PortInTrouble(Wrong):
    """The box reports a trouble of the port."""

    port: str
    trouble: DeviceTrouble


class PortOpenInBox(Good):
    """The box has the port open."""

    port: str


class PortUnconfigured(Unknown):
    """A device is plugged in at a port that is not configured."""

    port: str


async def ports(
    machine: Machine, box: BoxSettings, births: Mapping[str, Birth] | None, names: Mapping[str, str] | None = None
) -> list[Finding]:
    """Each configured line and each device; ``births`` are the devices of a running box, None without one."""
    cables = [address for address in map(address_of, box.lines) if address.scheme != "tcp"]
    there = [port for address in cables for port in _there(machine, address)]
    bad = {port.path: finding for port in there if (finding := _unusable(machine, port.path))}
    if births is not None:
        met = {one.uid: _as_met(one) for one in births.values() if one.online and one.firmware}
        answers = [bad.get(port.path) or _with_a_box(port, births) for port in there]
    else:
        real = [f"{port.scheme}:{machine.at(port.path)}" for port in there if port.path not in bad]
        probe = await ask(msgspec.structs.replace(box, lines=tuple(real)))
        met = {uid: device for line in probe.met.values() for uid, device in line.items()}
        answers = [bad.get(port.path) or _answered(machine, port, probe) for port in there]
    by_air = enrolled(machine, box) if births is None and len(cables) < len(box.lines) else []
    found = named(devices(box, met, by_air), names or {})
    return [*answers, *wifi(machine, box, births), *_strays(machine, there), *found]


def _with_a_box(port: Address, births: Mapping[str, Birth]) -> Finding:
    birth = births.get(port_uid(port.path))
    if birth is not None and birth.online and birth.trouble is not None:
        return PortInTrouble(port.path, birth.trouble)
    return PortOpenInBox(port.path)


def _as_met(birth: Birth) -> MetDevice:
    return MetDevice(birth.uid, birth.model, birth.firmware, trouble=birth.trouble)


def _there(machine: Machine, address: Address) -> list[Address]:
    """The ports that match an address; the address itself if it is no pattern or nothing matches."""
    if not address.is_pattern:
        return [address]
    found = sorted(glob.glob(str(machine.at(address.path))))
    return [Address(address.scheme, machine.own_name(name)) for name in found] or [address]


def _unusable(machine: Machine, name: str) -> Finding | None:
    path = machine.at(name)
    if not os.path.exists(path):
        if name in UARTS and (pi := model(machine)):
            return UartOff(name, "dtparam=uart0=on" if "Pi 5" in pi else "enable_uart=1")
        return PortAbsent(name, BY_ID, tuple(sorted(path.name for path in machine.at(BY_ID).glob("*"))))
    return None if machine.may_use(path) else PortUnreadable(name)


def _answered(machine: Machine, port: Address, probe: LineProbe) -> Finding:
    name, line = port.path, str(machine.at(port.path))
    if why := probe.unopened.get(line):
        held = tuple(holders(machine, name))
        return PortHeld(name, held) if held else PortUnopened(name, why)
    if met := probe.met.get(line):
        return PortAnswered(name, tuple(met.values()))
    if noise := probe.troubles.get(line):
        return PortNoisy(name, noise, BAUD, RS485_BAUD)
    return PortSilent(name, BAUD, RS485_BAUD)


def _strays(machine: Machine, there: list[Address]) -> Iterator[Finding]:
    """The ports that are plugged in and not configured."""
    configured = {machine.at(port.path).resolve() for port in there}
    for path in sorted(machine.at(BY_ID).glob("*")):
        if path.resolve() not in configured:
            yield PortUnconfigured(f"{BY_ID}/{path.name}")
