"""What the doctor finds where devices come by Wi-Fi: real sockets, and real files of keys."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from headtable.box.lines.wifi.device_keys import Keys
from headtable.config import BoxSettings, Pad
from headtable.messages.devices import Birth
from headtable_tools.doctor.finding import Finding, reported
from headtable_tools.doctor.met_devices import devices
from headtable_tools.doctor.rights import GroupsHeld, rights
from headtable_tools.doctor.serial_ports import ports
from headtable_tools.doctor.wifi import wifi
from tests.brokers import free_port
from tests.doctor.patient import Patient

KEY = bytes(range(32))
KEYS = "/etc/headtable/headtable.keys"
PADS = (Pad(uid="pad-01", table=1), Pad(uid="pad-02", table=2))


@pytest.fixture
def patient(tmp_path: Path) -> Patient:
    patient = Patient(tmp_path)
    patient.modules.add("zeroconf")
    patient.file(KEYS, "")
    patient.without(KEYS)
    return patient


def a_box(address: str) -> BoxSettings:
    return BoxSettings(lines=(f"tcp:{address}",), keys=KEYS, pads=PADS)


def enrol(patient: Patient, *uids: str) -> Path:
    file = patient.root / KEYS.lstrip("/")
    for uid in uids:
        Keys(file).store(uid, KEY)
    return file


def born(uid: str, *, online: bool) -> Birth:
    return Birth(uid, "box", "pad", "1.2", "7", "buttons", online=online, table=int(uid[-1]))


@contextmanager
def somebody_listening() -> Iterator[str]:
    """Where a program listens."""
    with socket.create_server(("127.0.0.1", 0)) as there:
        yield f"127.0.0.1:{there.getsockname()[1]}"


def told(findings: Iterable[Finding], what: str) -> tuple[str, str]:
    [finding] = [one for one in map(reported, findings) if one.what.startswith(what)]
    assert bool(finding.fix) or finding.colour != "red"
    return finding.colour, f"{finding.found} → {finding.fix}"


def colours(findings: Iterable[Finding]) -> set[str]:
    return {finding.colour for finding in findings}


async def test_a_box_that_listens_and_its_devices_are_green(patient: Patient) -> None:
    enrol(patient, "pad-01", "pad-02", "pad-03")
    births = {uid: born(uid, online=True) for uid in ("pad-01", "pad-02")} | {"pad-03": born("pad-03", online=False)}
    with somebody_listening() as address:
        findings = await ports(patient.machine, a_box(address), births)
    assert colours(findings) == {"green"}
    assert "the box listens there; 2 of 3 enrolled devices are there" in told(findings, "tcp:")[1]


def test_a_running_box_that_does_not_listen_is_red(patient: Patient) -> None:
    colour, said = told(wifi(patient.machine, a_box(f"127.0.0.1:{free_port()}"), {}), "tcp:")
    assert (colour, "does not listen there" in said, "journalctl" in said) == ("red", True, True)


def test_without_a_box_a_usable_address_is_green(patient: Patient) -> None:
    for host in ("0.0.0.0", "[::]"):  # noqa: S104  what a host writes
        assert told(wifi(patient.machine, a_box(f"{host}:{free_port()}"), None), "tcp:")[0] == "green"


def test_without_a_box_another_listening_program_is_red(patient: Patient) -> None:
    with somebody_listening() as address:
        colour, said = told(wifi(patient.machine, a_box(address), None), "tcp:")
    assert (colour, "another program listens there" in said) == ("red", True)


def test_an_address_of_another_machine_is_red(patient: Patient) -> None:
    colour, said = told(wifi(patient.machine, a_box("192.0.2.1:7707"), None), "tcp:")
    assert (colour, "no address of this machine" in said, "tcp:0.0.0.0:7707" in said) == ("red", True, True)


def test_keys_that_others_may_read_are_red(patient: Patient) -> None:
    box = a_box("0.0.0.0:0")
    file = enrol(patient, "pad-01")
    assert told(wifi(patient.machine, box, None), "keys")[0] == "green"
    file.chmod(0o644)
    colour, said = told(wifi(patient.machine, box, None), "keys")
    assert (colour, said.endswith(f"→ make it private: chmod g-wx,o= {file}")) == ("red", True)


def test_keys_without_a_device_are_yellow(patient: Patient) -> None:
    colour, said = told(wifi(patient.machine, a_box("0.0.0.0:0"), None), "keys")
    assert (colour, "headtable devices enrol" in said) == ("yellow", True)


@pytest.mark.parametrize(
    ("mode", "user", "member", "colour"),
    [
        (0o600, (0, 1), "", "green"),  # its own
        (0o640, (1, 0), "", "green"),  # its group's
        (0o640, (1, 1), "headtable", "green"),  # a group's that it is in, too
        (0o640, (1, 1), "kate", "red"),
        (0o600, (1, 0), "", "red"),  # root's alone
    ],
)
def test_the_services_user_must_be_able_to_read_the_keys(
    patient: Patient, mode: int, user: tuple[int, int], member: str, colour: str
) -> None:
    file = enrol(patient, "pad-01")
    file.chmod(mode)
    patient.file("/etc/systemd/system/headtable-box.service", "[Service]\n")
    patient.file("/etc/passwd", f"headtable:x:{os.getuid() + user[0]}:{os.getgid() + user[1]}::/:/bin/sh\n")
    patient.file("/etc/group", f"keepers:x:{os.getgid()}:{member}\n")
    assert told(wifi(patient.machine, a_box("0.0.0.0:0"), None), "keys")[0] == colour


def test_without_zeroconf_the_finding_says_that_devices_need_the_address(patient: Patient) -> None:
    patient.modules.clear()
    colour, said = told(wifi(patient.machine, a_box("0.0.0.0:0"), None), "announcement")
    assert (colour, "--box ADDRESS:PORT" in said) == ("yellow", True)


def test_without_a_wifi_address_there_are_no_findings_about_wifi(patient: Patient) -> None:
    assert list(wifi(patient.machine, BoxSettings(lines=("serial:/dev/pad-01",)), None)) == []


def test_only_a_box_can_meet_an_enrolled_device(patient: Patient) -> None:
    box = a_box("0.0.0.0:0")
    findings = list(devices(box, {}, by_air=["pad-01"]))
    assert [(one.what, one.colour) for one in map(reported, findings)] == [("pad-01", "yellow"), ("pad-02", "red")]


def test_wifi_needs_no_group(patient: Patient) -> None:
    [finding] = rights(patient.machine, a_box("0.0.0.0:0"))
    assert finding == GroupsHeld("person", "kate", ())
