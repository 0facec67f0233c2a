"""The die that a button rolls, under real MicroPython: it is fair, and nobody rolls again unseen."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from tests.firmware.micropython import run

CHI_SQUARE_ONCE_IN_A_MILLION = 35.9  # with five degrees of freedom
DARK, ALL = "0000", "1111"
FACES = ["1000", "0100", "1100", "0110", "1110", "0111"]  # middle, one diagonal, the other, middle left and right
FOUR, FIVE = FACES[3], FACES[4]


@pytest.fixture(scope="module")
def judged() -> list[Any]:
    """The face of each byte, how often each came, what two rolls that nobody hears show, and one that is heard."""
    told: list[Any] = json.loads(run("leddice/judge_button_die.py"))
    return told


@pytest.fixture
def answered(judged: list[Any]) -> dict[str, Any]:
    """What followed each press and answer."""
    told: dict[str, Any] = judged[4]
    return told


def test_of_all_256_bytes_42_make_each_face_and_four_are_skipped(judged: list[Any]) -> None:
    assert Counter(judged[0]) == {0: 4, 1: 42, 2: 42, 3: 42, 4: 42, 5: 42, 6: 42}
    assert [byte for byte, face in enumerate(judged[0]) if not face] == [252, 253, 254, 255]


def test_sixty_thousand_random_rolls_are_evenly_distributed(judged: list[Any]) -> None:
    counts = judged[1]
    assert sum(counts) == 60_000
    chi_square = sum((count - 10_000) ** 2 / 10_000 for count in counts)
    print(f"\nfaces {counts}: chi square {chi_square:.2f} with 5 degrees of freedom")  # noqa: T201
    assert chi_square < CHI_SQUARE_ONCE_IN_A_MILLION


def test_an_unreceived_roll_shows_all_faces_in_turn(judged: list[Any]) -> None:
    four, five = judged[2], judged[3]
    assert four == five == [FACES[step % 6] for step in range(1, 101)]


def test_a_face_is_shown_as_soon_as_the_box_has_received_the_roll(answered: dict[str, Any]) -> None:
    assert answered["before"] == [DARK, [1, 0]]
    assert answered["pressed"] == [True, [3, 2]]
    assert answered["of its other events"] == [False, False]
    assert answered["tumbling"] == FACES[0]
    assert answered["got"] == [True, FOUR]


def test_a_roll_that_is_answered_at_once_tumbles_briefly(answered: dict[str, Any]) -> None:
    assert (answered["at once"], answered["shown again"]) == (FACES[5], FIVE)


def test_a_second_press_before_the_verdict_only_blinks(answered: dict[str, Any]) -> None:
    assert answered["pressed before the verdict"] == [False, ALL, DARK, [3, 2]]
    assert answered["after the blinking"] == answered["put out before the verdict"] == FOUR


def test_a_die_rolls_again_after_the_verdict_on_its_roll(answered: dict[str, Any]) -> None:
    assert answered["took"] == [True, FOUR, False]
    assert answered["pressed again"] == [True, [5, 3]]


def test_a_refused_roll_is_shown_until_it_is_cleared(answered: dict[str, Any]) -> None:
    assert (answered["refused"], answered["put out"]) == (FIVE, DARK)


def test_a_die_without_room_for_its_event_does_not_roll(answered: dict[str, Any]) -> None:
    assert answered["no room"] == [False, [32, 3]]
