"""A detector that feels a hundred samples a second must not fill a microcontroller's memory with them."""

from __future__ import annotations

import json

from tests.firmware.micropython import run


def test_a_thousand_samples_cost_no_memory_at_all_whether_the_die_lies_or_moves() -> None:
    lying, moving, state = json.loads(run("dice/judge_memory.py"))
    assert state in ("moved", "rolling")
    assert (lying, moving) == (0, 0)
