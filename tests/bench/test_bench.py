"""A short run of every bench, so that none of them stops working unnoticed."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from headtable import rulesets
from headtable.journal import Journal
from headtable.messages.line import Took, Who
from headtable.wire import Frame, encode_line
from tests.bench.answers import line_of
from tests.bench.process_starts import RealStarts
from tests.bench.rigs import RULESET
from tests.bench.second_copy import POLL_S
from tests.bench.slow_engine import FLUSH_S
from tests.bench.wires import PATIENCE_S, Device

LONGEST_S = 240
ANY_LINE = encode_line(Frame("pad-01", 1, Who()))


class ChattyCable:
    """A box that says something every second, and never what is waited for."""

    now_s = 0.0

    def write(self, line: bytes) -> None:
        """Nobody reads it."""

    def lines(self, patience_s: float = PATIENCE_S) -> list[bytes]:
        """One line, a second later."""
        self.now_s += 1.0
        return [ANY_LINE]


def _figures(module: str, *options: str) -> dict[str, Any]:  # Any: JSON of another process
    """What a bench prints for a script."""
    words = (sys.executable, "-m", module, "--json", *options)
    ended = subprocess.run(words, capture_output=True, text=True, timeout=LONGEST_S, check=False)
    assert ended.returncode == 0, ended.stderr
    printed: dict[str, Any] = json.loads(ended.stdout)
    return printed


def test_the_rules_of_the_bench_have_no_breaks_and_no_final() -> None:
    endless = rulesets.load(str(RULESET))
    assert (endless.breaks, endless.knockout, endless.prizes, endless.sets) == ((), None, (), 1000)


def test_a_wait_for_the_horn_times_out_while_the_box_keeps_talking() -> None:
    cable = ChattyCable()
    with pytest.raises(
        TimeoutError, match=r"horn-1: no command for the horn within 10 s; the last line was b'\$pad-01"
    ):
        Device("horn-1", cable, lambda: cable.now_s).until_horn()
    assert cable.now_s == PATIENCE_S


def test_a_wait_for_a_silent_process_times_out() -> None:
    silent = (sys.executable, "-c", "print('half a', end='', flush=True); input()")
    with subprocess.Popen(silent, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        assert running.stdout.read(1) == b"h"  # it has started
        with pytest.raises(TimeoutError, match=r"the pads: no line within 0.2 s; so far b'alf a'"):
            line_of(running.stdout, "the pads", within_s=0.2)
        running.stdin.close()
        with pytest.raises(TimeoutError, match="the pads: its process has ended"):
            line_of(running.stdout, "the pads")


def test_a_wait_for_a_message_names_the_message() -> None:
    cable = ChattyCable()
    with pytest.raises(TimeoutError, match="pad-01: no Took within 10 s"):
        Device("pad-01", cable, lambda: cable.now_s).until(Took)


@pytest.mark.slow
@pytest.mark.timeout(LONGEST_S + 10)
@pytest.mark.parametrize("broker", ["mosquitto", "embedded"])
def test_press_to_horn_is_measured_through_a_whole_set(broker: str) -> None:
    figures = _figures("tests.bench", "--broker", broker, "--presses", "10")
    a, b, c, d = (figures["rows"][row]["median_ms"] for row in "abcd")
    assert a < b  # a commit and a broker are in between
    assert a < c < d  # the reflex does without the engine


@pytest.mark.slow
@pytest.mark.timeout(LONGEST_S + 10)
def test_decisions_are_measured_while_a_crowd_of_phones_presses() -> None:
    figures = _figures("tests.bench.crowd", "--presses", "20")
    last_page = figures["last_page"]
    decisions_ms = (figures["calm_ms"], figures["crowd_ms"], last_page["none_open_ms"], last_page["all_open_ms"])
    assert min(decisions_ms) > 1000 * FLUSH_S
    assert figures["answers"] > 2 * figures["phones"]
    assert figures["pages"] == 200
    assert last_page["median_ms"] > last_page["bare_median_ms"]


@pytest.mark.slow
@pytest.mark.timeout(LONGEST_S + 10)
def test_rolls_a_second_are_measured() -> None:
    figures = _figures("tests.bench.rolls", "--passes", "1")
    assert figures["bare_is_times_as_fast"]["rules"] > 1


@pytest.mark.slow
@pytest.mark.timeout(LONGEST_S + 10)
def test_a_restart_is_measured() -> None:
    figures = _figures("tests.bench.restart", "--entries", "8000", "--restarts", "3")
    median_s = figures["median_s"]
    assert median_s["whole"] > median_s["snapshot"] > median_s["bare"]
    assert median_s["process"] > median_s["snapshot"]  # Python and its imports come first
    assert median_s["bare process"] > median_s["bare"]


@pytest.mark.slow
def test_a_start_that_refuses_its_snapshot_is_not_measured(tmp_path: Path) -> None:
    path = tmp_path / "long.night.db"
    Journal.create(path, rulesets.text(str(RULESET)), "5eed" * 8).close()
    with pytest.raises(SystemExit, match="is not of this journal and this version, or is damaged"):
        RealStarts(path, b"damaged").engine()


@pytest.mark.slow
@pytest.mark.timeout(LONGEST_S + 10)
def test_the_time_until_an_entry_is_copied_is_measured() -> None:
    rows = _figures("tests.bench.second_copy", "--bursts", "8")["rows"]
    assert min(row["median_s"] for row in rows.values()) > POLL_S  # both copiers wait between two looks


@pytest.mark.slow
@pytest.mark.timeout(LONGEST_S + 10)
def test_the_polls_of_a_shared_line_are_measured() -> None:
    figures = _figures("tests.bench.shared", "--seconds", "6")
    assert all(row["median_ms"] > row["bare_ms"] for row in figures["rows"].values())
