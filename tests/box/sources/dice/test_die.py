"""A die is rolled by rolling alone, and a hand on it spoils that."""

from __future__ import annotations

import pytest

from headtable.box.sources.dice.die import Die, after
from headtable.messages.line import DieSeen
from headtable.messages.words import DieState


def seen(*states: DieState | tuple[DieState, int]) -> Die:
    """A die that was seen so, one after the other."""
    die = Die()
    for one in states:
        state, face = (one, 0) if isinstance(one, str) else one
        die = after(die, DieSeen(1, state, face))
    return die


def test_a_die_that_rolled_and_settled_rests_on_its_face() -> None:
    die = seen("present", "rolling", ("settled", 4))
    assert die == Die("settled", 4, is_rolled=True)
    assert die.rests


def test_a_cocked_die_rests_on_no_face() -> None:
    assert seen("rolling", "cocked") == Die("cocked", 0, is_rolled=True)


def test_a_die_that_never_rolled_does_not_count() -> None:
    assert not seen("present", ("settled", 4)).rests


@pytest.mark.parametrize("touched", ["present", "uncertain", "moved", "lost"])
def test_a_touch_spoils_a_dies_roll(touched: DieState) -> None:
    assert not seen("rolling", ("settled", 4), touched).rests
    assert not seen("rolling", ("settled", 4), touched, ("settled", 4)).rests
    assert not seen("rolling", touched, ("settled", 4)).rests
    assert seen("rolling", touched, "rolling", ("settled", 4)).rests


def test_a_die_with_a_new_face_but_no_roll_was_turned_by_hand() -> None:
    assert seen("rolling", ("settled", 4), ("settled", 5)) == Die("moved", 5)
    assert seen("rolling", "cocked", ("settled", 5)) == Die("moved", 5)


def test_a_die_that_settles_twice_on_one_face_was_only_read_twice() -> None:
    assert seen("rolling", ("settled", 4), ("settled", 4)).rests


def test_settled_on_no_face_is_uncertain() -> None:
    assert seen("rolling", ("settled", 0)) == Die("uncertain")
