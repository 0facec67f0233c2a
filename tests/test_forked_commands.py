"""A forked command ends as the same command in a shell does, and never outlives its test."""

from __future__ import annotations

from pathlib import Path
from signal import SIGKILL

import pytest

from headtable import __version__
from headtable.saying.languages import LANGUAGE, PSEUDO
from tests.forked_commands import forked_command


async def test_a_forked_command_says_the_same_and_ends_with_the_same_code(tmp_path: Path) -> None:
    log = tmp_path / "log"
    async with forked_command(log, "--version") as right, forked_command(log, "nonsense") as wrong:
        assert (await right.wait(), await wrong.wait()) == (0, 2)
    assert f"headtable {__version__}" in log.read_text()
    assert "nonsense" in log.read_text()


async def test_a_forked_command_is_killed_at_the_end(tmp_path: Path) -> None:
    config = tmp_path / "headtable.toml"
    config.write_text("[broker]\nport = 1\n")  # where no broker answers, the engine tries on
    async with forked_command(tmp_path / "log", "engine", "--config", str(config)) as engine:
        assert engine.returncode is None
    assert engine.returncode == -SIGKILL


async def test_each_forked_command_has_the_environment_of_its_test(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    logs = (tmp_path / "first", tmp_path / "second")
    for log, language in zip(logs, ("en", PSEUDO), strict=True):
        monkeypatch.setenv(LANGUAGE, language)
        async with forked_command(log, "--help") as running:
            assert await running.wait() == 0
    assert logs[0].read_text() != logs[1].read_text()
