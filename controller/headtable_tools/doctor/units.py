"""Checks the systemd services: whether they are installed, and whether they run."""

from __future__ import annotations

from collections.abc import Iterator

from headtable.config import Broker
from headtable_tools.doctor.finding import Finding, Good, Unknown, Wrong
from headtable_tools.doctor.machine import Machine

PARTS = ("headtable-box.service", "headtable-engine.service", "headtable-web.service")
ASKED = "--property=Id,LoadState,ActiveState,SubState"


class ServicesAbsent(Unknown):
    """This machine has no service of headtable."""


class ServiceAbsent(Wrong):
    """One of the services is not installed."""

    unit: str


class ServiceRuns(Good):
    """The service runs."""

    unit: str
    state: str
    detail: str


class ServiceStarts(Unknown):
    """The service is about to run."""

    unit: str
    state: str


class ServiceDown(Wrong):
    """The service does not run."""

    unit: str
    state: str


def units(machine: Machine, broker: Broker) -> Iterator[Finding]:
    """One finding for each unit, or one for all if there are none."""
    names = PARTS if broker.embedded else (*PARTS, "mosquitto.service")
    told = machine.ask("systemctl", "show", ASKED, *names)
    found = [_read(block) for block in (told or "").split("\n\n") if block.strip()]
    if not any(unit.get("LoadState") == "loaded" and unit.get("Id") in PARTS for unit in found):
        yield ServicesAbsent()
        return
    for unit in found:
        yield _judged(unit)


def _read(block: str) -> dict[str, str]:
    return dict(line.partition("=")[::2] for line in block.splitlines() if "=" in line)


def _judged(unit: dict[str, str]) -> Finding:
    name, state = unit.get("Id", "?").removesuffix(".service"), unit.get("ActiveState", "?")
    if unit.get("LoadState") != "loaded":
        return ServiceAbsent(name)
    if state == "active":
        return ServiceRuns(name, state, unit.get("SubState", "?"))
    return ServiceStarts(name, state) if state in ("activating", "reloading") else ServiceDown(name, state)
