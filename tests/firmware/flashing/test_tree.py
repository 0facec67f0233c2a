"""The files of a firmware, as `headtable firmware build` writes them."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from headtable.board_firmware.board_types import BOARDS, the_board
from headtable.board_firmware.firmware_tree import Version, crc, models, tree_of, write
from headtable.errors import BadConfig


@pytest.mark.parametrize("model", models())
def test_a_firmware_contains_its_program_its_board_and_their_imports(model: str) -> None:
    files = tree_of("pico", model).files
    assert {"main.py", "board.py", "pins.py", "common/life.py", f"{model}/__init__.py"} <= files.keys()
    for path, raw in files.items():
        for wanted in re.findall(rb"^ *from (common|pad|dice|leddice|horn)\.(\w+) import", raw, re.MULTILINE):
            package, name = (word.decode() for word in wanted)
            assert f"{package}/{name}.py" in files or path == "board.py", (path, package, name)


@pytest.mark.parametrize("model", models())
def test_only_the_board_module_imports_machine(model: str) -> None:
    files = tree_of("pico", model).files
    assert [
        path for path, raw in files.items() if re.search(rb"^\s*(import|from) (machine|rp2)\b", raw, re.MULTILINE)
    ] == ["board.py"]


def test_only_a_board_with_a_radio_gets_the_wifi_modules() -> None:
    assert {board for board in BOARDS if "air.py" in tree_of(board, "pad").files} == {"pico_w", "pico2_w"}


def test_no_file_has_the_name_of_a_package() -> None:
    for model in models():
        files = tree_of("pico", model).files
        packages = {path.split("/")[0] for path in files if "/" in path}
        assert not packages & {Path(path).stem for path in files}


def test_a_built_firmware_lists_its_files_with_their_crcs(tmp_path: Path) -> None:
    out = tmp_path / "horn"
    write(tree_of("pico_w", "horn"), out)
    assert sorted(path.name for path in out.iterdir()) == ["a", "main.py", "notes"]
    version = msgspec.json.decode((out / "a" / "version.json").read_bytes(), type=Version)
    assert (version.board, version.model, version.firmware) == ("pico_w", "horn", "0.1.0")
    there = {str(path.relative_to(out / "a")) for path in (out / "a").rglob("*.py")}
    assert version.files.keys() == there
    assert all(crc((out / "a" / path).read_bytes()) == told for path, told in version.files.items())
    with pytest.raises(BadConfig, match="is there already"):
        write(tree_of("pico", "horn"), out)


def test_an_unknown_model_or_board_is_refused() -> None:
    with pytest.raises(BadConfig, match=r"--model 'kazoo': there is firmware for .*horn"):
        tree_of("pico", "kazoo")
    with pytest.raises(BadConfig, match=r"--board 'esp32': there is firmware for pico, pico_w, pico2, pico2_w"):
        tree_of("esp32", "horn")


@pytest.mark.parametrize(
    ("machine", "board"),
    [
        ("Raspberry Pi Pico with RP2040", "pico"),
        ("Raspberry Pi Pico W with RP2040", "pico_w"),
        ("Raspberry Pi Pico2 with RP2350", "pico2"),
        ("Raspberry Pi Pico 2 W with RP2350", "pico2_w"),
    ],
)
def test_a_board_is_recognised_by_its_own_name(machine: str, board: str) -> None:
    assert the_board(machine, None) == board
