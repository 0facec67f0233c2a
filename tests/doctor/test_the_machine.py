"""What the doctor finds at the machine itself: each thing well, unknown, and broken."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import timedelta
from pathlib import Path

import pytest

from headtable.config import BoxSettings, Broker, Config, EngineSettings, Pad, SignalSettings, Web, load
from headtable_tools.certificate.make import Hosts, make
from headtable_tools.doctor.broker_rights import broker_rights
from headtable_tools.doctor.examination import examine
from headtable_tools.doctor.finding import Finding, reported
from headtable_tools.doctor.lasting_folders import STATE_FOLDERS, lasting_folders
from headtable_tools.doctor.machine import Person, this_machine
from headtable_tools.doctor.page_certificate import certificate
from headtable_tools.doctor.raspberry_pi import board
from headtable_tools.doctor.rights import rights
from headtable_tools.doctor.storage import clock, place
from headtable_tools.doctor.units import units
from headtable_tools.keys.venue_logins import Folders, acl_of
from tests.doctor.patient import Patient

BOX = BoxSettings(lines=("serial:/dev/pad",), pads=(Pad(uid="pad-01", table=1),))
JOURNAL = EngineSettings(journal="/var/lib/headtable/tonight.night.db")


@pytest.fixture
def patient(tmp_path: Path) -> Patient:
    return Patient(tmp_path)


def found(findings: Iterable[Finding], what: str) -> tuple[str, str]:
    """The colour of a finding, and all that it says."""
    [finding] = [one for one in map(reported, findings) if one.what == what]
    assert bool(finding.fix) or finding.colour != "red"
    return finding.colour, f"{finding.found} → {finding.fix}"


def test_the_model_of_a_pi_is_reported(patient: Patient) -> None:
    assert found(board(patient.machine, BOX), "model") == ("green", "Raspberry Pi 4 Model B Rev 1.4 → ")


def test_checks_for_a_pi_are_not_green_on_another_machine(patient: Patient) -> None:
    patient.without("/proc/device-tree/model")
    told = [(finding.what, finding.colour, finding.found) for finding in map(reported, board(patient.machine, BOX))]
    assert told == [(what, "yellow", "not a Pi") for what in ("model", "pin factory", "gpio chip", "power")]


def test_the_library_for_the_pins_must_be_installed(patient: Patient) -> None:
    assert found(board(patient.machine, BOX), "pin factory")[0] == "green"
    patient.modules.clear()
    colour, told = found(board(patient.machine, BOX), "pin factory")
    assert (colour, "gpiod is not installed" in told) == ("red", True)
    colour, told = found(board(patient.machine, BoxSettings(pins="rpigpio")), "pin factory")
    assert (colour, "RPi.GPIO is not installed" in told) == ("red", True)
    assert found(board(patient.machine, BoxSettings(pins="mock")), "pin factory")[0] == "yellow"


def test_the_legacy_library_does_not_work_on_a_pi_5(patient: Patient) -> None:
    patient.modules.add("RPi.GPIO")
    legacy = BoxSettings(pins="rpigpio")
    assert found(board(patient.machine, legacy), "pin factory") == ("green", "rpigpio → ")
    patient.file("/proc/device-tree/model", "Raspberry Pi 5 Model B Rev 1.0\0")
    assert found(board(patient.machine, legacy), "pin factory")[0] == "red"


def test_the_gpio_chip_must_exist_and_be_accessible(patient: Patient) -> None:
    assert found(board(patient.machine, BOX), "gpio chip") == ("green", "/dev/gpiochip0, pinctrl-bcm2711 → ")
    patient.closed.add("/dev/gpiochip0")
    colour, told = found(board(patient.machine, BOX), "gpio chip")
    assert (colour, "usermod -aG gpio" in told) == ("red", True)
    patient.without("/dev/gpiochip0")
    colour, told = found(board(patient.machine, BOX), "gpio chip")
    assert (colour, "there is no GPIO chip, /dev/gpiochip0 or any other" in told) == ("red", True)


def test_the_headers_chip_is_found_by_its_label(patient: Patient) -> None:
    patient.labels = {"gpiochip0": "gpio-brcmstb@107d508500", "gpiochip4": "pinctrl-rp1"}
    colour, told = found(board(patient.machine, BOX), "gpio chip")
    assert (colour, "/dev/gpiochip0 is gpio-brcmstb@107d508500" in told) == ("red", True)
    patient.file("/dev/gpiochip4", "")
    assert found(board(patient.machine, BOX), "gpio chip") == ("green", "/dev/gpiochip4, pinctrl-rp1 → ")


def test_without_gpiod_the_chip_is_unknown(patient: Patient) -> None:
    patient.modules.clear()
    assert found(board(patient.machine, BOX), "gpio chip")[0] == "yellow"


def test_the_legacy_library_needs_the_pis_registers_and_no_chip(patient: Patient) -> None:
    legacy = BoxSettings(pins="rpigpio")
    patient.without("/dev/gpiochip0")
    assert found(board(patient.machine, legacy), "gpio chip")[0] == "red"
    patient.file("/dev/gpiomem", "")
    assert found(board(patient.machine, legacy), "gpio chip") == ("green", "/dev/gpiomem → ")
    patient.closed.add("/dev/gpiomem")
    colour, told = found(board(patient.machine, legacy), "gpio chip")
    assert (colour, "usermod -aG gpio kate" in told) == ("red", True)


@pytest.mark.parametrize(
    ("throttled", "colour", "told"),
    [
        ("0x0", "green", "was, high enough"),
        ("0x50005", "red", "too low now"),
        ("0x50000", "red", "too low since the Pi was started"),
        ("0x20002", "green", "high enough"),  # its frequency was capped: that is heat
    ],
)
def test_low_voltage_is_red(patient: Patient, throttled: str, colour: str, told: str) -> None:
    patient.command("vcgencmd", f"echo throttled={throttled}")
    was, said = found(board(patient.machine, BOX), "power")
    assert (was, told in said) == (colour, True)


@pytest.mark.parametrize(("alarm", "colour"), [("0", "green"), ("1", "red")])
def test_without_vcgencmd_the_kernel_reports_the_voltage(patient: Patient, alarm: str, colour: str) -> None:
    patient.command("vcgencmd", "exit 1")
    patient.file("/sys/class/hwmon/hwmon0/name", "cpu_thermal\n")
    patient.file("/sys/class/hwmon/hwmon1/name", "rpi_volt\n")
    patient.file("/sys/class/hwmon/hwmon1/in0_lcrit_alarm", f"{alarm}\n")
    assert found(board(patient.machine, BOX), "power")[0] == colour


def test_an_unknown_voltage_is_yellow(patient: Patient) -> None:
    patient.without("/bin/vcgencmd")
    assert found(board(patient.machine, BOX), "power")[0] == "yellow"


def test_the_user_of_the_box_must_be_in_the_groups_of_its_devices(patient: Patient) -> None:
    horn = SignalSettings(signal="horn", device="gpio:22")
    bell = SignalSettings(signal="bell", device="speaker:default")
    assert found(rights(patient.machine, BOX), "your groups") == ("green", "kate is in dialout → ")
    patient.person = Person("kate", frozenset({"users"}))
    colour, told = found(rights(patient.machine, BOX), "your groups")
    assert (colour, "usermod -aG dialout kate" in told) == ("red", True)
    colour, told = found(rights(patient.machine, BoxSettings(signals=(horn, bell))), "your groups")
    assert (colour, "usermod -aG gpio,audio kate" in told) == ("red", True)
    assert found(rights(patient.machine, BoxSettings()), "your groups")[0] == "green"


def test_root_needs_no_group(patient: Patient) -> None:
    patient.person = Person("root", frozenset())
    assert found(rights(patient.machine, BOX), "your groups")[0] == "green"


@pytest.mark.parametrize(
    ("unit", "group_file", "colour"),
    [
        ("[Service]\nSupplementaryGroups=audio dialout\n", "", "green"),
        ("[Service]\n", "dialout:x:20:kate,headtable\n", "green"),
        ("[Service]\nSupplementaryGroups=audio\n", "dialout:x:20:kate\n", "red"),
    ],
)
def test_the_service_gets_its_groups_from_its_unit_or_its_user(
    patient: Patient, unit: str, group_file: str, colour: str
) -> None:
    patient.file("/etc/systemd/system/headtable-box.service", unit)
    patient.file("/etc/group", group_file)
    assert found(rights(patient.machine, BOX), "the box’s groups")[0] == colour


def test_the_journals_folder_must_be_writable(patient: Patient) -> None:
    assert found(place(patient.machine, JOURNAL), "journal")[0] == "green"
    colour, told = found(place(patient.machine, EngineSettings(journal="/nowhere/tonight.night.db")), "journal")
    assert (colour, "No such file or directory" in told) == ("red", True)


OVERLAID = (
    "22 1 0:20 / / rw,relatime - overlay overlay rw,lowerdir=/lower,upperdir=/upper/data\n"
    "23 22 0:21 / /proc rw,relatime shared:5 - proc proc rw\n"
)
ON_A_STICK = "30 22 8:1 / /var/lib/headtable rw,relatime - ext4 /dev/sda1 rw\n"


def test_a_journal_below_an_overlay_is_red_unless_its_folder_is_on_a_disk_of_its_own(patient: Patient) -> None:
    patient.file("/proc/self/mountinfo", OVERLAID)
    colour, told = found(place(patient.machine, JOURNAL), "journal")
    assert (colour, "it is in memory (overlay)" in told) == ("red", True)
    patient.file("/proc/self/mountinfo", OVERLAID + ON_A_STICK)
    assert found(place(patient.machine, JOURNAL), "journal")[0] == "green"


def test_a_journal_below_the_overlay_of_a_container_is_not_judged(patient: Patient) -> None:
    patient.without("/proc/device-tree/model")
    patient.file("/proc/self/mountinfo", OVERLAID)
    assert found(place(patient.machine, JOURNAL), "journal")[0] == "green"


def mounted(*folders: str) -> str:
    """The mounts of a Pi with an overlay, and with these folders on a partition of their own."""
    return OVERLAID + "".join(f"{30 + n} 22 8:1 {f} {f} rw - ext4 /dev/sda1 rw\n" for n, f in enumerate(folders))


@pytest.mark.parametrize("missing", STATE_FOLDERS)
def test_each_folder_that_must_stay_is_red_if_the_overlay_forgets_it(patient: Patient, missing: str) -> None:
    for folder in STATE_FOLDERS:
        patient.file(f"{folder}/.keep", "")
    patient.file("/proc/self/mountinfo", mounted(*STATE_FOLDERS))
    assert found(lasting_folders(patient.machine), "what must stay")[0] == "green"
    patient.file("/proc/self/mountinfo", mounted(*(folder for folder in STATE_FOLDERS if folder != missing)))
    colour, told = found(lasting_folders(patient.machine), "what must stay")
    assert (colour, told.partition(" → ")[0]) == ("red", f"the next start forgets {missing}")


def test_a_folder_that_no_service_has_made_need_not_stay(patient: Patient) -> None:
    patient.file("/proc/self/mountinfo", mounted("/var/lib/headtable"))
    assert found(lasting_folders(patient.machine), "what must stay") == ("green", "on a disk: /var/lib/headtable → ")


@pytest.mark.parametrize(
    ("lasting", "colour"), [((), "yellow"), (("/etc/headtable",), "red"), (("/etc/mosquitto",), "red")]
)
def test_passwords_and_their_hashes_stay_together_or_not_at_all(
    patient: Patient, lasting: tuple[str, ...], colour: str
) -> None:
    patient.file("/proc/self/mountinfo", mounted(*lasting))
    assert found(lasting_folders(patient.machine), "configuration and passwords")[0] == colour


@pytest.mark.parametrize("mounts", [mounted("/etc/headtable", "/etc/mosquitto"), ""])
def test_nothing_is_said_of_configuration_and_passwords_on_a_disk(patient: Patient, mounts: str) -> None:
    patient.file("/proc/self/mountinfo", mounts)
    assert [type(one) for one in lasting_folders(patient.machine)][1:] == []


def test_another_machine_than_a_pi_is_not_asked_what_must_stay(patient: Patient) -> None:
    patient.without("/proc/device-tree/model")
    patient.file("/proc/self/mountinfo", OVERLAID)
    assert list(lasting_folders(patient.machine)) == []


async def test_the_doctor_tells_of_the_overlay_with_and_without_a_valid_configuration(patient: Patient) -> None:
    patient.file("/proc/self/mountinfo", OVERLAID)
    patient.file("/broken.toml", "[web")
    for file in (None, patient.root / "broken.toml"):
        colours = {one.what: one.colour for one in map(reported, await examine(patient.machine, file, load))}
        assert colours["what must stay"] == "red"


async def test_a_forgotten_folder_is_reported_once(patient: Patient) -> None:
    patient.file("/proc/self/mountinfo", OVERLAID)
    patient.file("/var/lib/mosquitto/.keep", "")
    patient.file("/headtable.toml", f'[engine]\njournal = "{JOURNAL.journal}"\n')
    told = [reported(one) for one in await examine(patient.machine, patient.root / "headtable.toml", load)]
    red = [one.what for one in told if one.colour == "red" and "/var/lib/headtable" in one.found]
    assert red == ["journal"]
    assert "forgets /var/lib/mosquitto" in next(one.found for one in told if one.what == "what must stay")


@pytest.mark.parametrize(
    ("free", "colour"), [(80_000_000_000, "green"), (999_999_999, "yellow"), (99_999_999, "red")]
)
def test_a_full_disk_is_red(patient: Patient, free: int, colour: str) -> None:
    patient.free_bytes = free
    assert found(place(patient.machine, JOURNAL), "disk")[0] == colour


def test_the_clock_is_set_by_the_network_or_by_its_own_battery_or_not_at_all(patient: Patient) -> None:
    assert clock(patient.machine).colour == "green"
    patient.command("timedatectl", "echo no")
    assert clock(patient.machine).colour == "red"
    patient.file("/dev/rtc0", "")
    assert clock(patient.machine).colour == "yellow"
    patient.file("/run/systemd/timesync/synchronized", "")
    assert clock(patient.machine).colour == "green"


def test_without_timedatectl_the_clock_is_unknown(patient: Patient) -> None:
    patient.without("/bin/timedatectl")
    assert clock(patient.machine).colour == "yellow"


def unit(name: str, load: str = "loaded", active: str = "active") -> str:
    return f"Id={name}.service\\nLoadState={load}\\nActiveState={active}\\nSubState=running\\n\\n"


def test_each_service_is_reported(patient: Patient) -> None:
    box, engine = unit("headtable-box"), unit("headtable-engine", active="failed")
    patient.command("systemctl", f"printf '{box}{engine}{unit('headtable-web', active='activating')}'")
    findings = list(units(patient.machine, Broker()))
    assert found(findings, "headtable-box") == ("green", "active (running) → ")
    assert found(findings, "headtable-web")[0] == "yellow"
    colour, told = found(findings, "headtable-engine")
    assert (colour, "journalctl -u headtable-engine" in told) == ("red", True)


def test_a_machine_without_services_is_not_red(patient: Patient) -> None:
    assert found(units(patient.machine, Broker()), "services")[0] == "yellow"
    patient.command("systemctl", f"printf '{unit('headtable-box', 'not-found', 'inactive')}'")
    assert found(units(patient.machine, Broker()), "services")[0] == "yellow"


def test_the_brokers_service_is_checked_if_the_broker_is_not_embedded(patient: Patient) -> None:
    units_told = unit("headtable-box") + unit("mosquitto", load="not-found", active="inactive")
    patient.command("systemctl", f"printf '{units_told}'; echo \"$@\" > {patient.root}/asked")
    assert found(units(patient.machine, Broker(embedded=False)), "mosquitto")[0] == "red"
    assert (patient.root / "asked").read_text().split()[-1] == "mosquitto.service"


def test_every_check_runs_on_this_machine() -> None:
    machine = this_machine()
    assert machine.text("/proc/self/status") is not None
    assert machine.text("/no/such/file") is None
    assert machine.ask("echo", "well") == "well"
    assert machine.ask("false") is None
    assert machine.ask("no-such-command") is None
    assert machine.free_bytes(Path("/")) > 0
    assert machine.has_module("headtable")
    assert not machine.has_module("no_such_module")
    assert not machine.has_module("no_such_module.inside")


LOGINS = Config(broker=Broker(logins="/etc/headtable/logins"))
ACL = "/etc/mosquitto/headtable.acl"


def test_a_broker_without_logins_has_no_rights_to_check(patient: Patient) -> None:
    assert list(broker_rights(patient.machine, Config())) == []


def test_a_broker_elsewhere_has_its_rights_elsewhere(patient: Patient) -> None:
    elsewhere = Broker(host="10.0.0.7", logins="/etc/headtable/logins")
    assert list(broker_rights(patient.machine, Config(broker=elsewhere))) == []


def test_the_rights_at_the_broker_are_those_of_this_version(patient: Patient) -> None:
    folders = Folders(patient.machine.at("/etc/headtable/logins"), patient.machine.at("/etc/mosquitto"))
    patient.file(ACL, acl_of(LOGINS, folders).replace("# What", "# in another language: What"))
    assert found(broker_rights(patient.machine, LOGINS), "broker’s users")[0] == "green"
    patient.file(ACL, acl_of(Config(box=BoxSettings(id="cellar")), folders))
    colour, told = found(broker_rights(patient.machine, LOGINS), "broker’s users")
    assert (colour, "sudo headtable keys make" in told) == ("red", True)


def test_a_missing_list_of_rights_is_red_and_a_closed_one_asks_for_sudo(patient: Patient) -> None:
    colour, told = found(broker_rights(patient.machine, LOGINS), "broker’s users")
    assert (colour, "Mosquitto refuses everybody" in told) == ("red", True)
    patient.file(f"{ACL}/a file where the list should be", "")
    colour, told = found(broker_rights(patient.machine, LOGINS), "broker’s users")
    assert (colour, "sudo headtable doctor" in told) == ("yellow", True)


def test_a_certificate_is_told_with_its_last_day_and_renewed_in_time(patient: Patient) -> None:
    config = patient.root / "etc/headtable/headtable.toml"
    config.parent.mkdir(parents=True, exist_ok=True)
    make(config, "hall", Hosts((), ("headtable.local",)), patient.now)
    folder = "/etc/headtable/certificates"
    web = Web(certificate=f"{folder}/server.pem", certificate_key=f"{folder}/server-key.pem")
    told = {}
    for days in (0, 780, 801):
        patient.now += timedelta(days=days)
        told[days] = found(certificate(patient.machine, web), "certificate of the pages")
        patient.now -= timedelta(days=days)
    assert {days: colour for days, (colour, _) in told.items()} == {0: "green", 780: "yellow", 801: "red"}
    assert told[801][1].startswith(f"{folder}/server.pem was valid until 2029-02-04")
    patient.without(web.certificate_key)
    colour, words = found(certificate(patient.machine, web), "certificate of the pages")
    assert (colour, "cannot use the certificate" in words) == ("red", True)
    assert list(certificate(patient.machine, Web())) == []
