"""docs/monitoring.md names every folder that must outlast a start, as the units have them and the doctor asks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from headtable_tools.doctor.lasting_folders import STATE_FOLDERS

CHECKOUT = Path(__file__).parents[2]
UNITS = sorted((CHECKOUT / "systemd").rglob("*.service"))
OF_PARTS = sorted((CHECKOUT / "systemd").glob("headtable-*.service"))
SAID = (CHECKOUT / "docs/monitoring.md").read_text()
STICKS = {"-/media", "-/mnt"}  # where a backup and a second copy go


def settings(unit: Path, name: str) -> set[str]:
    """The words of a unit's setting."""
    lines = re.findall(rf"^{name}=(.*)$", unit.read_text(), re.MULTILINE)
    return {word for line in lines for word in line.split()}


def test_the_page_and_the_doctor_name_the_same_folders() -> None:
    assert tuple(re.findall(r"^\| `(/var/lib/[^`]+)` \|", SAID, re.MULTILINE)) == STATE_FOLDERS


def test_the_commands_of_the_page_move_each_of_these_folders() -> None:
    [names] = re.findall(r"for folder in (.*); do", SAID)
    assert tuple(f"/var/lib/{name}" for name in names.split()) == STATE_FOLDERS


def test_the_state_of_every_unit_is_in_one_of_them() -> None:
    states = {f"/var/lib/{state}" for unit in UNITS for state in settings(unit, "StateDirectory")}
    assert states == {"/var/lib/headtable", "/var/lib/headtable-web"}
    assert states <= set(STATE_FOLDERS)


@pytest.mark.parametrize("unit", OF_PARTS, ids=lambda unit: unit.stem)
def test_a_service_writes_nowhere_else_but_on_sticks(unit: Path) -> None:
    if unit.stem == "headtable-first-start":  # the page tells what it writes
        assert settings(unit, "ProtectSystem") == set()
        return
    assert settings(unit, "ProtectSystem") == {"strict"}
    assert settings(unit, "ReadWritePaths") <= STICKS
    others = ("CacheDirectory", "LogsDirectory", "ConfigurationDirectory", "BindPaths")
    assert [name for name in others if settings(unit, name)] == []


def test_mosquitto_keeps_its_messages_where_debian_puts_them() -> None:
    ours = (CHECKOUT / "systemd/mosquitto/headtable.conf").read_text()
    assert "persistence true" in ours
    assert "persistence_location" not in ours


def test_the_timer_of_the_backup_needs_the_time_of_the_last_one() -> None:
    assert settings(CHECKOUT / "systemd/headtable-backup.timer", "Persistent") == {"true"}
