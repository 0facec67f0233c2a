"""The pad's display, its driver under real MicroPython at a simulated chip: what a person can read on it."""

from __future__ import annotations

import json

from tests.firmware.micropython import run

SAID = json.loads(run("judge_display.py"))


def test_six_lines_of_sixteen_letters_can_be_read() -> None:
    assert SAID["begun"] == ["mark 1", "A 2   B 0", "Ann", "", "", ""]
    assert SAID["changed"] == ["mark 6", "A 9999   B 9999", "sixteen letters.", "~!@", "3 waiting", "no box"]


def test_no_transfer_is_longer_than_a_page() -> None:
    assert SAID["longest"] == 1 + 128


def test_a_reconnected_display_is_up_to_date_within_a_second() -> None:
    assert SAID["gone"] == []
    assert SAID["back"] == ["nobody sees it", "", "", "", "", ""]
