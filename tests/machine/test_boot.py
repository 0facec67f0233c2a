"""What a host has after the package is installed and the machine has restarted: each part runs, with its rights."""

from __future__ import annotations

import msgspec
import pytest

from tests.machine.box import TOML
from tests.machine.hand import Machine
from tests.system.staging import PARTS


class Line(msgspec.Struct):
    """What this test needs of one line of `headtable doctor --json`."""

    what: str
    colour: str
    found: str


PYTHON = "/opt/headtable/.venv/bin/python"
ASKED_AT_PORT_80 = """
import http.client
pages = http.client.HTTPConnection("127.0.0.1", timeout=60)
pages.request("GET", "/host")
answer = pages.getresponse()
print(answer.status, "asks" if b'id="first-host"' in answer.read() else "asks nobody")
"""
pytestmark = [pytest.mark.machine, pytest.mark.slow, pytest.mark.timeout(300)]


@pytest.mark.parametrize("part", ["box-box", "engine", "web"])
def test_a_part_has_found_the_broker_with_its_password(machine: Machine, part: str) -> None:
    machine.until_told("cat", "/var/log/mosquitto/mosquitto.log", having=f"as headtable-hall-{part}")


def test_every_part_has_come_up(machine: Machine) -> None:
    units = [
        *(f"headtable-{part}.service" for part in PARTS),
        "headtable-web.socket",
        "mosquitto.service",
        "headtable.target",
    ]
    assert machine.told("systemctl", "is-active", *units).split() == ["active"] * len(units)


def test_a_new_installation_asks_for_its_host_at_a_port_that_needs_no_number(machine: Machine) -> None:
    assert machine.told(PYTHON, "-c", ASKED_AT_PORT_80).startswith("401 asks")


def test_every_part_has_started_only_once(machine: Machine) -> None:
    for part in PARTS:
        assert machine.told("systemctl", "show", "--property=NRestarts", f"headtable-{part}") == "NRestarts=0"


def test_nothing_has_failed(machine: Machine) -> None:
    assert machine.run("systemctl", "is-system-running").out.strip() == "running"


def test_the_doctor_finds_every_part_and_the_broker_well(machine: Machine) -> None:
    told = machine.told(PYTHON, "-m", "headtable", "doctor", "--json", "--config", TOML)
    findings = msgspec.json.decode(told, type=list[Line])
    colours = {finding.what: finding.colour for finding in findings}
    well = ("configuration", "broker", *(f"headtable-{part}" for part in PARTS), "mosquitto")
    assert {what: colours.get(what) for what in well} == dict.fromkeys(well, "green")
    assert "red" not in colours.values()
    [journal] = (finding.found for finding in findings if finding.what == "journal")
    assert journal == "can be written in /var/lib/headtable"  # from whatever folder the command was typed in


def test_the_group_gpio_may_use_the_pins_and_nobody_else(machine: Machine) -> None:
    assert machine.told("stat", "--format=%G %a", "/dev/gpiochip0") == "gpio 660"


def test_the_box_sees_which_pi_it_runs_on_and_may_use_its_pins(machine: Machine) -> None:
    pid = machine.told("systemctl", "show", "--property=MainPID", "--value", "headtable-box")
    inside = f"cat /proc/cpuinfo; grep Groups: /proc/{pid}/status"
    seen = machine.told("nsenter", "--mount", f"--target={pid}", "sh", "-c", inside)
    assert "Revision\t: c03111" in seen
    assert machine.told("getent", "group", "gpio").split(":")[2] in seen.rpartition("Groups:")[2].split()


@pytest.mark.parametrize(("part", "limit"), [("box", "2s"), ("engine", "30s"), ("web", "30s")])
def test_systemd_watches_the_loop_of_every_part(machine: Machine, part: str, limit: str) -> None:
    shown = machine.told("systemctl", "show", f"headtable-{part}", "--property=Type,WatchdogUSec")
    assert {"Type=notify", f"WatchdogUSec={limit}"} <= set(shown.splitlines())
