"""The package on the emulated Pi: installed, played with, upgraded from an older one, removed and purged."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from headtable.messages.line import Press
from tests.bench.wires import Device
from tests.machine.box import BELL, BOX, HORN, TOML, rewritten
from tests.machine.emulator import booted
from tests.machine.fresh_machine import play_first_round
from tests.machine.hand import Machine
from tests.machine.image import RELEASE, without_headtable
from tests.package.build import package, this_architecture
from tests.package.older import VERSION, older

pytestmark = [pytest.mark.package, pytest.mark.machine, pytest.mark.slow, pytest.mark.timeout(1800)]
NIGHT = "/var/lib/headtable/tonight.night.db"
PARTS = ("headtable-box", "headtable-engine", "headtable-web", "mosquitto")
SLOW_S = 900.0  # an emulated processor unpacks, and compiles what was unpacked


@pytest.fixture
def machine(tmp_path: Path) -> Iterator[Machine]:
    """The machine before headtable is installed; the package of today and an older one are in its /root."""
    packages = {"today": package(RELEASE, this_architecture()), "older": older(RELEASE, this_architecture())}
    with booted(without_headtable(packages), tmp_path) as machine:
        machine.run("systemctl", "is-system-running", "--wait")
        yield machine


def test_a_round_goes_on_through_an_upgrade_and_its_night_outlives_a_purge(machine: Machine, tmp_path: Path) -> None:
    _install(machine, "older")
    assert VERSION in machine.told("dpkg-query", "--show", "headtable")
    _give_it_pins(machine, tmp_path)
    _play_until_the_horn_is_quiet(machine)

    machine.watch(HORN, BELL)
    _install(machine, "today")
    assert VERSION not in machine.told("dpkg-query", "--show", "headtable")
    assert {change.level for change in machine.seen().changes} == {0}
    _end_the_round_by_the_pad(machine)

    machine.told("dpkg", "--remove", "headtable")
    purged = machine.run("dpkg", "--purge", "headtable")
    assert "the nights stay" in purged.err
    machine.told("test", "-s", NIGHT)
    assert machine.run("test", "-e", "/opt/headtable").code == 1
    assert machine.told("systemctl", "is-active", "mosquitto") == "active"


def _install(machine: Machine, name: str) -> None:
    unit = f"install-{name}"
    machine.told("systemd-run", f"--unit={unit}", "--remain-after-exit", "dpkg", "--install", f"/root/{name}.deb")
    machine.until_told("systemctl", "show", "--property=SubState", unit, having="=exited", within_s=SLOW_S)
    _wait_until_active(machine)


def _wait_until_active(machine: Machine) -> None:
    for part in PARTS:
        machine.until_told("systemctl", "show", "--property=ActiveState", part, having="=active")
    assert machine.run("systemctl", "is-system-running").out.strip() == "running"


def _give_it_pins(machine: Machine, folder: Path) -> None:
    """Let the box read a pad at the serial port, and drive bell and horn."""
    box = replace(BOX, buttons=())
    machine.write(TOML, rewritten(machine.told("cat", TOML), folder, lambda config: replace(config, box=box)))
    machine.told("systemctl", "restart", "headtable-box")


def _play_until_the_horn_is_quiet(machine: Machine) -> None:
    machine.watch(HORN, BELL)
    play_first_round(machine)
    machine.until(HORN, 1)
    machine.until(HORN, 0)


def _end_the_round_by_the_pad(machine: Machine) -> None:
    """The head table's bell ends the round that began before the upgrade; the journal has it all."""
    pad = Device("pad-01", machine.pad)
    pad.hello("buttons")
    pad.say(Press("bell"))
    machine.until(HORN, 1, within_s=60)
    machine.until(HORN, 0)
    verified = json.loads(machine.told("headtable", "verify", "--json", NIGHT))
    assert verified["honest"]
