"""The commands that `make fresh-machine` reads from the pages on installing."""

from __future__ import annotations

from headtable import __version__
from tests.machine.fresh_machine import BY_PACKAGE, FROM_SOURCE, NAMED


def test_the_first_page_tells_a_host_to_type_five_commands_for_a_package() -> None:
    assert BY_PACKAGE.commands() == (
        "sudo apt update",
        f"sudo apt install ./headtable_{__version__}+deb12_arm64.deb",
        "sudo nano /etc/headtable/headtable.toml",
        "sudo headtable check /etc/headtable/headtable.toml",
        "sudo systemctl restart headtable.target",
    )


def test_the_page_on_services_tells_a_host_to_type_six_commands_for_a_checkout() -> None:
    assert FROM_SOURCE.commands() == (
        f"git clone {NAMED} && cd headtable",
        "sudo systemd/install --dry-run",
        "sudo systemd/install",
        "sudo nano /etc/headtable/headtable.toml",
        "sudo /opt/headtable/.venv/bin/headtable check /etc/headtable/headtable.toml",
        "sudo systemctl restart headtable.target",
    )
