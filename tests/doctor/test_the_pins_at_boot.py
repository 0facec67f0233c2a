"""What the doctor finds about the pins of bell and horn before Linux starts."""

from __future__ import annotations

from pathlib import Path

import pytest

from headtable.config import BoxSettings, defaults_text, read, with_driver_board
from headtable.config.driver_board import BOOT_LINES
from headtable_tools.doctor.boot_pins import boot_pins
from headtable_tools.doctor.finding import reported
from headtable_tools.doctor.raspberry_pi import model
from tests.doctor.patient import Patient

BOARD = read(with_driver_board(defaults_text()), "headtable.toml").box


@pytest.fixture
def patient(tmp_path: Path) -> Patient:
    """A Pi 4."""
    return Patient(tmp_path)


def told(patient: Patient, box: BoxSettings = BOARD) -> list[tuple[str, str]]:
    """The colour of each line, and its remedy."""
    found = map(reported, boot_pins(patient.machine, box, model(patient.machine)))
    return [(one.colour, one.fix) for one in found]


def test_the_lines_that_init_prints_are_enough(patient: Patient) -> None:
    patient.file("/boot/firmware/config.txt", "\n".join(("[all]", *BOOT_LINES, "")))
    assert told(patient) == [("green", "")]


@pytest.mark.parametrize(
    ("written", "missing"),
    [
        ("", "22,23,24"),
        ("#gpio=22,23,24=op,dl", "22,23,24"),
        ("gpio=22,23=op,dl", "24"),
        ("gpio=22-23=op,dl\ngpio=24=op,dh", "24"),
        ("gpio=22,23,24=ip,pd", "22,23,24"),
    ],
)
def test_the_remedy_names_the_pins_that_nothing_keeps_low(patient: Patient, written: str, missing: str) -> None:
    patient.file("/boot/firmware/config.txt", f"[all]\n{written}\n")
    assert told(patient) == [("yellow", f"add gpio={missing}=op,dl to /boot/firmware/config.txt, then reboot")]


@pytest.mark.parametrize("written", ["gpio=22-24=op,dl", "gpio=22,23=op,dl\n  gpio=24=op,dl"])
def test_other_ways_to_write_the_same_are_as_good(patient: Patient, written: str) -> None:
    patient.file("/boot/firmware/config.txt", f"{written}\n")
    assert told(patient) == [("green", "")]


def test_a_box_without_pins_and_another_machine_need_no_such_line(patient: Patient) -> None:
    assert told(patient, BoxSettings()) == []
    patient.without("/proc/device-tree/model")
    assert told(patient) == []
