"""The firmware comes with an installed headtable, not only with a checkout."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from headtable.board_firmware.firmware_tree import tree_of, write

pytestmark = pytest.mark.slow
ROOT = Path(__file__).parents[3]


def test_an_installed_headtable_builds_the_same_firmware_as_a_checkout(tmp_path: Path) -> None:
    build = (sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", tmp_path)
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    [wheel] = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(tmp_path / "site")
    told = (sys.executable, "-m", "headtable", "firmware", "build", "--model", "pad", tmp_path / "installed")
    subprocess.run(told, cwd=tmp_path, check=True, env={**os.environ, "PYTHONPATH": str(tmp_path / "site")})
    write(tree_of("pico", "pad"), tmp_path / "checkout")
    assert files(tmp_path / "installed") == files(tmp_path / "checkout")


def files(folder: Path) -> dict[Path, bytes]:
    """Everything in a folder."""
    return {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
