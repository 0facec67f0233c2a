"""Who may use the devices: the groups that the box's devices want, and who is in them."""

from __future__ import annotations

from collections.abc import Iterator

from headtable.config import BoxSettings
from headtable_tools.doctor.finding import Finding, good, wrong
from headtable_tools.doctor.machine import Machine

UNIT = "/etc/systemd/system/headtable-box.service"
SERVICE = "headtable"  # who the services are


def wanted(box: BoxSettings) -> dict[str, str]:
    """The groups whose devices the configuration uses, and for what."""
    groups = {}
    if any(not line.startswith("tcp:") for line in box.lines):
        groups["dialout"] = "the serial lines"
    on_pins = [signal for signal in box.signals if signal.pin is not None]
    if on_pins or box.buttons or any(dice.at == "gpio" for dice in box.dice):
        groups["gpio"] = "the pins"
    if any(signal.speaker is not None for signal in box.signals):
        groups["audio"] = "the loudspeaker"
    if any(dice.at.startswith("ble:") for dice in box.dice):
        groups["bluetooth"] = "the dice by radio"
    return groups


def rights(machine: Machine, box: BoxSettings) -> Iterator[Finding]:
    """Whether whoever runs the box may use what it needs."""
    groups = wanted(box)
    yield _of("your groups", machine.person.name, machine.person.groups, groups, _for_a_person(machine))
    unit = machine.text(UNIT)
    if unit is not None:
        has = _supplementary(unit) | _members(machine, SERVICE)
        yield _of(
            "the box's groups", f"user {SERVICE}", has, groups, f"sudo systemctl edit {UNIT.rpartition('/')[2]}"
        )


def _for_a_person(machine: Machine) -> str:
    return f"sudo usermod -aG {{groups}} {machine.person.name}, then log in again"


def _of(what: str, name: str, has: frozenset[str], groups: dict[str, str], fix: str) -> Finding:
    missing = [group for group in groups if group not in has]
    if name == "root":
        return good(what, "root may use everything")
    if missing:
        uses = " and ".join(f"{group} for {groups[group]}" for group in missing)
        how = (
            fix.format(groups=",".join(missing))
            if "{groups}" in fix
            else (f"{fix}, with [Service] and SupplementaryGroups={' '.join(missing)}")
        )
        return wrong(what, f"{name} is not in {uses}", how)
    return good(what, f"{name} is in {', '.join(groups)}" if groups else "nothing configured needs one")


def _supplementary(unit: str) -> frozenset[str]:
    lines = [line.partition("=")[2] for line in unit.splitlines() if line.startswith("SupplementaryGroups=")]
    return frozenset(group for line in lines for group in line.split())


def _members(machine: Machine, name: str) -> frozenset[str]:
    """The groups that a user is in by /etc/group."""
    rows = [line.split(":") for line in (machine.text("/etc/group") or "").splitlines()]
    return frozenset(row[0] for row in rows if len(row) == 4 and name in row[3].split(","))
