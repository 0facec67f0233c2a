"""The die that a button rolls, under real MicroPython: it is fair, and nobody rolls again unseen."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from tests.firmware.micropython import run

CHI_SQUARE_ONCE_IN_A_MILLION = 35.9  # with five degrees of freedom
FOUR, ONE, ALL, DARK = "1010101", "0001000", "1111111", "0000000"


@pytest.fixture(scope="module")
def judged() -> list[Any]:
    """The face of each byte, how often each face came, and what followed each press."""
    told: list[Any] = json.loads(run("dice/judge_button_die.py"))
    return told


def test_of_all_256_bytes_42_make_each_face_and_four_are_passed_over(judged: list[Any]) -> None:
    assert Counter(judged[0]) == {0: 4, 1: 42, 2: 42, 3: 42, 4: 42, 5: 42, 6: 42}
    assert [byte for byte, face in enumerate(judged[0]) if not face] == [252, 253, 254, 255]


def test_sixty_thousand_rolls_of_its_own_chance_are_as_even_as_they_should_be(judged: list[Any]) -> None:
    counts = judged[1]
    assert sum(counts) == 60_000
    chi_square = sum((count - 10_000) ** 2 / 10_000 for count in counts)
    print(f"\nfaces {counts}: chi square {chi_square:.2f} with 5 degrees of freedom")  # noqa: T201
    assert chi_square < CHI_SQUARE_ONCE_IN_A_MILLION


def test_a_second_press_before_the_verdict_rolls_nothing_and_shows_that(judged: list[Any]) -> None:
    dark, rolled, shown, kept, rolled_again, blinking, bytes_used, kept_then, shown_then, *_ = judged[2]
    assert (dark, rolled, shown, kept) == (DARK, True, FOUR, 2)
    assert (rolled_again, blinking) == (False, ALL)
    assert (bytes_used, kept_then, shown_then) == (2, 2, FOUR)


def test_it_rolls_again_when_the_roll_itself_has_its_verdict_and_puts_out_a_refused_one(judged: list[Any]) -> None:
    after_the_other_event, shown, rolled, seq, after_the_refusal = judged[2][9:14]
    assert after_the_other_event is False
    assert (shown, rolled, seq) == (FOUR, True, 4)
    assert after_the_refusal == DARK


def test_without_room_to_say_it_it_does_not_roll(judged: list[Any]) -> None:
    rolled, bytes_used = judged[2][14:]
    assert (rolled, bytes_used) == (False, 3)
