"""How many uses of an emulated device are counted as reported."""

from __future__ import annotations

from headtable.messages.line import DieSeen, FromDevice, Idle, Press, Sounding
from headtable.wire import Frame
from tests.rp2040.shared_line import Heard
from tests.rp2040.uses import reported


def test_a_press_that_is_repeated_is_one_use() -> None:
    assert reported([_heard(1, Press("one")), _heard(1, Press("one")), _heard(2, Press("one"))]) == 2


def test_other_lines_do_not_count_as_a_use() -> None:
    assert reported([_heard(1, Press("one")), _heard(1, Idle())]) == 1


def test_a_rolling_die_does_not_count_as_a_use() -> None:
    assert reported([_heard(1, DieSeen(1, "rolling", 0)), _heard(2, DieSeen(1, "settled", 6))]) == 1


def test_a_throw_that_is_taken_for_a_touch_is_one_use() -> None:
    assert reported([_heard(1, DieSeen(1, "moved", 0)), _heard(2, DieSeen(1, "moved", 2))]) == 1


def test_a_horn_box_tells_of_each_signal_although_none_is_an_event() -> None:
    assert reported([_heard(0, Sounding("n1", "bell")), _heard(0, Sounding("n2", "bell"))]) == 2


def _heard(seq: int, message: FromDevice) -> Heard:
    return Heard(0.0, 0.1, Frame("device-01", seq, message))
