"""A bouncing contact means one press, by the same vectors as on the Pi, under real MicroPython."""

from __future__ import annotations

import json
import random
from pathlib import Path

from common import debounce
from headtable.box.sources.button.debounce import Debouncer
from tests.firmware.micropython import run

VECTORS = Path(__file__).parents[1] / "vectors" / "debounce.json"
POLL_MS = 2


def judged(file: Path) -> list[dict[str, object]]:
    """What the device makes of each case in a file."""
    found: list[dict[str, object]] = json.loads(run("judge_debounce.py", str(file), heap="2m"))
    return found


def test_the_debouncer_matches_the_test_vectors() -> None:
    vectors = json.loads(VECTORS.read_text())
    meant = [{"felt": case["felt"], "bounces": case["bounces"]} for case in vectors["cases"]]
    assert judged(VECTORS) == meant
    assert (debounce.STABLE_MS, debounce.DEAF_MS, debounce.STUCK_MS) == (8, 150, 10_000)


def test_both_debouncers_agree_on_any_sequence_of_bounces(tmp_path: Path) -> None:
    chance = random.Random(5)
    trains = [_train(chance) for _ in range(60)]
    file = tmp_path / "trains.json"
    file.write_text(json.dumps({"cases": [{"looks": looks} for looks in trains]}))
    theirs, ours = judged(file), [_ours(looks) for looks in trains]
    assert theirs == ours
    assert any(len(one["felt"]) > 1 for one in ours)


def _train(chance: random.Random) -> list[tuple[int, int]]:
    """A contact that is polled while somebody presses it badly."""
    looks, level = [(0, 0)], 0
    while len(looks) < 400:
        level = 1 - level
        for _ in range(chance.choice((1, 2, 3, 30, 90))):
            looks.append((looks[-1][0] + POLL_MS, level))
    return looks


def _ours(looks: list[tuple[int, int]]) -> dict[str, list[list[object]]]:
    contact = Debouncer()
    felt = [[one.what, one.at_ms] for at_ms, level in looks for one in contact.update(bool(level), at_ms)]
    return {"felt": felt, "bounces": contact.bounces}  # type: ignore[dict-item]  # a number, beside the list
