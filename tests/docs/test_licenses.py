"""Whoever gets headtable with its environment gets the licence of everything in it."""

from __future__ import annotations

import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.patience import PATIENCE_S
from tools.docs.generated_parts import DOCS
from tools.docs.licenses import PAGE, shipped, texts

CHECKOUT = DOCS.parent
HEADING = re.compile(r"^=+\n(\S+ \S+)\n=+$", re.M)


def test_headtable_itself_is_under_the_mit_licence() -> None:
    assert (CHECKOUT / "LICENSE").read_text(encoding="utf-8").startswith("MIT License\n")


def test_the_licence_of_every_required_package_is_included() -> None:
    installed = {f"{name} {package.version}" for name, package in shipped().items()}
    assert {"litestar", "paho-mqtt", "pyserial"} <= shipped().keys()
    assert installed <= set(HEADING.findall(PAGE.read_text(encoding="utf-8"))), "write them with: make licenses"


def test_every_package_has_a_complete_licence_text() -> None:
    assert [name for name, package in shipped().items() if sum(len(text) for _, text in texts(package)) < 500] == []


@pytest.mark.slow
def test_a_wheel_carries_all_licences(tmp_path: Path) -> None:
    pip = (sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation")
    subprocess.run([*pip, "-w", str(tmp_path), str(CHECKOUT)], check=True, timeout=PATIENCE_S)
    (wheel,) = tmp_path.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert [name for name in names if name.endswith("licenses/LICENSE")]
    assert [name for name in names if name.endswith("licenses/docs/third-party-licenses.txt")]
