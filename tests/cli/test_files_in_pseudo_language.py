"""The commands about files take every word from the catalogue, whether they succeed or refuse."""

from __future__ import annotations

from pathlib import Path

import pytest

from headtable.config import Config
from tests.cli.test_cli import headtable
from tests.replay.short_night import a_night
from tests.saying.brackets import words_outside

pytestmark = pytest.mark.usefixtures("pseudo_language")
WRONG = """\
[broker]
port = 99999
[box]
id = "x y"
foo = 1
quiet_from = "25:00"
[[box.pads]]
uid = "pad-01"
table = 1
[[box.pads]]
uid = "pad-01"
table = 1
"""
HALL = """\
[web]
host = "0.0.0.0"
host_key = "pink"
[box]
lines = ["serial:/dev/serial/by-id/usb-pad-01"]
[[box.pads]]
uid = "pad-01"
table = 1
[[box.signals]]
signal = "horn"
device = "horn-01"
"""
"""What is probably a mistake gets a warning."""
SCRIPT = """\
table 1: Ann, Bea, Cat, Dot
the night opens
the round starts
table 1 rolls 1 1 4
expect table 1 stands at 3 to 0
"""
COMMANDS = (
    "init new.toml", "init", "init none/new.toml",
    "check", "check wrong.toml", "check none.toml", "check other.toml", "check hall.toml",
    "night new", "night list", "night list nowhere", "night archive", "blasts",
    "night rescue n.night.db new.db", "night rescue n.night.db n.night.db",
    "night rescue bad.db new.db", "night rescue none.db new.db",
    "replay none.db", "replay bad.db", "replay n.night.db --ruleset none", "verify bad.db",
    "print name-tags --journal n.night.db", "print name-tags", "print nonsense", "print results --paper a5",
    "print results --out x.txt", "print results --journal n.night.db --out none/x.pdf",
    "print half-filled --journal n.night.db", "print certificates --journal n.night.db",
    "print table-cards --journal n.night.db --join nowhere",
    "play none.night", "play .", "silence", "link play bad.db",
    "firmware build new --model pad", "firmware build . --model pad",
    "devices", "monitor", "walktest",
)  # fmt: skip


@pytest.fixture(scope="module")
def journal(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A whole night."""
    return a_night(tmp_path_factory.mktemp("night") / "n.night.db").read_bytes()


@pytest.fixture
def folder(tmp_path: Path, journal: bytes) -> Path:
    """A folder with good files and bad ones."""
    (tmp_path / "headtable.toml").write_text("[broker]\nport = 1\n", encoding="utf-8")
    (tmp_path / "wrong.toml").write_text(WRONG, encoding="utf-8")
    (tmp_path / "other.toml").write_text("[broker\n", encoding="utf-8")
    (tmp_path / "hall.toml").write_text(HALL, encoding="utf-8")
    (tmp_path / "bad.db").write_text("no journal", encoding="utf-8")
    (tmp_path / "n.night.db").write_bytes(journal)
    return tmp_path


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_about_files_is_translated(folder: Path, command: str) -> None:
    told = headtable(*command.split(), cwd=folder)
    printed = told.stdout + told.stderr
    assert "[" in printed
    assert words_outside(printed, ("headtable",)) == []


def test_every_comment_of_a_new_configuration_is_translated(folder: Path) -> None:
    headtable("init", "new.toml", cwd=folder)
    lines = (folder / "new.toml").read_text("utf-8").splitlines()
    comments = "\n".join(line.removeprefix("# ") for line in lines if line.startswith("# "))
    assert comments.count("[") >= len(Config.__struct_fields__)
    assert words_outside(comments) == []


def test_a_night_that_was_damaged(folder: Path) -> None:
    journal = folder / "n.night.db"
    written = bytearray(journal.read_bytes())
    written[len(written) // 2 : len(written) // 2 + 4096] = bytes(4096)
    journal.write_bytes(written)
    told = headtable("night", "rescue", "n.night.db", "new.db", cwd=folder)
    assert words_outside(told.stdout + told.stderr, ("headtable",)) == []


def test_a_script_that_fails_is_told_around_its_own_lines(folder: Path) -> None:
    """A script's lines are its author's text."""
    (folder / "x.night").write_text(SCRIPT, encoding="utf-8")
    told = headtable("play", "x.night", cwd=folder)
    assert told.returncode == 1
    its_own = ("x.night", *SCRIPT.splitlines())
    assert words_outside(told.stdout + told.stderr, its_own) == []
