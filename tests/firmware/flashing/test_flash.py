"""Firmware onto a board, by mpremote over MicroPython's own prompt, and back when it says no hello."""

from __future__ import annotations

import base64
import os
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from headtable.board_firmware.firmware_tree import Tree, crc, models, tree_of, write
from headtable.errors import BadConfig, Unwell
from headtable_tools.firmware.flash import Wanted, flash
from headtable_tools.firmware.flash_steps import (
    BoardFound,
    DeviceMet,
    FileCopied,
    FilesChecked,
    FirmwareProved,
    Step,
    TrialStarted,
)
from headtable_tools.firmware.handshake import find_device
from tests.firmware.flashing.pico import BOARDS, Pico, a_pico
from tests.patience import PATIENCE_S

FAILS_AFTER_HELLO = """
from board import Board
from common.life import Life
life = Life(Board("horn"), "horn", "horn")
def turn():
    raise ValueError("in its first turn")
life.turn_for_ever((life.device.turn, turn))
"""


def broken(path: str, text: str) -> Callable[[Tree], Tree]:
    """What makes a firmware of which one file is other than it should be."""

    def change(tree: Tree) -> Tree:
        raw = text.encode()
        version = msgspec.structs.replace(tree.version, files={**tree.version.files, path: crc(raw)})
        return Tree(version, {**tree.files, path: raw})

    return change


def brought(pico: Pico, name: str | None = None) -> list[Step]:
    """Bring a firmware onto a board; what was said meanwhile."""
    said: list[Step] = []
    flash(Wanted(pico.port, "horn", name=name, boards=BOARDS), said.append)
    return said


@pytest.mark.slow
@pytest.mark.parametrize("model", models())
def test_a_bare_pico_becomes_a_device_that_says_hello(tmp_path: Path, model: str) -> None:
    with a_pico(tmp_path / "flash") as pico:
        said: list[Step] = []
        flash(Wanted(pico.port, model, boards=BOARDS), said.append)
        assert [type(one) for one in said if not isinstance(one, FileCopied)] == [
            *(BoardFound, FilesChecked, TrialStarted, FirmwareProved),
        ]
        copied = [one for one in said if isinstance(one, FileCopied)]
        assert copied[-1].file == copied[-1].files == len(copied)
        assert (pico.note("good"), pico.note("trial")) == ("a", "")
        met = find_device(pico.port, PATIENCE_S)
        assert met
        assert (met.uid, met.hello.model, met.hello.boot) == (f"{model}-438b2a31", model, 1)


@pytest.mark.slow
def test_the_next_firmware_is_stored_beside_the_first_and_keeps_its_notes(tmp_path: Path) -> None:
    with a_pico(tmp_path / "flash") as pico:
        brought(pico)
        notes = {"uid": "horn-07", "dice": "a calibration", "key": "a secret"}
        for name, text in notes.items():
            (pico.flash / "notes" / name).write_text(text)
        (pico.flash / "notes" / "uid").unlink()
        said = brought(pico, "horn-07")
        assert said[0] == DeviceMet("horn-438b2a31", "horn", "0.1.0")
        assert pico.note("good") == "b"
        assert {name: pico.note(name) for name in notes} == notes
        assert pico.note("boot") == "2"
        met = find_device(pico.port, PATIENCE_S)
        assert met
        assert met.uid == "horn-07"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("path", "text", "why"),
    [
        ("main.py", "import board\nraise ValueError('bad pin')\n", "ValueError: bad pin"),
        ("horn/signals.py", "what is no Python\n", "SyntaxError"),
        ("main.py", "import sys\nsys.exit()\n", "the new firmware did not say hello"),
        ("main.py", FAILS_AFTER_HELLO, "ValueError: in its first turn"),
    ],
)
def test_a_failing_firmware_is_replaced_by_the_old_one(tmp_path: Path, path: str, text: str, why: str) -> None:
    with a_pico(tmp_path / "flash") as pico:
        brought(pico)
        with pytest.raises(Unwell, match=f"the new firmware failed .*{why}.*has gone back to the one before"):
            flash(Wanted(pico.port, "horn", boards=BOARDS), lambda progress: None, broken(path, text))
        assert (pico.note("good"), pico.note("trial")) == ("a", "")
        met = find_device(pico.port, PATIENCE_S)
        assert met
        assert met.hello.model == "horn"


class PlugPulled(Exception):
    """Somebody pulls the plug."""


@pytest.mark.slow
@pytest.mark.parametrize("step", [BoardFound, FileCopied, FilesChecked])
def test_a_pulled_plug_leaves_the_old_firmware(tmp_path: Path, step: type[Step]) -> None:
    def pull(progress: Step) -> None:
        if isinstance(progress, step) and getattr(progress, "file", 5) == 5:
            pico.pull_and_plug()
            raise PlugPulled

    with a_pico(tmp_path / "flash") as pico:
        brought(pico)
        with pytest.raises(PlugPulled):
            flash(Wanted(pico.port, "horn", boards=BOARDS), pull)
        met = find_device(pico.port, PATIENCE_S)
        assert met
        assert (met.hello.model, met.hello.boot, met.crashed, pico.note("good")) == ("horn", 2, "", "a")
        assert isinstance(brought(pico)[-1], FirmwareProved)


@pytest.mark.slow
def test_a_firmware_copied_by_hand_says_hello_and_takes_the_next_firmware(tmp_path: Path) -> None:
    write(tree_of("pico", "horn"), tmp_path / "flash")
    with a_pico(tmp_path / "flash") as pico:
        assert brought(pico)[0] == DeviceMet("horn-438b2a31", "horn", "0.1.0")
        assert pico.note("good") == "b"


@pytest.mark.slow
def test_a_wifi_pad_takes_the_next_firmware_over_its_cable(tmp_path: Path) -> None:
    boards = {"pico_w": ("linux",)}
    with a_pico(tmp_path / "flash") as pico:
        flash(Wanted(pico.port, "pad", name="pad-07", boards=boards), lambda progress: None)
        for name, text in {"key": b"a key", "network": b"the hall", "box": b"192.168.4.1:7707"}.items():
            (pico.flash / "notes" / name).write_text(base64.b64encode(text).decode())
        pico.pull_and_plug()
        said: list[Step] = []
        flash(Wanted(pico.port, "pad", boards=boards), said.append)
        assert (said[0], type(said[-1])) == (DeviceMet("pad-07", "pad", "0.1.0"), FirmwareProved)
        change = broken("main.py", "raise ValueError('bad pin')\n")
        with pytest.raises(Unwell, match="ValueError: bad pin"):
            flash(Wanted(pico.port, "pad", boards=boards), lambda progress: None, change)
        assert pico.note("good") == "b"


@pytest.mark.slow
def test_the_wrong_board_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    with a_pico(tmp_path / "flash") as pico:
        with pytest.raises(BadConfig, match=r"this board is 'linux .*'; there is firmware for pico, pico_w"):
            flash(Wanted(pico.port, "horn"), lambda progress: None)
        with pytest.raises(BadConfig, match="which is --board pico and not pico2; nothing was written"):
            flash(Wanted(pico.port, "horn", "pico2", boards=BOARDS), lambda progress: None)
        assert os.listdir(pico.flash) == []


@pytest.mark.slow
def test_a_horn_box_cannot_be_flashed_as_a_dice_reader(tmp_path: Path) -> None:
    with a_pico(tmp_path / "flash") as pico:
        brought(pico)
        with pytest.raises(BadConfig, match="this is a horn, and --model dice would drive its pins otherwise"):
            flash(Wanted(pico.port, "dice", boards=BOARDS), lambda progress: None)
        (pico.flash / "notes" / "prompt").write_text("wanted")
        pico.pull_and_plug()
        with pytest.raises(BadConfig, match="this is a horn"):
            flash(Wanted(pico.port, "dice", boards=BOARDS), lambda progress: None)
        assert (pico.note("good"), (pico.flash / "b").exists()) == ("a", False)


@pytest.mark.slow
def test_a_missing_port_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(Unwell, match="no prompt of MicroPython"):
        flash(Wanted(str(tmp_path / "nothing"), "horn", prompt_s=0.1), lambda progress: None)


@pytest.mark.parametrize("name", ["Pad 7", "all", "", "p" * 25])
def test_a_wrong_name_is_refused_before_the_port_is_opened(name: str) -> None:
    with pytest.raises(BadConfig, match="a name is up to 24 small letters, digits and hyphens"):
        flash(Wanted("/dev/no-port", "horn", name=name), lambda progress: None)
