"""No secret of the file is printed: not by ``check --json``, and not where a complaint quotes the file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from headtable.cli import app
from headtable.config import Config, read
from headtable.config.hiding import shown_config
from headtable.errors import BadConfig

SECRET = "s3cr3t-of-the-hall"  # noqa: S105  it opens nothing
FILE = f"""
[broker]
username = "hall"
password = "{SECRET}"
[web]
host_key = "{SECRET}"
"""


def test_check_prints_the_configuration_without_its_secrets(tmp_path: Path) -> None:
    file = tmp_path / "headtable.toml"
    file.write_text(FILE)
    told = CliRunner().invoke(app, ["check", str(file), "--json"])
    shown = json.loads(told.stdout.splitlines()[0])
    assert SECRET not in told.output
    assert (shown["web"]["host_key"], shown["broker"]["password"]) == ("(hidden)", "(hidden)")
    assert shown["broker"]["username"] == "hall"


def test_a_secret_that_is_not_set_is_told_as_empty() -> None:
    assert shown_config(Config())["web"] == {
        "host": "127.0.0.1", "port": 8080, "host_key": "", "names": [],
    }  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        FILE.replace(f'host_key = "{SECRET}"', f'host_key = "{SECRET}'),
        FILE.replace(f'host_key = "{SECRET}"', f'host_key = ["{SECRET}"]'),
        FILE.replace(f'password = "{SECRET}"', f'password = {{ is = "{SECRET}" }}'),
        FILE + f'host_key = "{SECRET}"',
        FILE.replace("[web]", "[[web]]"),
        FILE.replace("[broker]", "[[broker]]"),
        f'web = {{ host_key = "{SECRET}" ',
        f'broker.password = "{SECRET}',
        FILE.replace("host_key", '"host_key"').replace(f'"{SECRET}"', f'"{SECRET}'),
    ],
)
def test_a_complaint_about_the_file_quotes_no_secret(text: str) -> None:
    with pytest.raises(BadConfig) as why:
        read(text, "headtable.toml")
    assert SECRET not in str(why.value)


@pytest.mark.parametrize("key", ["1", "1234567", "aaaaaaaa", "abababab", " in front", "behind it ", "new\\nline1"])
def test_a_key_that_can_be_guessed_or_not_typed_is_refused_with_a_reason(key: str) -> None:
    with pytest.raises(BadConfig, match=r"line 2: \[web\] host_key") as why:
        read(f'[web]\nhost_key = "{key}"\n', "headtable.toml")
    assert key not in str(why.value) or key == "1"


def test_a_start_refuses_it_too(tmp_path: Path) -> None:
    file = tmp_path / "headtable.toml"
    file.write_text('[web]\nhost_key = "1"\n')
    for command in (["check", str(file)], ["web", "--config", str(file)], ["run", "--config", str(file)]):
        told = CliRunner().invoke(app, command)
        assert told.exit_code != 0
        assert "host_key can be guessed" in str(told.exception)
