"""The pins are driven in the way that the file says, and what that way lacks is told with what to do about it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from gpiozero.pins.mock import MockFactory

from headtable.box.pins.factories import pins_for, why_no_chip, wrong_chip
from headtable.config import BoxSettings
from headtable.errors import Unwell

CHIPS = ("gpiochip0", "gpiochip4")


def devices(folder: Path, *names: str) -> Path:
    """A folder with these device files."""
    for name in names:
        (folder / name).touch()
    return folder


@pytest.mark.parametrize("pins", ["lgpio", "rpigpio", "mock"])
def test_no_variable_changes_how_the_pins_are_driven(pins: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GPIOZERO_PIN_FACTORY", "mock" if pins != "mock" else "native")
    settings = BoxSettings(pins=pins, chip=63)  # type: ignore[arg-type]  # a test's own list of the three words
    try:
        made = type(pins_for(settings).factory).__name__
    except Unwell as unwell:
        made = str(unwell)
    assert made == "MockFactory" if pins == "mock" else "Mock" not in made


def test_mock_pins_are_new_ones_each_time() -> None:
    first, second = (pins_for(BoxSettings(pins="mock")).factory for _ in range(2))
    assert isinstance(first, MockFactory)
    assert first.pin("GPIO22") is not second.pin("GPIO22")


def test_lgpio_without_a_chip_is_unwell_with_the_way_out() -> None:
    with pytest.raises(Unwell, match=r"there is no /dev/gpiochip63.*\[box\]"):
        pins_for(BoxSettings(chip=63))


@pytest.mark.parametrize(
    ("module", "pins", "fix"),
    [("lgpio", "lgpio", "sudo apt install python3-lgpio"), ("RPi", "rpigpio", "pip install headtable[rpigpio]")],
)
def test_what_is_not_installed_is_named_with_how_to_install_it(module: str, pins: str, fix: str) -> None:
    assert fix in in_a_python_without(module, pins)


def in_a_python_without(module: str, pins: str) -> str:
    """What a new Python says that cannot import this and is asked for pins."""
    program = (
        f"import sys; sys.modules[{module!r}] = None\n"
        "from headtable.box.pins.factories import pins_for\n"
        "from headtable.config import BoxSettings\n"
        f"pins_for(BoxSettings(pins={pins!r}))\n"
    )
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False).stderr


def test_lgpio_leaves_nothing_in_the_working_directory(tmp_path: Path) -> None:
    program = (
        "import os, threading\n"
        "from headtable.box.pins.factories import pins_for\n"
        "from headtable.config import BoxSettings\n"
        "from headtable.errors import Unwell\n"
        "try: pins_for(BoxSettings(chip=63))\n"
        "except Unwell: pass\n"
        "threads = [thread for thread in threading.enumerate() if not thread.daemon]\n"
        "print(os.getcwd(), os.listdir(), len(threads))\n"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=tmp_path)
    assert said.stdout.split() == [str(tmp_path), "[]", "1"]


def test_a_machine_without_a_chip_is_told_of_mock_pins(tmp_path: Path) -> None:
    assert '[box] pins = "mock"' in why_no_chip(0, tmp_path)


def test_a_chip_that_is_not_there_names_those_that_are(tmp_path: Path) -> None:
    why = why_no_chip(7, devices(tmp_path, *CHIPS))
    assert "gpiochip7" in why
    assert "chip = 0, or one of 0, 4" in why


def test_a_chip_that_one_may_not_open_names_the_group(tmp_path: Path) -> None:
    assert "usermod -aG gpio" in why_no_chip(0, devices(tmp_path, *CHIPS), lambda _: False)


def test_a_chip_that_may_be_opened_and_cannot_is_only_named(tmp_path: Path) -> None:
    assert why_no_chip(4, devices(tmp_path, *CHIPS)) == f"{tmp_path}/gpiochip4 cannot be opened"


@pytest.mark.parametrize("label", ["pinctrl-bcm2711", "pinctrl-rp1", "gpio-sim.0-node0"])
def test_the_header_is_taken_for_the_header(label: str) -> None:
    assert wrong_chip(0, label) == ""


@pytest.mark.parametrize("label", ["gpio-brcmstb@107d508500", "raspberrypi-exp-gpio", "brcmvirt-gpio"])
def test_another_chip_is_not(label: str) -> None:
    assert label in wrong_chip(0, label)
