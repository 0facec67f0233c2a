"""The commands that `make fresh-machine` reads from the page on installing."""

from __future__ import annotations

from tests.machine.fresh_machine import NAMED, PAGE, commands


def test_the_page_tells_a_host_to_type_six_commands() -> None:
    assert commands(PAGE.read_text()) == (
        f"git clone {NAMED} && cd headtable",
        "sudo systemd/install --dry-run",
        "sudo systemd/install",
        "sudo nano /etc/headtable/headtable.toml",
        "sudo /opt/headtable/.venv/bin/headtable check /etc/headtable/headtable.toml",
        "sudo systemctl restart headtable.target",
    )
