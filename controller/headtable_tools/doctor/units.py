"""The services: whether the parts run, where they are set up as such."""

from __future__ import annotations

from collections.abc import Iterator

from headtable.config import Broker
from headtable_tools.doctor.finding import Finding, good, unknown, wrong
from headtable_tools.doctor.machine import Machine

PARTS = ("headtable-box.service", "headtable-engine.service", "headtable-web.service")
ASKED = "--property=Id,LoadState,ActiveState,SubState"


def units(machine: Machine, broker: Broker) -> Iterator[Finding]:
    """One line for each unit, or one for all where there are none."""
    names = PARTS if broker.embedded else (*PARTS, "mosquitto.service")
    told = machine.ask("systemctl", "show", ASKED, *names)
    found = [_read(block) for block in (told or "").split("\n\n") if block.strip()]
    if not any(unit.get("LoadState") == "loaded" and unit.get("Id") in PARTS for unit in found):
        yield unknown("services", "not set up on this machine; `headtable run` starts all parts")
        return
    for unit in found:
        yield _judged(unit)


def _read(block: str) -> dict[str, str]:
    return dict(line.partition("=")[::2] for line in block.splitlines() if "=" in line)


def _judged(unit: dict[str, str]) -> Finding:
    name, state = unit.get("Id", "?"), unit.get("ActiveState", "?")
    what = name.removesuffix(".service")
    if unit.get("LoadState") != "loaded":
        return wrong(what, "is not set up", "sudo systemd/install")
    if state == "active":
        return good(what, f"{state} ({unit.get('SubState', '?')})")
    if state in ("activating", "reloading"):
        return unknown(what, state, f"look again; if it stays so: journalctl -u {what} -n 20")
    return wrong(what, state, f"sudo systemctl restart {name}; why: journalctl -u {what} -n 20")
