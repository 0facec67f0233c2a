"""The pages for hosts and makers say what is so."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

from typer.testing import CliRunner

from headtable import wire
from headtable.box.signals import signal_board
from headtable.box.sources import unacknowledged as kept
from headtable.cli import build_app
from headtable.config import LONGEST_ON_MS, BoxSettings
from headtable.config.address import address_of, place_of
from tests.system.staging import SYSTEMD

ROOT = SYSTEMD.parent


def _page(folder: str) -> str:
    return " ".join((ROOT / folder / "README.md").read_text().split())


def test_the_firmware_page_requires_what_the_simulated_devices_do() -> None:
    page = _page("firmware")
    assert f"at least {kept.MOST_KEPT} of them" in page
    assert f"after {kept.AGAIN_S:g} s without an answer, and after {kept.AGAIN_AFTER_GOT_S:g} s" in page
    assert f"At most {signal_board.LONGEST_ON_S:g} s on for one `sound`" in page
    assert f"Remember the last {signal_board.REMEMBERED_COMMANDS}" in page
    assert f"length over {wire.LONGEST_LINE} bytes" in page


def test_the_hardwares_page_has_the_boxs_own_limits() -> None:
    page = _page("hardware")
    assert f"cuts every pattern off at {LONGEST_ON_MS // 1000} s" in page
    assert f"at {BoxSettings().baud // 1000} {BoxSettings().baud % 1000} baud" in page


def test_the_hosts_page_lists_every_file_in_its_folder() -> None:
    page = _page("systemd")
    beside = [path.relative_to(SYSTEMD) for path in SYSTEMD.rglob("*") if path.is_file()]
    assert [name for name in beside if name != Path("README.md") and str(name) not in page] == []


def test_headtable_accepts_every_command_of_the_hosts_page() -> None:
    commands = re.findall(r"/opt/headtable/\.venv/bin/headtable ([^`\n]+)", (SYSTEMD / "README.md").read_text())
    assert any(command.startswith("devices enrol ") for command in commands)
    for command in commands:
        known = CliRunner().invoke(build_app(), [*shlex.split(command.replace("<date>", "2026-01-31")), "--help"])
        assert known.exit_code == 0, f"{command}: {known.output}"


def test_the_hosts_page_has_the_boxs_port_and_file_of_keys() -> None:
    page = _page("systemd")
    box = BoxSettings()
    assert f"`/etc/headtable/{box.keys}`" in page
    [line] = re.findall(r"lines = \[\"(tcp:[^\"]+)\"\]", page)
    assert f"at port {place_of(address_of(line).path)[1]} over TCP" in page


def test_every_linked_page_and_heading_exists() -> None:
    for folder in ("firmware", "hardware", "systemd"):
        page = ROOT / folder / "README.md"
        for target in re.findall(r"\]\(([^)]+)\)", page.read_text()):
            file, _, heading = target.partition("#")
            pointed_at = page.parent / file if file else page
            assert pointed_at.exists(), target
            assert not heading or heading in _headings(pointed_at), target


def _headings(page: Path) -> list[str]:
    """The anchors that GitHub makes of a page's headings."""
    headings = re.findall(r"(?m)^#+ (.+)$", page.read_text())
    return [re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings]
