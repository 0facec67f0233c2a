"""The lines to the devices: who is on each, asked only where no box has the line."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping

from headtable.config import BoxSettings
from headtable.doctor.finding import Finding, good, unknown, wrong
from headtable.doctor.greeting import Device, Greeter, ask
from headtable.doctor.machine import Machine
from headtable.doctor.met import devices
from headtable.messages import Birth

BY_ID = "/dev/serial/by-id"


async def ports(machine: Machine, box: BoxSettings, births: Mapping[str, Birth] | None) -> list[Finding]:
    """Each configured line and each device; ``births`` is what a living box has met, None where none lives."""
    met = {one.uid: Device(one.uid, one.model, one.firmware) for one in (births or {}).values() if one.online}
    lines = await asyncio.gather(*(_line(machine, box, line, taken=births is not None) for line in box.lines))
    for _, devices_there in lines:
        met |= devices_there
    return [*(finding for finding, _ in lines), *_strays(machine, box), *devices(box, met)]


async def _line(
    machine: Machine, box: BoxSettings, line: str, *, taken: bool
) -> tuple[Finding, Mapping[str, Device]]:
    scheme, _, name = line.partition(":")
    if finding := _unusable(machine, name) or _not_to_be_asked(scheme, name, taken=taken):
        return finding, {}
    greeter, trouble = await ask(machine.at(name), box.baud)
    return _answered(name, box.baud, greeter, trouble), greeter.met


def _unusable(machine: Machine, name: str) -> Finding | None:
    path = machine.at(name)
    if not path.exists():
        there = sorted(path.name for path in machine.at(BY_ID).glob("*"))
        seen = f"in {BY_ID} there is {', '.join(there)}" if there else f"there is nothing in {BY_ID}"
        return wrong(name, "is not there", f"plug it in, or correct [box] lines; {seen}")
    if not machine.may_use(path):
        return wrong(name, "may not be opened", f"see the groups; who may: ls -l {name}")
    return None


def _not_to_be_asked(scheme: str, name: str, *, taken: bool) -> Finding | None:
    if taken:
        return good(name, "the box has it")
    if scheme != "serial":
        return unknown(name, "is shared: who is on it is known when the box runs", "start the box, then look again")
    return None


def _answered(name: str, baud: int, greeter: Greeter, trouble: str) -> Finding:
    if trouble:
        return wrong(name, trouble, "end what else has it open; if a box has it, start its broker, too")
    if greeter.met:
        told = (f"{one.uid} ({one.model}, firmware {one.firmware})" for one in greeter.met.values())
        return good(name, " and ".join(told))
    if greeter.garbage:
        return wrong(name, "says what is no line", f"does it run its firmware and no REPL, at {baud} baud?")
    return wrong(name, "nobody answers", "is the device powered, and does it run its firmware?")


def _strays(machine: Machine, box: BoxSettings) -> Iterator[Finding]:
    """What is plugged in and stands in no configuration."""
    configured = {machine.at(address.partition(":")[2]).resolve() for address in box.lines}
    for path in sorted(machine.at(BY_ID).glob("*")):
        if path.resolve() not in configured:
            name = f"{BY_ID}/{path.name}"
            yield unknown(name, "is plugged in, and not in [box] lines", f'if it is ours, add "serial:{name}"')
