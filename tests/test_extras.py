"""A command that needs an optional package says which extra brings it."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from headtable.extras import PACKAGES, need

ROOT = Path(__file__).parents[1]
HIDDEN = """
import sys
for package in {packages!r}:
    sys.modules[package] = None
from headtable.cli import main
main({words!r})
"""


def test_the_extras_match_the_package() -> None:
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    names = {extra: tuple(Requirement(line).name for line in lines) for extra, lines in declared.items()}
    assert {extra: names[extra] for extra in PACKAGES} == PACKAGES


@pytest.mark.parametrize("file", ["requirements-run.txt", "requirements.txt"])
def test_the_console_of_a_plain_installation_can_print(file: str) -> None:
    pinned = (ROOT / ".ci" / file).read_text().splitlines()
    assert [line for line in pinned if line.startswith("typst==")] != []


def test_an_installed_extra_raises_no_error() -> None:
    for extra in PACKAGES:
        need(extra)


@pytest.mark.parametrize(
    ("words", "package", "extra"),
    [
        (["broker"], "amqtt", "embedded"),
        (["run"], "amqtt", "embedded"),
        (["play", "--through-mqtt", "tests/nights/rfp"], "amqtt", "embedded"),
        (["monitor"], "textual", "maker"),
        (["firmware", "flash", "/dev/null", "--model", "pad"], "mpremote", "maker"),
        (["simulate", "--nights", "1", "--plot", "night.png"], "matplotlib", "plot"),
        (["print", "name-tags"], "typst", "print"),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else value,
)
def test_a_command_without_its_extra_names_the_package_to_install(words: list[str], package: str, extra: str) -> None:
    told = _without({package}, words)
    assert (told.returncode, told.stdout) == (2, "")
    assert told.stderr == (
        f"headtable: this command needs {package}, which is not installed here; "
        f'install it with: {sys.executable} -m pip install "headtable[{extra}]"\n'
    )


@pytest.mark.slow
def test_all_other_commands_run_without_any_extra() -> None:
    every = {package for packages in PACKAGES.values() for package in packages}
    for words in (["--help"], ["check", "tests/config/venue.toml"], ["rules"], ["simulate", "--nights", "1"]):
        told = _without(every, words)
        assert "needs" not in told.stderr, told.stderr
        assert "ModuleNotFoundError" not in told.stderr, told.stderr


def _without(packages: set[str], words: list[str]) -> subprocess.CompletedProcess[str]:
    code = HIDDEN.format(packages=sorted(packages), words=words)
    return subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
