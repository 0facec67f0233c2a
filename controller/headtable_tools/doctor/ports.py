"""The lines to the devices: who is on each, asked only where no box has the line."""

from __future__ import annotations

import glob
import os
from collections.abc import Iterator, Mapping

import msgspec

from headtable.box.devices.presence import port_uid
from headtable.config import BoxSettings
from headtable.config.address import Address, address_of
from headtable.config.settings import BAUD_OF
from headtable.messages.devices import Birth
from headtable.saying import say
from headtable_tools.doctor.finding import Finding, good, unknown, wrong
from headtable_tools.doctor.holders import holders
from headtable_tools.doctor.line_probe import Device, Greeter, ask
from headtable_tools.doctor.machine import Machine
from headtable_tools.doctor.met import devices
from headtable_tools.doctor.wifi import START, wifi
from headtable_tools.doctor.wifi_keys import enrolled

BY_ID = "/dev/serial/by-id"
SPEEDS = f"[box] baud is {BAUD_OF['baud']} and rs485_baud {BAUD_OF['rs485_baud']} for the firmware of headtable"


async def ports(machine: Machine, box: BoxSettings, births: Mapping[str, Birth] | None) -> list[Finding]:
    """Each configured line and each device; ``births`` is what a living box has met, None where none lives."""
    cables = [address for address in map(address_of, box.lines) if address.scheme != "tcp"]
    there = [port for address in cables for port in _there(machine, address)]
    bad = {port.path: finding for port in there if (finding := _unusable(machine, port.path))}
    if births is not None:
        met = {one.uid: _as_met(one) for one in births.values() if one.online and one.firmware}
        answers = [bad.get(port.path) or _with_a_box(port, births) for port in there]
    else:
        real = [f"{port.scheme}:{machine.at(port.path)}" for port in there if port.path not in bad]
        greeter = await ask(msgspec.structs.replace(box, lines=tuple(real)))
        met = {uid: device for line in greeter.met.values() for uid, device in line.items()}
        answers = [bad.get(port.path) or _answered(machine, port, greeter) for port in there]
    by_air = enrolled(machine, box) if births is None and len(cables) < len(box.lines) else []
    return [*answers, *wifi(machine, box, births), *_strays(machine, there), *devices(box, met, by_air)]


def _with_a_box(port: Address, births: Mapping[str, Birth]) -> Finding:
    birth = births.get(port_uid(port.path))
    if birth is not None and birth.online and birth.trouble:
        return wrong(port.path, say(birth.trouble), "see `headtable devices`, and the box's log")
    return good(port.path, "the box has it")


def _as_met(birth: Birth) -> Device:
    return Device(birth.uid, birth.model, birth.firmware, trouble=birth.trouble)


def _there(machine: Machine, address: Address) -> list[Address]:
    """The ports that an address stands for; itself, where it names one or none is there."""
    if not address.is_pattern:
        return [address]
    found = sorted(glob.glob(str(machine.at(address.path))))
    names = ["/" + name.removeprefix(str(machine.root)).lstrip("/") for name in found]
    return [Address(address.scheme, name) for name in names] or [address]


def _unusable(machine: Machine, name: str) -> Finding | None:
    path = machine.at(name)
    if not os.path.exists(path):
        there = sorted(path.name for path in machine.at(BY_ID).glob("*"))
        seen = f"in {BY_ID} there is {', '.join(there)}" if there else f"there is nothing in {BY_ID}"
        return wrong(name, "is not there", f"plug it in, or correct [box] lines; {seen}")
    if not machine.may_use(path):
        return wrong(name, "may not be opened", f"see the groups; who may: ls -l {name}")
    return None


def _answered(machine: Machine, port: Address, greeter: Greeter) -> Finding:
    name, line = port.path, str(machine.at(port.path))
    if trouble := greeter.unopened.get(line):
        return _troubled(machine, name, str(trouble))
    if met := greeter.met.get(line):
        return good(name, " and ".join(f"{one.uid} ({one.model}, firmware {one.firmware})" for one in met.values()))
    if noise := greeter.troubles.get(line):
        return wrong(name, say(noise), SPEEDS)
    return wrong(name, "nobody answers", f"is the device powered, and does it run its firmware? {SPEEDS}")


def _troubled(machine: Machine, name: str, trouble: str) -> Finding:
    if held := " and ".join(holders(machine, name)):
        return wrong(name, f"{held} has it", START)
    return wrong(name, trouble, f"{START}; root sees every program: sudo headtable doctor")


def _strays(machine: Machine, there: list[Address]) -> Iterator[Finding]:
    """What is plugged in and stands in no configuration."""
    configured = {machine.at(port.path).resolve() for port in there}
    for path in sorted(machine.at(BY_ID).glob("*")):
        if path.resolve() not in configured:
            name = f"{BY_ID}/{path.name}"
            yield unknown(name, "is plugged in, and not in [box] lines", f'if it is ours, add "serial:{name}"')
