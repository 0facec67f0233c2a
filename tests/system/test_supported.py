"""The script that says whether a machine is supported, and what `make test` leaves out where it must."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / ".ci/supported"
BITS_32, BITS_64 = 2**31 - 1, 2**63 - 1
NEEDS_PYTHON = "headtable needs Python 3.11 or newer, and "


def refusal(folder: Path, version: tuple[int, int], largest: int) -> str:
    """Why the script refuses a machine whose Python has this version and this largest index; empty if it does not."""
    as_that = f"import runpy, sys; sys.version_info, sys.maxsize = {version}, {largest}"
    python = folder / "python3"
    python.write_text(
        f"#!/bin/sh\nexec {sys.executable} -c '{as_that}; runpy.run_path(sys.argv[1], None, \"__main__\")' $1\n"
    )
    python.chmod(0o755)
    ran = subprocess.run([SCRIPT, python], capture_output=True, text=True, check=False)
    assert ran.stdout == ""
    assert ran.returncode == (1 if ran.stderr else 0)
    return ran.stderr.strip()


@pytest.mark.parametrize("version", [(3, 11), (3, 13)])
def test_debian_12_and_13_with_64_bits_are_supported(tmp_path: Path, version: tuple[int, int]) -> None:
    assert refusal(tmp_path, version, BITS_64) == ""


def test_32_bits_are_refused_with_what_to_install(tmp_path: Path) -> None:
    assert "install the 64-bit Raspberry Pi OS" in refusal(tmp_path, (3, 11), BITS_32)


@pytest.mark.parametrize(("version", "named"), [((2, 7), "2.7"), ((3, 9), "3.9"), ((3, 10), "3.10")])
def test_an_old_python_is_refused_and_named(tmp_path: Path, version: tuple[int, int], named: str) -> None:
    told = f"{NEEDS_PYTHON}this is {named}: use Raspberry Pi OS or Debian, 12 or 13"
    assert refusal(tmp_path, version, BITS_64) == told


def test_on_this_machine_the_script_says_nothing() -> None:
    ran = subprocess.run([SCRIPT, sys.executable], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", "")


@pytest.mark.parametrize(("emulates", "makes_image"), [("bookworm-amd64", True), ("", False)])
def test_make_test_leaves_out_the_emulated_pi_where_it_cannot_run(emulates: str, *, makes_image: bool) -> None:
    words = ["make", "--dry-run", "test", f"EMULATES={emulates}"]
    told = subprocess.run(words, cwd=SCRIPT.parents[1], capture_output=True, text=True, check=True).stdout
    assert ("tests.machine.image" in told) == makes_image
    assert ("left out: make test-system" in told) != makes_image
