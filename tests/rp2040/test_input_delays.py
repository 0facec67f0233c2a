"""The die that is thrown on the emulated chip, as its accelerometer tells it."""

from __future__ import annotations

from tests.firmware.dice.throws import a_throw, lying
from tests.rp2040.input_delays import registers, still_from

LIES, MOVES = (0.0, 0.0, 1.0), (0.0, 0.5, 0.8)


def test_one_g_is_500_digits_of_2_mg_in_the_upper_twelve_bits() -> None:
    assert registers([LIES]) == bytes([0, 0, 0, 0, 0x40, 0x1F])


def test_a_hit_that_the_chip_cannot_tell_is_its_greatest_value() -> None:
    assert registers([(-9.0, 0.0, 9.0)]) == bytes([0x10, 0x80, 0, 0, 0xF0, 0x7F])


def test_a_die_is_still_after_the_last_sample_that_differs() -> None:
    assert still_from([LIES, MOVES, LIES, MOVES, LIES, LIES]) == 4
    assert still_from([LIES, LIES]) == 0


def test_a_die_that_lies_never_moves_and_a_thrown_one_ends_still() -> None:
    assert still_from(lying().pulls) == 0
    pulls = a_throw(6, seed=1).pulls
    assert 60 < still_from(pulls) < len(pulls) - 40, "it lies still for the last 0.4 s and more"
