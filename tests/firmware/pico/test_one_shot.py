"""The horn box's one-shot: PIO ends every sound, whatever the program asks for or forgets."""

from __future__ import annotations

import json
import os
import random
import subprocess
from itertools import pairwise
from pathlib import Path

import pytest

from headtable.board_firmware.firmware_tree import FIRMWARE, PICO
from headtable_tools.rehearse.bench import MICROPYTHON

pytestmark = pytest.mark.slow

HERE = Path(__file__).parent
LIMIT_MS, REST_MS = 3000, 1000
A_ROUND_MS = 1.0  # PIO looks so often, and a little more, whether it has been told something

Span = tuple[float, float]


def sounded(folder: Path, *told: str) -> list[Span]:
    """When the horn's pin was high, in ms, while the program switched it so."""
    env = {**os.environ, "MICROPYPATH": f"{HERE.parent / 'fakes'}:{FIRMWARE}:.frozen"}
    words = (str(MICROPYTHON), str(HERE / "judge_one_shot.py"), str(PICO), *told)
    ended = subprocess.run(words, cwd=folder, env=env, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    edges: list[tuple[float, int]] = [tuple(edge) for edge in json.loads(ended.stdout)]
    assert [level for _, level in edges] == [1, 0] * (len(edges) // 2)
    return [(rise_ms, fall_ms) for (rise_ms, _), (fall_ms, _) in list(pairwise(edges))[::2]]


def lengths(spans: list[Span]) -> list[float]:
    """How long each sound was."""
    return [end_ms - begin_ms for begin_ms, end_ms in spans]


def test_a_sound_lasts_as_long_as_requested(tmp_path: Path) -> None:
    spans = sounded(tmp_path, "on 150", "off 150", "on 600", "off 10")
    assert lengths(spans) == [pytest.approx(150, abs=A_ROUND_MS), pytest.approx(600, abs=A_ROUND_MS)]


def test_a_hanging_program_leaves_the_signal_on_for_at_most_three_seconds(tmp_path: Path) -> None:
    assert lengths(sounded(tmp_path, "on 8000")) == [pytest.approx(LIMIT_MS, rel=0.01)]


def test_sounds_without_a_rest_between_share_one_limit(tmp_path: Path) -> None:
    spans = sounded(tmp_path, "on 2000", "off 900", "on 8000")
    assert sum(lengths(spans)) == pytest.approx(LIMIT_MS, rel=0.01)


def test_after_a_second_of_rest_the_full_time_is_available_again(tmp_path: Path) -> None:
    spans = sounded(tmp_path, "on 2000", "off 1010", "on 8000")
    assert lengths(spans) == [pytest.approx(2000, abs=A_ROUND_MS), pytest.approx(LIMIT_MS, rel=0.01)]


def most_together(spans: list[Span]) -> float:
    """The longest that it was on in all, without a rest between."""
    most_ms, together_ms, before_ms = 0.0, 0.0, -float(REST_MS)
    for begin_ms, end_ms in spans:
        together_ms = 0.0 if begin_ms - before_ms >= REST_MS - A_ROUND_MS else together_ms
        together_ms += end_ms - begin_ms
        most_ms, before_ms = max(most_ms, together_ms), end_ms
    return most_ms


@pytest.mark.parametrize("on_ms", [1, 2, 5])
def test_switching_off_and_on_does_not_extend_the_limit(tmp_path: Path, on_ms: int) -> None:
    rounds = 10_000 // (on_ms + 1)
    spans = sounded(tmp_path, *(f"{word} {ms}" for _ in range(rounds) for word, ms in (("on", on_ms), ("off", 1))))
    assert LIMIT_MS / 2 < most_together(spans) <= 1.001 * LIMIT_MS


@pytest.mark.parametrize("seed", range(3))
def test_no_retrigger_extends_the_limit(tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    told = [f"{word} {chance.choice((2, 5, 20, 100, 400, 1500))}" for _ in range(40) for word in ("on", "off")]
    spans = sounded(tmp_path, *told, "off 10")
    assert len(spans) > 5
    assert most_together(spans) <= 1.001 * LIMIT_MS
