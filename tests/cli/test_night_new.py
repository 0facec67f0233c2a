"""`headtable night new` and `night archive` put no night away that is not over, unless the host says so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from headtable.cli import build_app
from headtable.messages.people import OpenNight
from tests.replay.short_night import TWELVE, Evening

NEW, ARCHIVE = ("night", "new"), ("night", "archive")
"""The commands that put a night away."""


@pytest.fixture
def begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The journal of a night that is open, in the folder of the command."""
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "tonight.night.db"
    evening = Evening(path)
    evening.say(OpenNight(TWELVE))
    evening.close()
    (tmp_path / "headtable.toml").write_text("[box]\nby_phone = true\n")
    return path


@pytest.mark.parametrize("command", [NEW, ARCHIVE])
def test_a_night_that_is_not_over_stays_and_the_sentence_names_the_option(
    begun: Path, command: tuple[str, str]
) -> None:
    before = begun.read_bytes()
    told = CliRunner().invoke(build_app(), command)
    assert told.exit_code == 1
    assert re.search(r"is not over: .*add --yes", " ".join(str(told.exception).split()))
    assert begun.read_bytes() == before
    assert list(begun.parent.glob("*.night.db")) == [begun]


@pytest.mark.parametrize("command", [NEW, ARCHIVE])
def test_yes_puts_it_away(begun: Path, command: tuple[str, str]) -> None:
    assert CliRunner().invoke(build_app(), [*command, "--yes"]).exit_code == 0
    assert len([file for file in begun.parent.glob("*.night.db") if file != begun]) == 1
