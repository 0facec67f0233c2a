"""What every board starts with, under real MicroPython: which of two trees it starts after what."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from headtable.board_firmware.firmware_tree import START
from headtable_tools.rehearse.bench import MICROPYTHON

PRINTS = "print('{tree}')\n"


def flash(folder: Path, trees: dict[str, str], **notes: str) -> Path:
    """A board's flash, with these programs and notes on it."""
    (folder / "notes").mkdir()
    for name, text in notes.items():
        (folder / "notes" / name).write_text(text)
    for tree, program in trees.items():
        (folder / tree).mkdir()
        (folder / tree / "main.py").write_text(program)
    (folder / "main.py").write_bytes(START.read_bytes())
    return folder


def start(folder: Path) -> str:
    """Start the board once; what its programs print."""
    ended = subprocess.run(
        [str(MICROPYTHON), "main.py"], cwd=folder, capture_output=True, text=True, check=False, env=os.environ
    )
    return (ended.stdout + ended.stderr).strip()


def notes(folder: Path) -> dict[str, str]:
    """What its notes say."""
    return {path.name: path.read_text() for path in sorted((folder / "notes").iterdir())}


TWO = {tree: PRINTS.format(tree=tree) for tree in ("a", "b")}


@pytest.mark.parametrize("good", ["a", "b"])
def test_the_good_firmware_is_started(tmp_path: Path, good: str) -> None:
    assert start(flash(tmp_path, TWO, good=good)) == good


def test_a_new_firmware_gets_one_trial_before_the_good_one_starts_and_reports(tmp_path: Path) -> None:
    folder = flash(tmp_path, TWO, good="a", trial="b new")
    assert start(folder) == "b"
    assert notes(folder) == {"good": "a", "trial": "b begun"}
    assert start(folder) == "a"
    assert notes(folder) == {"crash": "the new firmware did not say hello", "good": "a"}
    assert start(folder) == "a"


def test_the_reason_for_a_failed_trial_is_not_overwritten(tmp_path: Path) -> None:
    folder = flash(tmp_path, TWO, good="a", trial="b begun", crash="RuntimeError: a pin")
    assert start(folder) == "a"
    assert notes(folder) == {"crash": "RuntimeError: a pin", "good": "a"}


def test_a_power_cut_between_two_notes_of_a_good_trial_is_not_a_failure(tmp_path: Path) -> None:
    folder = flash(tmp_path, TWO, good="b", trial="b begun")
    assert start(folder) == "b"
    assert notes(folder) == {"good": "b"}


def test_an_unreadable_new_firmware_is_left_and_its_error_stored(tmp_path: Path) -> None:
    folder = flash(tmp_path, {**TWO, "b": "what? no.\n"}, good="a", trial="b new")
    start(folder)
    assert notes(folder)["crash"].startswith("SyntaxError")
    assert start(folder) == "a"


def test_a_good_firmware_that_fails_shows_its_error_at_the_prompt(tmp_path: Path) -> None:
    assert "ValueError: so" in start(flash(tmp_path, {"a": "raise ValueError('so')\n"}, good="a"))


def test_a_requested_prompt_is_given_once(tmp_path: Path) -> None:
    folder = flash(tmp_path, TWO, good="a", prompt="wanted")
    assert start(folder) == ""
    assert start(folder) == "a"


def test_a_board_without_any_firmware_shows_its_prompt(tmp_path: Path) -> None:
    assert start(flash(tmp_path, {})) == ""
