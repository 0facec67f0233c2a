"""A detector that feels a hundred samples a second must not fill a microcontroller's memory with them."""

from __future__ import annotations

import json

from tests.firmware.micropython import run


def test_a_thousand_samples_allocate_no_memory_at_rest_or_in_motion() -> None:
    lying, moving, state = json.loads(run("dice/judge_memory.py"))
    assert state in ("moved", "rolling")
    assert (lying, moving) == (0, 0)
