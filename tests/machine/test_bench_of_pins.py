"""The bench of the pins still works. It runs in the machine of these tests: another boot takes minutes."""

from __future__ import annotations

import json

import pytest

from tests.bench.pins import measure_in, wishes
from tests.machine.hand import Machine

pytestmark = [pytest.mark.machine, pytest.mark.slow, pytest.mark.timeout(480)]


def test_the_edge_of_a_button_is_measured_in_the_emulated_pi(
    left_to_bench: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    measure_in(left_to_bench, wishes(["--json", "--presses", "10"]))
    figures = json.loads(capsys.readouterr().out)
    assert figures["presses"] == 10
    assert all(median_ms > 0 for median_ms in figures["median_ms"].values())
