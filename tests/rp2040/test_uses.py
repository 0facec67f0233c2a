"""What an emulated device has told of its uses."""

from __future__ import annotations

from itertools import accumulate, chain

from headtable.messages.line import DieSeen, FromDevice, Idle, Press, Sounding
from headtable.wire import Frame
from tests.rp2040.shared_line import Heard
from tests.rp2040.uses import Uses, count_uses, told_of

IN_A_HAND = [DieSeen(1, "moved", 0), DieSeen(1, "moved", 3)]
SETTLED = [*IN_A_HAND, DieSeen(1, "rolling", 0), DieSeen(1, "settled", 6)]
TOUCHED = [*IN_A_HAND, DieSeen(1, "moved", 0), DieSeen(1, "moved", 2)]


def test_a_press_that_is_repeated_is_one_use() -> None:
    presses = [_heard(seq, Press("one")) for seq in (1, 1, 1, 2)]
    assert count_uses(presses, [0, 2]) == Uses(2, 2, 0)


def test_other_lines_do_not_count_as_a_use() -> None:
    assert count_uses([_heard(1, Press("one")), _heard(2, Idle())], [0, 1]) == Uses(2, 1, 0)


def test_a_die_that_lies_there_at_the_start_does_not_count_as_a_use() -> None:
    assert told_of([_heard(1, DieSeen(1, "present", 1))]) == set()


def test_a_press_that_is_told_of_after_the_next_began_counts_too() -> None:
    assert count_uses([_heard(1, Press("one")), _heard(2, Press("one"))], [0, 0, 2]) == Uses(3, 2, 0)


def test_a_throw_is_one_use_although_the_die_lay_still_in_a_hand_before() -> None:
    assert _thrown(SETTLED, SETTLED) == Uses(2, 2, 0)


def test_a_throw_that_is_taken_for_a_touch_is_told_apart() -> None:
    assert _thrown(SETTLED, TOUCHED, SETTLED) == Uses(3, 2, 1)


def test_a_throw_without_an_end_is_neither_reported_nor_a_touch() -> None:
    assert _thrown(SETTLED[:-1], [DieSeen(1, "moved", 0)], []) == Uses(3, 0, 0)


def test_a_throw_that_is_told_of_twice_is_two() -> None:
    assert _thrown([*SETTLED, DieSeen(1, "settled", 6)]).reported == 2


def test_a_horn_box_tells_of_each_signal_although_none_is_an_event() -> None:
    assert count_uses([_heard(0, Sounding("n1", "bell")), _heard(0, Sounding("n2", "bell"))], [0, 1]).reported == 2


def _thrown(*throws: list[DieSeen]) -> Uses:
    begins = list(accumulate(map(len, throws[:-1]), initial=0))
    return count_uses([_heard(seq, seen) for seq, seen in enumerate(chain(*throws), 1)], begins)


def _heard(seq: int, message: FromDevice) -> Heard:
    return Heard(0.0, 0.1, Frame("device-01", seq, message))
