"""A pad on a shared line takes new firmware at the speed of the line, and the other pads are heard as before."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from headtable.config.settings import BAUD_OF
from tests.firmware.timed_line import TimedLine

pytestmark = pytest.mark.slow

PADS = 5
PRESS_EVERY_S = 0.7
LONGEST_MS = 150.0  # the goal of docs/design.md for 25 pads
ROUND_S = 20.0


def passes(line: TimedLine, seconds: float) -> None:
    """Time passes; the other pads are pressed in turn."""
    until_s, press_s = line.now_s + seconds, line.now_s
    while line.now_s < until_s:
        if line.now_s >= press_s:
            press_s = line.now_s + PRESS_EVERY_S
            line.press(f"pad-{len(line.heard_ms) % (PADS - 1) + 2:02}")
        line.step()


def passes_until_the_end(line: TimedLine) -> None:
    """Time passes until the update is over."""
    while line.progress().state in ("waiting", "sending", "trial"):
        passes(line, 5)


@pytest.mark.parametrize("baud", [BAUD_OF["rs485_baud"], 115_200])
def test_other_pads_are_heard_while_a_pad_takes_firmware_that_waits_in_a_round(tmp_path: Path, baud: int) -> None:
    with TimedLine(tmp_path, baud, PADS) as line:
        passes(line, 3)
        line.update()
        passes(line, 30)
        line.in_play = True
        passes(line, 2)  # the box learns of the round
        sent = line.progress().sent
        passes(line, ROUND_S)
        assert (line.progress().state, line.progress().sent) == ("waiting", sent)
        line.in_play = False
        passes_until_the_end(line)
        assert 0 < sent < line.progress().sent
        assert line.progress().state == "done"
        assert (line.real.note("good"), line.real.note("trial"), line.real.starts) == ("b", "", 2)
        assert len(line.heard_ms) > 100
        assert max(line.heard_ms) <= LONGEST_MS


def test_a_pad_on_a_shared_line_that_loses_its_power_at_any_moment_takes_the_next_update(tmp_path: Path) -> None:
    chance = random.Random(9)
    with TimedLine(tmp_path, BAUD_OF["rs485_baud"], PADS) as line:
        passes(line, 3)
        for _ in range(4):
            line.update()
            passes(line, chance.uniform(1, 150))
            line.real.lose_power()
            passes(line, 5)
            assert line.progress().state == "interrupted"
            assert (line.real.note("good"), line.real.note("trial")) == ("a", "")
        line.update()
        passes(line, 2)
        passes_until_the_end(line)
        assert line.progress().state == "done"
        assert line.real.note("good") == "b"
