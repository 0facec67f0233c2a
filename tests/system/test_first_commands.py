"""The first command on a machine refuses an unsupported one in words, before it installs or changes anything."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.machine.layers import CHECKOUT

REFUSAL = "headtable needs 64 bits, and this system has 32: install the 64-bit Raspberry Pi OS 12 or 13"
CHANGING = ("apt", "apt-get", "dpkg-query", "mkdir", "npm", "sudo", "systemctl", "tar", "uv")
ASKED_WITHOUT_CHANGE = ("bash", "cat", "dirname", "env", "getconf", "grep", "id", "realpath", "sh", "uname")
NEEDED = (
    "Makefile",
    "pyproject.toml",
    ".ci",
    "tests/web/javascript/package.json",
    "tests/web/javascript/package-lock.json",
    "tests/rp2040/package.json",
    "tests/rp2040/requirements.txt",
)
OF_32_BITS = "import runpy, sys; sys.maxsize = 2**31 - 1; runpy.run_path(sys.argv[1], run_name='__main__')"
INSTALLS_NOTHING = {"help", "supported", "pin", "clean"}


def setting_up() -> list[str]:
    """The goals of the Makefile that need the environment."""
    lines = re.findall(r"^\.PHONY: (.*)$", (CHECKOUT / "Makefile").read_text(), re.MULTILINE)
    return sorted({goal for line in lines for goal in line.split()} - INSTALLS_NOTHING)


class Newcomer:
    """A fresh copy of headtable on a machine whose programs note in a file that they were called."""

    def __init__(self, folder: Path) -> None:
        self.programs, self.checkout, self.notes = folder / "bin", folder / "headtable", folder / "called"
        self.python = self.programs / "python3"
        self.programs.mkdir()
        for name in CHANGING:
            self.program(name, f'echo "{name} $*" >>{self.notes}; exit 1')  # so a wrong order goes no further
        for needed in NEEDED:
            self._copy(needed)

    def program(self, name: str, script: str) -> None:
        """A program of this machine."""
        (self.programs / name).write_text(f"#!/bin/sh\n{script}\n")
        (self.programs / name).chmod(0o755)

    def python_of_32_bits(self) -> None:
        """Its Python is one of 32 bits. It notes whatever it runs besides the script that asks it."""
        asked = f'case "$1" in *supported.py) exec {sys.executable} -c "{OF_32_BITS}" "$@" ;; esac'
        self.program("python3", f'{asked}\necho "python3 $*" >>{self.notes}')

    def make(self, goal: str) -> subprocess.CompletedProcess[str]:
        """Run a rule of the Makefile."""
        return self._run("/usr/bin/make", "-C", str(self.checkout), goal, f"PYTHON={self.python}")

    def install(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Run the script that sets up the services."""
        return self._run(str(CHECKOUT / "systemd/install"), *words)

    def only_these_programs(self) -> None:
        """It has no program but those in its folder."""
        for name in ASKED_WITHOUT_CHANGE:
            if not (self.programs / name).exists():
                (self.programs / name).symlink_to(shutil.which(name) or name)

    def called(self) -> list[str]:
        """The programs that were called."""
        return self.notes.read_text().splitlines() if self.notes.exists() else []

    def files(self) -> list[str]:
        """Every file of the copy."""
        return sorted(str(path.relative_to(self.checkout)) for path in self.checkout.rglob("*"))

    def _run(self, *words: str) -> subprocess.CompletedProcess[str]:
        alone = (self.programs / "sh").exists()
        path = str(self.programs) if alone else f"{self.programs}:{os.environ['PATH']}"
        kept = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
        env = {**kept, "PATH": path, "DEBIANS_PYTHON": str(self.python), "LC_ALL": "C"}
        return subprocess.run(words, env=env, capture_output=True, text=True, check=False)

    def _copy(self, name: str) -> None:
        source, target = CHECKOUT / name, self.checkout / name
        target.parent.mkdir(parents=True, exist_ok=True)
        (shutil.copytree if source.is_dir() else shutil.copy)(source, target)


@pytest.fixture
def newcomer(tmp_path: Path) -> Newcomer:
    """A machine without Python."""
    return Newcomer(tmp_path)


def test_the_goals_are_those_that_install_something() -> None:
    assert {"run", "test", "check", "check-3.13", "deb", "image", "bench", "faults", "unit"} <= set(setting_up())


@pytest.mark.parametrize("goal", setting_up())
def test_make_refuses_32_bits_before_anything_is_installed(newcomer: Newcomer, goal: str) -> None:
    newcomer.python_of_32_bits()
    before = newcomer.files()
    ran = newcomer.make(goal)
    assert ran.returncode != 0
    assert REFUSAL in ran.stderr
    assert (newcomer.called(), newcomer.files()) == ([], before)


def test_make_refuses_32_bits_also_when_its_packages_are_there(newcomer: Newcomer) -> None:
    newcomer.python_of_32_bits()
    (newcomer.checkout / ".venv").mkdir()
    for mark in (".apt-RUN", ".python", ".run"):
        (newcomer.checkout / ".venv" / mark).touch()
    ran = newcomer.make("run")
    assert (ran.returncode != 0, REFUSAL in ran.stderr, newcomer.called()) == (True, True, [])


@pytest.mark.parametrize("words", [(), ("--dry-run",)], ids=["install", "dry-run"])
def test_the_installation_refuses_32_bits_before_its_first_step(newcomer: Newcomer, words: tuple[str, ...]) -> None:
    newcomer.python_of_32_bits()
    ran = newcomer.install(*words)
    assert (ran.returncode, ran.stdout, ran.stderr.strip()) == (2, "", REFUSAL)
    assert newcomer.called() == []


def test_32_bits_are_refused_without_python_too(newcomer: Newcomer) -> None:
    newcomer.program("getconf", "echo 32")
    for ran in (newcomer.make("run"), newcomer.install("--dry-run")):
        assert ran.returncode != 0
        assert REFUSAL in ran.stderr
    assert newcomer.called() == []


def test_make_brings_python_where_there_is_none_and_asks_again(newcomer: Newcomer) -> None:
    newcomer.python_of_32_bits()
    of_debian = newcomer.python.rename(newcomer.checkout / "python")
    newcomer.program("apt-get", f'echo "apt-get $*" >>{newcomer.notes}; cp {of_debian} {newcomer.python}')
    newcomer.program("sudo", 'exec "$@"')
    (newcomer.programs / "mkdir").unlink()
    ran = newcomer.make("run")
    assert f"there is no {newcomer.python} yet: it comes with Debian's package python3-venv" in ran.stdout
    assert any(call.startswith("apt-get install") and "python3-venv" in call for call in newcomer.called())
    assert REFUSAL in ran.stderr


def test_the_installation_names_python_as_what_it_will_install(newcomer: Newcomer) -> None:
    ran = newcomer.install("--dry-run")
    assert f"there is no {newcomer.python} yet: it comes with Debian's package python3-venv" in ran.stdout
    assert "- install from Debian: python3-venv mosquitto" in ran.stdout


def test_without_python_and_apt_it_says_what_to_install(newcomer: Newcomer) -> None:
    (newcomer.programs / "apt-get").unlink()
    newcomer.only_these_programs()
    for ran in (newcomer.make("run"), newcomer.install("--dry-run")):
        assert ran.returncode != 0
        assert f"there is no {newcomer.python}: install Python with its module venv" in ran.stderr
    assert newcomer.called() == []
