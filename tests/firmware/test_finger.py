"""A press on the bench is felt by the program, however slowly its machine goes."""

from __future__ import annotations

import pytest

from boards.bench.finger import Finger
from common.debounce import Debouncer

DOWN_MS = 60
PRESSES = 3
MOST_TURNS = 1000


@pytest.mark.parametrize("turn_ms", [1, 2, 7, 50, 149, 400, 1000])
def test_every_press_is_detected_once(turn_ms: int) -> None:
    levels, contact = {"one": 1}, Debouncer()
    now_ms, felt = 0, []
    contact.look(0, now_ms)
    for _ in range(PRESSES):
        finger = Finger(levels, "one", DOWN_MS)
        for _ in range(MOST_TURNS):
            began_ms = now_ms
            now_ms += turn_ms
            felt.append(contact.look(1 - levels["one"], now_ms))
            now_ms += turn_ms
            if finger.turned(began_ms, now_ms):
                break
    assert [what for what in felt if what] == ["pressed", "released"] * PRESSES
