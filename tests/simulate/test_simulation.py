"""``headtable simulate`` as a person types it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow  # whole nights

KEYS = {"nights", "rounds", "rolls", "per_roll", "per_turn", "head_round", "round_ties", "nights_tied", "minutes"}


def simulate(*words: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "headtable", "simulate", *map(str, words)], capture_output=True, text=True, check=False
    )


def test_the_same_seed_prints_the_same_json() -> None:
    once, again = (simulate("--nights", "40", "--seed", "7", "--json", "--cores", cores) for cores in ("1", "2"))
    assert once.returncode == 0, once.stderr
    assert once.stdout == again.stdout
    found = json.loads(once.stdout)
    assert set(found) >= KEYS
    assert (found["nights"], found["rounds"]) == (40, 40 * 18)


def test_simulate_prints_the_expected_night_and_draws_it(tmp_path: Path) -> None:
    told = simulate("--nights", "3", "--players", "8", "--seconds-per-roll", "4.5", "--plot", tmp_path / "night.png")
    assert told.returncode == 0, told.stderr
    for words in ("3 nights of rfp with 8 players", "minutes", "horn blasts", "BUNKOs", "most wins", "4.5 s a roll"):
        assert words in told.stdout
    assert (tmp_path / "night.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--ruleset", "rpf"), "no ruleset 'rpf'"),
        (("--players", "3"), "--players"),
        (("--nights", "0"), "--nights"),
        (("--seconds-per-roll", "0"), "--seconds-per-roll"),
        (("--seconds-per-roll", "nan"), "--seconds-per-roll"),
        (("--cores", "0"), "--cores"),
        (("--plot", "night.jpg"), "ends in .png"),
        (("--plot", "no/where/night.png"), "there is no folder no/where"),
    ],
)
def test_an_impossible_simulation_is_refused_with_a_sentence(words: tuple[str, str], why: str) -> None:
    told = simulate("--nights", "1", *words)
    assert told.returncode == 2
    assert why in told.stderr
    assert "Traceback" not in told.stderr
    assert not told.stdout
