"""The machine itself: gpiozero finds a Pi in it, and the kernel's simulated lines follow."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.machine.hand import Machine

pytestmark = [pytest.mark.machine, pytest.mark.slow, pytest.mark.timeout(300)]
PYTHON = "/opt/headtable/.venv/bin/python"
BELL, BUTTON = 5, 6  # lines that nobody else uses
DOORBELL = f"""
from signal import pause
from gpiozero import Button, Device, DigitalOutputDevice

bell, button = DigitalOutputDevice({BELL}), Button({BUTTON})
button.when_pressed, button.when_released = bell.on, bell.off
print(type(Device.pin_factory).__name__, Device.pin_factory.board_info.model, flush=True)
pause()
"""


@pytest.fixture
def doorbell(machine: Machine) -> Iterator[Machine]:
    """A few lines of gpiozero with no headtable in them, run by the user and in the group that the box has."""
    machine.pull_up(BUTTON)
    machine.run("tee", "/run/doorbell.py", said=DOORBELL)
    machine.told(
        "systemd-run", "--unit=doorbell", "--property=User=headtable", "--property=SupplementaryGroups=gpio",
        "--property=WorkingDirectory=/var/lib/headtable", PYTHON, "/run/doorbell.py",
    )  # fmt: skip
    machine.follow("doorbell", "LGPIOFactory 4B")
    yield machine
    machine.told("systemctl", "stop", "doorbell")
    machine.run("systemctl", "reset-failed", "doorbell")


def test_a_pressed_button_rings_a_bell_and_a_released_one_ends_it(doorbell: Machine) -> None:
    doorbell.watch(BELL)
    pressed_s = doorbell.pull_down(BUTTON)
    rang = doorbell.until(BELL, 1)
    released_s = doorbell.pull_up(BUTTON)
    ended = doorbell.until(BELL, 0)
    assert pressed_s < rang.at_s < released_s < ended.at_s


def test_as_on_a_pi_a_line_keeps_its_level_when_its_process_is_killed(doorbell: Machine) -> None:
    doorbell.watch(BELL)
    doorbell.pull_down(BUTTON)
    doorbell.until(BELL, 1)
    doorbell.told("systemctl", "kill", "--signal=KILL", "doorbell")
    doorbell.until_told("systemctl", "show", "--property=ActiveState", "doorbell", having="failed")
    assert [change.level for change in doorbell.seen().changes] == [0, 1]
