"""A box that cannot have its pins says so in its unit, with what to do about it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from tests.machine.box import BOX, UNIT, Box

pytestmark = [pytest.mark.machine, pytest.mark.slow, pytest.mark.timeout(300)]


@pytest.fixture(autouse=True)
def _as_it_was(box: Box) -> Iterator[None]:
    yield
    box.machine.run("systemctl", "stop", UNIT)
    box.configure(BOX)


def test_a_way_to_drive_pins_that_is_not_installed_is_told_and_no_other_is_tried(box: Box) -> None:
    box.configure(replace(BOX, pins="rpigpio"))
    assert box.machine.run("systemctl", "restart", UNIT).code != 0
    assert box.shown("ExecMainStatus") == "2"
    told = box.machine.told("journalctl", "--output=cat", "--lines=20", f"--unit={UNIT}")
    assert "RPi.GPIO is not installed" in told
    assert 'write [box] pins = "lgpio"' in told
