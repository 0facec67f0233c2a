"""What a device keeps until it is answered, under real MicroPython: in order."""

from __future__ import annotations

import json
from typing import Any

from tests.firmware.micropython import run

What = tuple[str, int, int]  # its name, the event's number, the time in ms


def said(*happened: What) -> list[Any]:
    """The number and age of what is said after each."""
    told: list[Any] = json.loads(run("judge_outbox.py", json.dumps(happened)))
    return told


def test_a_press_waits_for_its_verdict_before_the_next_is_said() -> None:
    assert said(
        ("press", 1, 0), ("press", 2, 10), ("got", 1, 20), ("", 0, 2019), ("", 0, 2020), ("done", 1, 2100)
    ) == [
        [1, 0],
        None,
        None,
        None,
        [1, 2020],
        [2, 2090],
    ]


def test_what_gets_no_answer_is_said_again_after_half_a_second() -> None:
    assert said(("press", 1, 0), ("", 0, 499), ("", 0, 500)) == [[1, 0], None, [1, 500]]


def test_what_a_die_does_does_not_hold_up_the_next_once_the_box_has_it() -> None:
    assert said(("die", 1, 0), ("die", 2, 10), ("got", 1, 20), ("got", 2, 30)) == [[1, 0], None, [2, 10], None]


def test_the_bell_rings_again_while_nobody_judges_the_first_or_no_box_has_it() -> None:
    assert said(("bell", 1, 0), ("got", 1, 5), ("bell", 2, 3000)) == [[1, 0], None, [2, 0]]
    assert said(("bell", 1, 0), ("bell", 2, 100), ("done", 2, 200)) == [[1, 0], [2, 0], None]


def test_dice_without_a_verdict_are_said_again_from_the_oldest_after_two_seconds() -> None:
    happened = (("die", 1, 0), ("got", 1, 10), ("die", 2, 20), ("got", 2, 30), ("", 0, 2029), ("", 0, 2030))
    assert said(*happened, ("got", 1, 2040)) == [[1, 0], None, [2, 0], None, None, [1, 2030], [2, 2020]]


def test_a_verdict_may_name_any_die_that_the_box_has_and_nothing_that_it_has_not_heard() -> None:
    happened = (("die", 1, 0), ("got", 1, 5), ("die", 2, 10), ("got", 2, 15), ("die", 3, 20), ("die", 4, 25))
    assert said(*happened, ("done", 2, 30), ("done", 4, 35), ("done", 3, 40), ("done", 1, 45))[-4:] == [
        None,
        None,
        [4, 15],
        None,
    ]


def test_after_a_hello_all_that_is_kept_is_said_again() -> None:
    happened = (("die", 1, 0), ("got", 1, 5), ("die", 2, 10), ("got", 2, 15), ("hello", 0, 100), ("got", 1, 110))
    assert said(*happened)[-2:] == [[1, 100], [2, 100]]
