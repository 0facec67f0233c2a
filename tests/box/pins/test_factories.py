"""The file alone chooses the driver of the pins. If the driver lacks something, the error names the remedy."""

from __future__ import annotations

import subprocess
import sys

import pytest
from gpiozero.pins.mock import MockFactory

from headtable.box.pins.factories import pins_for
from headtable.config import BoxSettings
from headtable.errors import Unwell


@pytest.mark.parametrize("pins", ["gpiod", "rpigpio", "mock"])
def test_no_environment_variable_changes_the_pin_driver(pins: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GPIOZERO_PIN_FACTORY", "mock" if pins != "mock" else "native")
    settings = BoxSettings(pins=pins)  # type: ignore[arg-type]  # a test's own list of the three words
    try:
        made = type(pins_for(settings).factory).__name__
    except Unwell as unwell:
        made = str(unwell)
    assert made == "MockFactory" if pins == "mock" else "Mock" not in made


def test_mock_pins_are_new_ones_each_time() -> None:
    first, second = (pins_for(BoxSettings(pins="mock")).factory for _ in range(2))
    assert isinstance(first, MockFactory)
    assert first.pin("GPIO22") is not second.pin("GPIO22")


@pytest.mark.parametrize(
    ("module", "pins", "fix"),
    [("gpiod", "gpiod", "sudo systemd/install"), ("RPi", "rpigpio", "pip install headtable[rpigpio]")],
)
def test_a_missing_package_is_named_with_its_install_command(module: str, pins: str, fix: str) -> None:
    assert fix in in_a_python_without(module, pins)


def in_a_python_without(module: str, pins: str) -> str:
    """The output of a new Python that cannot import this module and is asked for pins."""
    program = (
        f"import sys; sys.modules[{module!r}] = None\n"
        "from headtable.box.pins.factories import pins_for\n"
        "from headtable.config import BoxSettings\n"
        f"pins_for(BoxSettings(pins={pins!r}))\n"
    )
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False).stderr
