"""pins = "rpigpio" drives a Pi's registers through the real RPi.GPIO, and imports on other machines."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.root import OWN_MOUNTS

ROOT = Path(__file__).parents[3]
OUTPUT, INPUT, DOWN = 1, 0, 2

CALLED = """
from fake_rpigpio import utils
utils.install()
from gpiozero.pins.rpigpio import RPiGPIOFactory
from headtable.box.pins.factories import pins_for
from headtable.box.pins.pin import Pins
from headtable.config import BoxSettings
from headtable.errors import Unwell

class PiFour(RPiGPIOFactory):
    def _get_revision(self):
        return 0xC03111

pin = Pins(PiFour(), (RuntimeError,)).take(22)
pin.output_with_state(0)
pin.state = 1
print(pin.function)
try:
    pins_for(BoxSettings(pins="rpigpio"))
except Unwell as unwell:
    print(unwell)
"""


def test_rpigpio_can_be_imported_and_detects_that_this_is_not_a_pi() -> None:
    said = subprocess.run([sys.executable, "-c", CALLED], capture_output=True, text=True, check=False)
    assert "this machine is no Raspberry Pi" in said.stdout, said.stderr


@pytest.mark.slow
@pytest.mark.timeout(240)
def test_the_real_rpigpio_drives_the_registers(tmp_path: Path) -> None:
    seen = on_a_pi_of_files(tmp_path, the_real_rpigpio(tmp_path / "rpigpio"))
    assert seen["there"] == {"function": OUTPUT, "level": 0, "pull": seen["there"]["pull"]}
    assert [seen[when]["level"] for when in ("on", "off", "cut")] == [1, 0, 0]
    assert seen["released"] == {"function": INPUT, "level": 0, "pull": DOWN}
    assert seen["silenced"] == {"function": INPUT, "level": 0, "pull": DOWN}


def the_real_rpigpio(folder: Path) -> Path:
    """RPi.GPIO's own extension, built here from its pinned source."""
    pinned = ROOT / ".ci" / "requirements-rpigpio.txt"
    words = (
        "install",
        "-q",
        "--require-hashes",
        "--no-deps",
        "--no-build-isolation",
        "--target",
        folder,
        "-r",
        pinned,
    )
    built = subprocess.run([sys.executable, "-m", "pip", *words], capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    return folder


def on_a_pi_of_files(folder: Path, rpigpio: Path) -> dict[str, dict[str, int]]:
    """The recorded registers."""
    mounts = folder / "pi"
    mounts.mkdir()
    told = subprocess.run(
        [*OWN_MOUNTS, sys.executable, "-m", "tests.box.pins.register_pi", mounts],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": f"{ROOT / 'controller'}:{rpigpio}"},
    )
    assert told.returncode == 0, told.stderr
    seen: dict[str, dict[str, int]] = json.loads(told.stdout)
    return seen
