"""A relay's longest time counts what it was really on, under real MicroPython."""

from __future__ import annotations

import json

import pytest

from tests.firmware.micropython import run


@pytest.mark.parametrize(("turn_ms", "most_ms"), [(10, 3010), (400, 3400), (900, 3900)])
def test_slow_turns_lengthen_a_sound_by_at_most_one_turn(turn_ms: int, most_ms: int) -> None:
    on_ms, is_on = json.loads(run("judge_relay.py", str(turn_ms)))
    assert 3000 <= on_ms <= most_ms
    assert is_on == 0
