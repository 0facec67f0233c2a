"""A pad's heap over ten thousand turns, with presses, polls and answers, under real MicroPython."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from headtable.board_firmware.firmware_tree import FIRMWARE, PICO
from headtable_tools.rehearse.bench import MICROPYTHON

HERE = Path(__file__).parent
HEAP_KB = 192  # what MicroPython leaves of a Pico's 264 KB
SLACK = 256  # bytes: how many numbers happen to be long
TURNS = 10_000


@pytest.mark.slow
def test_the_heap_of_a_pad_does_not_grow(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    env = {**os.environ, "MICROPYPATH": f"{HERE.parent / 'fakes'}:{FIRMWARE}:.frozen", "HEADTABLE_GROUNDED": "3"}
    words = [str(MICROPYTHON), "-X", f"heapsize={HEAP_KB}k", str(HERE / "judge_memory.py"), str(PICO), str(TURNS)]
    ended = subprocess.run(words, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    told = json.loads(ended.stdout)
    with capsys.disabled():
        sys.stdout.write(f"\npad, {TURNS} turns: {told}\n")
    assert told["presses"] == told["pressed"] > 20
    assert abs(told["after"] - told["before"]) <= SLACK
    assert not told["has_sockets"]  # a Pico without a radio lacks the module
    assert told["after"] < HEAP_KB * 1024 // 2
