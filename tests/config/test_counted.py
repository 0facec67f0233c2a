"""The devices of a box are counted for the host."""

from __future__ import annotations

from headtable.config import BoxSettings, SignalSettings
from headtable.config.counted import counted
from headtable.saying import say


def test_a_count_of_one_uses_the_singular() -> None:
    box = BoxSettings(
        lines=("serial:/dev/a", "serial:/dev/b"), signals=(SignalSettings(signal="horn", device="horn-01"),)
    )
    assert say(counted(box)) == "0 pads, 0 buttons, 0 sets of dice, 1 signal, 2 lines"
