"""The groups that the box's devices need, and whether the users who run the box are in them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from headtable.config import BoxSettings
from headtable_tools.doctor.finding import Finding, Good, Wrong
from headtable_tools.doctor.machine import Machine

UNIT = "/etc/systemd/system/headtable-box.service"
SERVICE = "headtable"  # the user of the services
Group = Literal["dialout", "gpio", "audio", "bluetooth"]
Whose = Literal["person", "service"]


class GroupNeeded(Struct, frozen=True):
    """A group that has no member, and that a device needs."""

    group: Group


class RootUsesAll(Good):
    """Root needs no group."""

    whose: Whose


class PersonLacksGroups(Wrong):
    """The user is not in some groups; ``joined`` is the argument of usermod."""

    whose: Whose
    user: str
    groups: tuple[GroupNeeded, ...]
    joined: str


class ServiceLacksGroups(Wrong):
    """The user of the services is not in some groups."""

    whose: Whose
    user: str
    groups: tuple[GroupNeeded, ...]
    joined: str
    unit: str


class GroupsHeld(Good):
    """The user is in every required group."""

    whose: Whose
    user: str
    groups: tuple[Group, ...]


def wanted(box: BoxSettings) -> list[Group]:
    """The groups that the configured devices need."""
    groups: list[Group] = []
    if any(not line.startswith("tcp:") for line in box.lines):
        groups.append("dialout")
    on_pins = [signal for signal in box.signals if signal.pin is not None]
    if on_pins or box.buttons or any(dice.at == "gpio" for dice in box.dice):
        groups.append("gpio")
    if any(signal.speaker is not None for signal in box.signals):
        groups.append("audio")
    if any(dice.at.startswith("ble:") for dice in box.dice):
        groups.append("bluetooth")
    return groups


def rights(machine: Machine, box: BoxSettings) -> Iterator[Finding]:
    """Whether the users who run the box may use its devices."""
    groups = wanted(box)
    yield _judged("person", machine.person.name, machine.person.groups, groups)
    unit = machine.text(UNIT)
    if unit is not None:
        yield _judged("service", SERVICE, _supplementary(unit) | _members(machine, SERVICE), groups)


def _judged(whose: Whose, user: str, has: frozenset[str], groups: list[Group]) -> Finding:
    if user == "root":
        return RootUsesAll(whose)
    missing = [group for group in groups if group not in has]
    if not missing:
        return GroupsHeld(whose, user, tuple(groups))
    needed = tuple(map(GroupNeeded, missing))
    if whose == "person":
        return PersonLacksGroups(whose, user, needed, ",".join(missing))
    return ServiceLacksGroups(whose, user, needed, " ".join(missing), UNIT.rpartition("/")[2])


def _supplementary(unit: str) -> frozenset[str]:
    lines = [line.partition("=")[2] for line in unit.splitlines() if line.startswith("SupplementaryGroups=")]
    return frozenset(group for line in lines for group in line.split())


def _members(machine: Machine, name: str) -> frozenset[str]:
    """The groups of a user, by /etc/group."""
    rows = [line.split(":") for line in (machine.text("/etc/group") or "").splitlines()]
    return frozenset(row[0] for row in rows if len(row) == 4 and name in row[3].split(","))
