"""The commands that bring firmware onto a board, as they are typed; tests/firmware/flashing/ has the boards."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.test_cli import headtable


def test_a_firmware_is_built_and_reported(tmp_path: Path) -> None:
    told = headtable("firmware", "build", "--model", "horn", tmp_path / "horn")
    assert told.returncode == 0, told.stderr
    assert told.stdout.startswith(f"{tmp_path / 'horn'}: horn for pico, firmware 0.1.0, ")
    assert (tmp_path / "horn" / "a" / "board.py").exists()


def test_a_built_firmware_in_json_lists_its_files(tmp_path: Path) -> None:
    told = headtable("firmware", "build", "--board", "pico2", "--model", "horn", "--json", tmp_path / "horn")
    version = json.loads(told.stdout)
    assert (version["board"], version["model"]) == ("pico2", "horn")
    assert "horn/relay.py" in version["files"]


def test_an_unknown_model_is_a_usage_error(tmp_path: Path) -> None:
    told = headtable("firmware", "build", "--model", "kazoo", tmp_path / "kazoo")
    assert told.returncode == 2
    assert "--model 'kazoo': there is firmware for " in told.stderr
    assert not (tmp_path / "kazoo").exists()


def test_a_missing_board_is_reported_at_once(tmp_path: Path) -> None:
    told = headtable("firmware", "flash", tmp_path / "no-port", "--model", "horn")
    assert told.returncode == 3
    assert told.stderr.startswith(f"headtable: there is no port {tmp_path}/no-port: plug the board in")


def test_an_invalid_name_of_a_board_is_reported_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "port").touch()
    told = headtable("firmware", "flash", tmp_path / "port", "--model", "horn", "--name", "Horn 1")
    assert told.returncode == 2
    assert "--name 'Horn 1': a name is up to 24 small letters" in told.stderr
