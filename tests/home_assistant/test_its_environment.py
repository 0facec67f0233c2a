"""``.ci/home-assistant`` makes an environment with the right Python, and installs only what it must."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / ".ci/home-assistant"
REQUIREMENTS = Path("tests/home_assistant/requirements.txt")
PYTHON = """#!/bin/sh
case "$1" in
-c) echo "$0" ;;
-m) echo "$(basename "$0") $*" >>calls; [ "$2" != venv ] || { mkdir -p "$3/bin" && cp "$0" "$3/bin/python"; } ;;
esac
"""
"""A Python that notes what it is asked for, and makes environments whose Python is the same script."""
VENV = "-m venv .home-assistant"
INSTALLED = f"python -m pip install -q --disable-pip-version-check -r {REQUIREMENTS}"


class Checkout:
    """A folder with the requirements, and with some Pythons on its path."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._programs = folder / "programs"
        self._programs.mkdir()
        self.requirements = folder / REQUIREMENTS
        self.requirements.parent.mkdir(parents=True)
        self.requirements.touch()

    def has(self, name: str, script: str = PYTHON) -> Path:
        """Put such a Python on the path."""
        program = self._programs / name
        program.write_text(script)
        program.chmod(0o755)
        return program

    def asked_for(self, python: Path | None = None) -> list[str]:
        """What the script asks for, when HOME_ASSISTANT_PYTHON is this one."""
        calls = self.folder / "calls"
        calls.write_text("")
        env = {"PATH": f"{self._programs}:/usr/bin:/bin", "HOME_ASSISTANT_PYTHON": str(python or "")}
        subprocess.run([SCRIPT, "python3"], cwd=self.folder, env=env, capture_output=True, check=True)
        return calls.read_text().splitlines()


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    """A checkout whose only Python is python3, whatever this machine has."""
    made = Checkout(tmp_path)
    made.has("python3")
    for newer in ("python3.13", "python3.12"):
        made.has(newer, "#!/bin/sh\nexit 1\n")  # as pyenv's scripts do for a Python that is not chosen
    return made


def test_the_python_that_is_given_is_taken_where_no_newer_one_runs(checkout: Checkout) -> None:
    assert checkout.asked_for() == [f"python3 {VENV}", INSTALLED]


@pytest.mark.parametrize("newest", ["python3.12", "python3.13"])
def test_the_newest_python_is_taken(checkout: Checkout, newest: str) -> None:
    checkout.has("python3.12")
    checkout.has(newest)
    assert checkout.asked_for() == [f"{newest} {VENV}", INSTALLED]


def test_the_second_time_nothing_is_done(checkout: Checkout) -> None:
    checkout.asked_for()
    assert checkout.asked_for() == []


def test_changed_requirements_are_installed_into_the_same_environment(checkout: Checkout) -> None:
    checkout.asked_for()
    later_s = checkout.requirements.stat().st_mtime + 60
    os.utime(checkout.requirements, (later_s, later_s))
    assert checkout.asked_for() == [INSTALLED]


def test_another_python_makes_the_environment_anew(checkout: Checkout) -> None:
    checkout.asked_for()
    (old := checkout.folder / ".home-assistant/old").touch()
    other = checkout.has("other-python")
    assert checkout.asked_for(other) == [f"other-python {VENV}", INSTALLED]
    assert not old.exists()
    assert checkout.asked_for(other) == []


def test_without_a_python_it_says_how_to_use_it() -> None:
    ended = subprocess.run([SCRIPT], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.endswith(" .ci/home-assistant python3\n")
