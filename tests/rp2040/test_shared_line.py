"""The chip runs slowly only while no poll of the shared line is near."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.rp2040.chip import Chip
from tests.rp2040.shared_line import A_TURN_S, Line

# An emulator in which nothing but time passes. It writes down from when to when it ran, and how many times slower.
EMULATOR = """
import json, sys
now, times = 0, 1
for command in map(json.loads, sys.stdin):
    if command["do"] == "slow":
        times = command["times"]
    if command["do"] == "run" and command["until"] > now:
        print(json.dumps([now / 1000, command["until"] / 1000, times]), file=sys.stderr, flush=True)
        now = command["until"]
    print(json.dumps({"ms": now, "overruns": 0, "happened": []}), flush=True)
"""
SLOWNESS = 20.0


@pytest.fixture
def line(tmp_path: Path) -> Iterator[Line]:
    with (
        (tmp_path / "runs").open("w") as runs,
        subprocess.Popen(
            [sys.executable, "-c", EMULATOR], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=runs, text=True
        ) as process,
    ):
        yield Line(Chip(process), "horn-01", 1)


def runs(line: Line, folder: Path, slowness: float) -> list[tuple[float, float, float]]:
    line.run(0.2, slowness)
    assert line.polls
    return [tuple(json.loads(each)) for each in (folder / "runs").read_text().splitlines()]


def test_a_slow_chip_has_time_for_a_turn_of_its_loop_before_each_poll(line: Line, tmp_path: Path) -> None:
    slow = [(begin_s, end_s, times) for begin_s, end_s, times in runs(line, tmp_path, SLOWNESS) if times > 1]
    assert {times for _, _, times in slow} == {SLOWNESS, SLOWNESS / 4}
    for poll_s in line.polls:
        for _, end_s, times in (each for each in slow if each[0] < poll_s):
            assert poll_s - end_s >= times * A_TURN_S


def test_a_chip_that_is_not_slowed_is_always_at_full_speed(line: Line, tmp_path: Path) -> None:
    assert {times for _, _, times in runs(line, tmp_path, 1.0)} == {1}
