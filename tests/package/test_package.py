"""The Debian package in a Debian of its release: a host installs it, plays, upgrades, removes and purges it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec
import pytest

from tests.machine.debian import debian
from tests.machine.layers import CHECKOUT
from tests.package.build import RELEASES, Release, package, this_architecture, wheels
from tests.package.container import Container, started
from tests.package.older import VERSION, older
from tests.system.staging import PARTS, UNITS

pytestmark = [pytest.mark.package, pytest.mark.slow, pytest.mark.timeout(900)]
TOML = "/etc/headtable/headtable.toml"
STATE = "/var/lib/headtable"
NIGHT = f"{STATE}/tonight.night.db"
OF_AN_OLDER_VERSION = CHECKOUT / "tests/journal/formats/5.db.gz"
SECRETS = (
    TOML,
    "/etc/mosquitto/headtable.passwd",
    *(f"/etc/headtable/logins/{user}" for user in ("engine", "tools")),
)
PROGRAM = (  # what systemd/install needs of a checkout
    "controller",
    "firmware",
    "systemd",
    "pyproject.toml",
    "README.md",
    ".ci/requirements.txt",
    ".ci/supported",
    ".ci/supported.py",
)
SERVICES = tuple(f"headtable-{part}" for part in PARTS)
UNWANTED = ("headtable-web.service", "headtable-web.socket")
BESIDES = ("headtable-web.socket", "headtable.target", "mosquitto")
Said = Mapping[str, object]
OPENED: tuple[Said, ...] = (
    {"is": "open", "players": ["Ann", "Bob", "Cat", "Dan"], "seating": "listed"},
    {"is": "start"},
)
RUNG: tuple[Said, ...] = ({"is": "ring", "by": "host"}, {"is": "final-score", "table": 1, "tally": [21, 5]})
SAY = """
import json, sys, httpx, tomllib
key = tomllib.load(open("/etc/headtable/headtable.toml", "rb"))["web"]["host_key"]
with httpx.Client(base_url="http://127.0.0.1:8080", timeout=60) as host:
    assert host.get("/host", params={"key": key}).status_code == 303
    for said in json.load(sys.stdin):
        answer = host.post("/api/host", json=said)
        assert answer.status_code == 200, answer.text
        assert answer.json()["accepted"], answer.text
"""


class Verified(msgspec.Struct):
    """What this test needs of `headtable verify --json`."""

    honest: bool
    entries: int


@pytest.fixture(params=RELEASES, ids=lambda release: release.name)
def release(request: pytest.FixtureRequest) -> Release:
    """Each release that has a package."""
    found: Release = request.param
    return found


@pytest.fixture
def machine(release: Release, tmp_path: Path) -> Iterator[Container]:
    """A machine with that release, and in its /root the package of today and one of an older version."""
    packages = {"today": package(release, this_architecture()), "older": older(release, this_architecture())}
    with started(debian(release.name) / "root", tmp_path) as machine:
        for name, file in packages.items():
            machine.put(file, f"/root/{name}.deb")
        yield machine


def _install(machine: Container, name: str) -> None:
    machine.told("dpkg", "--install", f"/root/{name}.deb")
    active = machine.told("systemctl", "is-active", *SERVICES, *BESIDES).split()
    assert active == ["active"] * len(active)
    assert machine.run("systemctl", "is-failed", "headtable-*").stdout.count("failed") == 0


def _say(machine: Container, *said: Said) -> None:
    """The host says it on the console."""
    machine.told("/opt/headtable/.venv/bin/python", "-c", SAY, said=json.dumps(said))


def _secrets(machine: Container) -> str:
    return machine.told("sha256sum", *SECRETS) + machine.told("stat", "--format=%n %U %G %a", *SECRETS)


def _files(machine: Container) -> set[str]:
    """The files and folders of the package that is installed."""
    return set(machine.told("dpkg", "--listfiles", "headtable").splitlines())


def _entries(machine: Container) -> int:
    """The number of entries in the journal, which is whole."""
    verified = msgspec.json.decode(machine.told("headtable", "verify", "--json", NIGHT), type=Verified)
    assert verified.honest
    return verified.entries


def test_a_night_goes_on_through_an_upgrade_and_stays_after_removal_and_purge(machine: Container) -> None:
    _install(machine, "older")
    _say(machine, *OPENED)
    assert VERSION in machine.told("dpkg-query", "--show", "headtable")
    secrets, before, files = _secrets(machine), _entries(machine), _files(machine)

    _install(machine, "today")
    gone = files - _files(machine)
    assert gone
    assert not [file for file in sorted(gone) if machine.has(file)]
    assert _secrets(machine) == secrets
    _say(machine, *RUNG)
    assert _entries(machine) >= before + len(RUNG)  # the pages may have said that tables have no device

    machine.told("dpkg", "--remove", "headtable")
    assert _secrets(machine) == secrets
    assert machine.has(NIGHT)
    assert not machine.has("/opt/headtable")
    assert machine.told("systemctl", "is-active", "mosquitto") == "active"

    purged = machine.run("dpkg", "--purge", "headtable")
    assert "the nights stay" in purged.stderr
    left = machine.run("find", "/etc", "/opt", "/usr", "/var/lib", "-iname", "*headtable*", "-prune").stdout
    assert sorted(left.split()) == [STATE, f"{STATE}-web"]
    assert machine.has(NIGHT)


def test_an_upgrade_brings_a_journal_of_an_older_format_up_to_date(machine: Container) -> None:
    machine.put(OF_AN_OLDER_VERSION, "/root/older.db.gz")
    _install(machine, "older")
    machine.told("systemctl", "stop", "headtable.target")
    machine.told("sh", "-c", f"rm {NIGHT}*; zcat /root/older.db.gz >{NIGHT}; chown headtable:headtable {NIGHT}")
    _install(machine, "today")
    machine.until_told("find", STATE, having="-format-5")  # the engine keeps the old file beside the new one
    assert _entries(machine) > 0


def test_a_second_installation_after_a_removal_finds_the_night_again(machine: Container) -> None:
    _install(machine, "today")
    _say(machine, *OPENED)
    secrets = _secrets(machine)
    machine.told("dpkg", "--remove", "headtable")
    _install(machine, "today")
    assert _secrets(machine) == secrets
    _say(machine, *RUNG)


def test_the_package_takes_over_an_installation_by_the_script(machine: Container, release: Release) -> None:
    machine.put_tree(CHECKOUT, PROGRAM, "/root/headtable")
    found = wheels(release, this_architecture())
    machine.put_tree(found, [wheel.name for wheel in found.iterdir()], "/root/wheels")
    machine.told("env", "PIP_NO_INDEX=1", "PIP_FIND_LINKS=/root/wheels", "/root/headtable/systemd/install")
    machine.told("systemctl", "disable", "--now", *UNWANTED)
    secrets = _secrets(machine)

    machine.told("dpkg", "--install", "/root/today.deb")
    states = {unit: machine.run("systemctl", "is-enabled", unit).stdout.strip() for unit in UNITS}
    others = {"headtable-backup.service": "static", **dict.fromkeys(UNWANTED, "disabled")}
    assert states == {unit: others.get(unit, "enabled") for unit in UNITS}
    assert machine.run("systemctl", "is-active", *SERVICES).stdout.split() == ["active", "active", "inactive"]
    places = machine.told("systemctl", "show", "--value", "--property=FragmentPath", *UNITS).split()
    assert [place for place in places if "/lib/systemd/system/" not in place] == []
    assert _secrets(machine) == secrets
    assert not machine.has("/opt/headtable/controller")


def test_the_script_does_not_install_over_the_package(machine: Container) -> None:
    machine.put_tree(CHECKOUT, PROGRAM, "/root/headtable")
    machine.told("dpkg", "--install", "/root/today.deb")
    refused = machine.run("/root/headtable/systemd/install")
    assert refused.returncode == 2
    assert "sudo apt remove headtable" in refused.stderr
