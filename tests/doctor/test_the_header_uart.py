"""What the doctor finds about lines on the UART of the Pi's header."""

from __future__ import annotations

from pathlib import Path

import pytest

from headtable.config import BoxSettings, DiceSettings
from headtable_tools.doctor.finding import reported
from headtable_tools.doctor.header_uart import header_uart
from headtable_tools.doctor.raspberry_pi import model
from headtable_tools.doctor.serial_ports import ports
from tests.doctor.patient import Patient

ON_HEADER = BoxSettings(lines=("rs485:/dev/ttyAMA0",))
GODICE = DiceSettings(uid="dice-01", table=1, at="ble:godice")


@pytest.fixture
def patient(tmp_path: Path) -> Patient:
    """A Pi 4 whose good UART is on the header, as with disable-bt."""
    patient = Patient(tmp_path)
    patient.file("/dev/ttyAMA0", "")
    link(patient, "serial0", "ttyAMA0")
    patient.file("/proc/cmdline", "console=tty1 root=PARTUUID=1-02 rootwait\n")
    patient.command("pinctrl", 'echo "17: a3    pn | lo // GPIO17 = RTS0"')
    return patient


def link(patient: Patient, name: str, target: str) -> None:
    """Let a name below /dev lead to another."""
    path = patient.root / "dev" / name
    path.unlink(missing_ok=True)
    path.symlink_to(target)


def told(patient: Patient, box: BoxSettings) -> list[tuple[str, str, str]]:
    """What, its colour, and all that is said of it."""
    found = map(reported, header_uart(patient.machine, box, model(patient.machine)))
    return [(one.what, one.colour, f"{one.found} → {one.fix}") for one in found]


def test_a_free_uart_is_green(patient: Patient) -> None:
    assert told(patient, ON_HEADER) == [("/dev/ttyAMA0", "green", "nothing else uses it → ")]


def test_lines_elsewhere_and_other_machines_need_no_such_check(patient: Patient) -> None:
    assert told(patient, BoxSettings(lines=("serial:/dev/serial/by-id/*", "tcp:0.0.0.0:7707"))) == []
    patient.without("/proc/device-tree/model")
    assert told(patient, ON_HEADER) == []


@pytest.mark.parametrize("console", ["serial0,115200", "ttyAMA0,115200", "ttyAMA0"])
def test_the_console_must_leave_the_uart(patient: Patient, console: str) -> None:
    patient.file("/proc/cmdline", f"console={console} console=tty1\n")
    [(what, colour, said)] = told(patient, ON_HEADER)
    assert (what, colour) == ("/dev/ttyAMA0", "red")
    assert "do_serial_cons 1" in said


def test_a_uart_that_leads_to_bluetooth_is_red(patient: Patient) -> None:
    link(patient, "serial1", "ttyAMA0")
    [(_, colour, said)] = told(patient, ON_HEADER)
    assert (colour, "dtoverlay=disable-bt" in said) == ("red", True)


def test_with_dice_by_radio_bluetooth_keeps_a_uart(patient: Patient) -> None:
    link(patient, "serial1", "ttyAMA0")
    [(_, _, said)] = told(patient, BoxSettings(lines=ON_HEADER.lines, dice=(GODICE,)))
    assert "dtoverlay=miniuart-bt" in said


def test_the_mini_uart_is_yellow(patient: Patient) -> None:
    patient.file("/dev/ttyS0", "")
    link(patient, "serial0", "ttyS0")
    [(what, colour, said)] = told(patient, BoxSettings(lines=("serial:/dev/serial0",)))
    assert (what, colour, "mini UART" in said) == ("/dev/serial0", "yellow", True)


def test_the_primary_uart_of_a_pi_5_is_not_the_header(patient: Patient) -> None:
    patient.file("/proc/device-tree/model", "Raspberry Pi 5 Model B Rev 1.0\0")
    patient.file("/dev/ttyAMA10", "")
    link(patient, "serial0", "ttyAMA10")
    [(_, colour, said)] = told(patient, BoxSettings(lines=("rs485:/dev/serial0",)))
    assert (colour, "dtparam=uart0=on" in said) == ("red", True)


@pytest.mark.parametrize(
    ("pi", "setting"),
    [("Raspberry Pi 4 Model B Rev 1.4", "gpio=17=a3"), ("Raspberry Pi 5 Model B Rev 1.0", "uart0-pi5,ctsrts")],
)
def test_a_shared_line_needs_the_pin_that_turns_it_around(patient: Patient, pi: str, setting: str) -> None:
    patient.file("/proc/device-tree/model", f"{pi}\0")
    patient.command("pinctrl", 'echo "17: ip    pd | lo // GPIO17 = input"')
    [(_, colour, said)] = told(patient, ON_HEADER)
    assert (colour, setting in said) == ("yellow", True)
    assert told(patient, BoxSettings(lines=("serial:/dev/ttyAMA0",)))[0][1] == "green"


def test_without_the_pis_own_command_the_pin_is_not_judged(patient: Patient) -> None:
    patient.without("/bin/pinctrl")
    assert told(patient, ON_HEADER)[0][1] == "green"


def test_dice_by_radio_need_bluetooth(patient: Patient) -> None:
    box = BoxSettings(dice=(GODICE,))
    assert told(patient, box) == []
    patient.file("/boot/firmware/config.txt", "[all]\nenable_uart=1\ndtoverlay=disable-bt\n")
    assert [(what, colour) for what, colour, _ in told(patient, box)] == [("dice by radio", "red")]


@pytest.mark.parametrize(
    ("pi", "setting"), [("Raspberry Pi 4 Model B Rev 1.4", "enable_uart=1"), ("Raspberry Pi 5 Model B", "uart0=on")]
)
async def test_a_uart_that_is_off_is_not_looked_for_at_the_usb(patient: Patient, pi: str, setting: str) -> None:
    patient.file("/proc/device-tree/model", f"{pi}\0")
    patient.without("/dev/ttyAMA0")
    finding = reported((await ports(patient.machine, ON_HEADER, None))[0])
    assert (finding.colour, setting in finding.fix) == ("red", True)
