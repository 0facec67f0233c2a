"""The box's pins on the kernel's own lines: taken, driven, pulled, listened to and given back, through gpiod."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.machine import pins_tried
from tests.machine.hand import Machine

PYTHON = "/opt/headtable/.venv/bin/python"
PROGRAM = "/run/pins_tried.py"
pytestmark = [pytest.mark.machine, pytest.mark.slow, pytest.mark.timeout(300)]


@pytest.fixture(scope="module")
def said(machine: Machine) -> dict[str, Any]:
    """What the program in the machine has found."""
    machine.write(PROGRAM, Path(pins_tried.__file__).read_text())
    told: dict[str, Any] = msgspec.json.decode(machine.told(PYTHON, PROGRAM))
    return told


def test_the_header_is_found_by_its_label(said: dict[str, Any]) -> None:
    assert said["chip"] == ["/dev/gpiochip0", "pinctrl-bcm2711"]


def test_a_claimed_pin_has_an_owner_and_an_unchanged_level(said: dict[str, Any]) -> None:
    taken = said["claimed"]["taken"]
    assert (taken["used"], taken["consumer"], taken["direction"]) == (True, "headtable", "INPUT")
    assert said["claimed"]["level"] == 1


def test_a_pin_is_given_back(said: dict[str, Any]) -> None:
    assert said["claimed"]["afterwards"] is False


def test_a_pin_left_high_goes_low_when_it_becomes_a_switch(
    said: dict[str, Any],
) -> None:
    left, taken, switch, on, off, released = said["left high"]["levels"]
    assert (left, taken) == (1, 1)
    assert (switch, on, off, released) == (0, 1, 0, 0)


def test_a_switch_that_is_released_is_an_input_pulled_down(said: dict[str, Any]) -> None:
    released = said["left high"]["released"]
    assert (released["direction"], released["bias"]) == ("INPUT", "PULL_DOWN")


def test_the_guard_turns_a_switch_off(said: dict[str, Any]) -> None:
    assert said["guarded"] == 0


def test_the_kernel_reports_the_pull_of_an_input(said: dict[str, Any]) -> None:
    assert said["biased"] == {
        "up": ["PULL_UP", "up"],
        "down": ["PULL_DOWN", "down"],
        "floating": ["DISABLED", "floating"],
    }


def test_the_error_for_an_occupied_pin_names_its_user(said: dict[str, Any]) -> None:
    doorbell, box = said["busy"]
    assert doorbell.startswith('GPIO6 cannot be had ("doorbell" has it)')
    assert box.startswith('GPIO5 cannot be had ("headtable" has it)')


def test_the_loop_reads_every_edge_with_kernel_time_and_without_a_thread(said: dict[str, Any]) -> None:
    felt = said["felt"]
    assert (felt["listening"]["edges"], felt["listening"]["bias"]) == ("BOTH", "PULL_UP")
    assert felt["levels"] == [0, 1, 0, 1]
    assert felt["in time"] == [True] * 4
    assert (felt["in the loop"], felt["threads"]) == (True, 1)


def test_a_removed_listener_hears_nothing_and_ends_the_kernels_edge_detection(said: dict[str, Any]) -> None:
    assert len(said["felt"]["levels"]) == 4
    assert said["felt"]["afterwards"] == "NONE"


def test_the_error_for_a_user_outside_the_group_names_the_command(machine: Machine) -> None:
    program = "from headtable.box.pins.chips import *; from headtable.box.pins.gpiod import *; header_chip(label_of)"
    ended = machine.run("setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", PYTHON, "-c", program)
    assert "nobody may not open /dev/gpiochip0: `sudo usermod -aG gpio nobody`" in ended.err
