"""A box that cannot start says why in its unit, and tries again only where that may help."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from tests.machine.box import BOX, TOML, UNIT, Box

pytestmark = [pytest.mark.machine, pytest.mark.slow, pytest.mark.timeout(300)]


@pytest.fixture(autouse=True)
def _as_it_was(box: Box) -> Iterator[None]:
    yield
    box.configure(BOX)


def test_a_missing_pin_driver_is_reported_and_retried_without_a_fallback(box: Box) -> None:
    box.configure(replace(BOX, pins="rpigpio"))
    assert box.machine.run("systemctl", "restart", UNIT).code != 0
    box.machine.until_told("systemctl", "show", "--property=SubState", UNIT, having="auto-restart")
    assert box.shown("ExecMainStatus") == "3"
    told = box.machine.told("journalctl", "--output=cat", "--lines=20", f"--unit={UNIT}")
    assert "RPi.GPIO is not installed" in told
    assert 'write [box] pins = "gpiod"' in told


def test_an_invalid_file_is_reported_and_the_service_is_not_restarted(box: Box) -> None:
    box.machine.write(TOML, "[box]\nlamp = 3\n")
    assert box.machine.run("systemctl", "restart", UNIT).code != 0
    box.machine.until_told("systemctl", "show", "--property=ActiveState", UNIT, having="=failed")
    assert box.shown("ExecMainStatus") == "2"
    told = box.machine.run("systemctl", "status", "--no-pager", "--full", UNIT).out
    assert f"{TOML} line 2: [box] has no key 'lamp'" in told
