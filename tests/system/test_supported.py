"""The script that says whether a machine is supported, and what `make test` leaves out where it must."""

from __future__ import annotations

import runpy
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest

SCRIPT = Path(__file__).parents[2] / ".ci/supported.py"
BITS_32, BITS_64 = 2**31 - 1, 2**63 - 1


def trouble(version: tuple[int, int], largest: int) -> str:
    """What the script says of such a Python."""
    found = runpy.run_path(str(SCRIPT))["trouble"]
    return cast("Callable[[tuple[int, int], int], str]", found)(version, largest)


@pytest.mark.parametrize("version", [(3, 11), (3, 13)])
def test_debian_12_and_13_with_64_bits_are_supported(version: tuple[int, int]) -> None:
    assert trouble(version, BITS_64) == ""


def test_32_bits_are_refused_with_what_to_install() -> None:
    assert "install the 64-bit Raspberry Pi OS" in trouble((3, 11), BITS_32)


def test_an_old_python_is_refused_and_named() -> None:
    assert "this is 3.9: use Raspberry Pi OS or Debian, 12 or 13" in trouble((3, 9), BITS_64)


def test_on_this_machine_the_script_says_nothing() -> None:
    ran = subprocess.run([sys.executable, SCRIPT], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", "")


@pytest.mark.parametrize(("emulates", "makes_image"), [("bookworm-amd64", True), ("", False)])
def test_make_test_leaves_out_the_emulated_pi_where_it_cannot_run(emulates: str, *, makes_image: bool) -> None:
    words = ["make", "--dry-run", "test", f"EMULATES={emulates}"]
    told = subprocess.run(words, cwd=SCRIPT.parents[1], capture_output=True, text=True, check=True).stdout
    assert ("tests.machine.image" in told) == makes_image
    assert ("left out: make test-system" in told) != makes_image
