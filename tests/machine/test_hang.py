"""An engine or pages that hang, on the emulated Pi: systemd ends them and starts them again."""

from __future__ import annotations

import pytest

from tests.machine.hand import Machine

WATCHED = ("engine", "web")  # a box that hangs has its own tests, as its horn may be sounding
LIMIT_S = 30
pytestmark = [pytest.mark.machine, pytest.mark.slow, pytest.mark.timeout(300)]


def _shown(machine: Machine, part: str, what: str) -> str:
    return machine.told("systemctl", "show", "--value", f"--property={what}", f"headtable-{part}")


def test_hanging_engine_and_pages_are_started_again_and_log_where_they_hung(machine: Machine) -> None:
    started = {part: int(_shown(machine, part, "NRestarts")) for part in WATCHED}
    for part in WATCHED:
        machine.send(int(_shown(machine, part, "MainPID")), "SIGSTOP")
    machine.told("sleep", str(LIMIT_S / 2))
    assert {part: int(_shown(machine, part, "NRestarts")) for part in WATCHED} == started
    for part in WATCHED:
        unit = f"headtable-{part}"
        machine.until_told("systemctl", "show", "--property=NRestarts", unit, having=f"={started[part] + 1}")
        machine.until_told("systemctl", "show", "--property=ActiveState", unit, having="=active")
        assert "Fatal Python error: Aborted" in machine.told("journalctl", "--no-pager", "-u", unit)
