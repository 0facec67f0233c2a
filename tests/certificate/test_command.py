"""`headtable certificate` as a person runs it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from headtable.cli import build_app
from headtable.complaints import Complaints
from headtable.config import load
from headtable.web.page_listeners import open_listeners

CONFIG = '[web]\nhost = "127.0.0.1"\nport = 0\nhttps_port = 0\n'


@pytest.fixture
def config(tmp_path: Path) -> Path:
    file = tmp_path / "headtable.toml"
    file.write_text(CONFIG)
    return file


def told(config: Path, *words: str) -> str:
    done = CliRunner().invoke(build_app(), ["certificate", "--config", str(config), *words])
    assert (done.exit_code, done.exception) == (0, None)
    return done.output


def test_the_lines_that_it_tells_open_the_pages_over_https(config: Path) -> None:
    output = told(config)
    assert f"under [web] in {config}, put these lines in place of those with the same names" in output
    lines = [line for line in output.splitlines() if line.startswith("certificate")]
    config.write_text(CONFIG + "\n".join(lines))
    with open_listeners(load(config).web, Complaints(print)) as doors:
        assert doors.handshakes is not None


def test_it_says_where_a_tablet_gets_the_authority_and_that_a_renewal_needs_nothing(config: Path) -> None:
    config.write_text(CONFIG.replace("127.0.0.1", "10.1.2.3"))
    first, second = told(config), told(config)
    assert "to install it on a tablet, open http://10.1.2.3:0/authority there" in first
    assert ("stays: whoever has installed it need not do anything" in second, "open http" in second) == (True, False)


def test_it_says_that_no_tablet_can_open_pages_which_are_for_this_machine_alone(config: Path) -> None:
    assert 'no tablet can open these pages now: [web] host = "0.0.0.0" lets them in' in told(config)


def test_a_script_learns_the_files_and_the_names(config: Path) -> None:
    made = json.loads(told(config, "--json", "--name", "tablet.lan"))
    assert Path(made["certificate"]).is_file()
    assert "tablet.lan" in made["names"]
    assert made["new_authority"] is True
