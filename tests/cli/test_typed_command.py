"""A hint on the terminal names the command as it can be typed there."""

from __future__ import annotations

from pathlib import Path

import pytest

from headtable.cli.typed_command import typed_as


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A folder with an environment of its own, in which headtable is installed."""
    programs = tmp_path / ".venv" / "bin"
    programs.mkdir(parents=True)
    for name in ("python", "headtable"):
        (programs / name).touch()
    return tmp_path


MODULE = Path("controller/headtable/__main__.py")


def test_a_program_that_the_shell_does_not_find_is_named_by_its_path_from_here(house: Path) -> None:
    python = house / ".venv/bin/python"
    assert typed_as(MODULE, python, house, None) == ".venv/bin/headtable"
    assert typed_as(house / ".venv/bin/headtable", python, house, None) == ".venv/bin/headtable"
    assert typed_as(MODULE, python, house / ".venv/bin", None) == "./headtable"
    assert typed_as(MODULE, python, Path("/"), None) == str(house / ".venv/bin/headtable")[1:]
    assert typed_as(MODULE, python, Path("/usr"), None) == str(house / ".venv/bin/headtable")


def test_a_program_that_the_shell_finds_is_named_by_its_name(house: Path) -> None:
    program = house / ".venv/bin/headtable"
    assert typed_as(program, house / ".venv/bin/python", house, str(program)) == "headtable"


def test_another_program_of_this_name_is_not_meant(house: Path) -> None:
    other = house / "headtable"
    other.touch()
    assert typed_as(MODULE, house / ".venv/bin/python", house, str(other)) == ".venv/bin/headtable"


def test_without_a_program_the_module_is_named(house: Path) -> None:
    (house / ".venv/bin/headtable").unlink()
    assert typed_as(MODULE, house / ".venv/bin/python", house, None) == ".venv/bin/python -m headtable"
