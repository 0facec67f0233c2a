"""The chi-square test and Holm's correction against published values."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st

from headtable_tools.whole_night.chi_square import holm, p_value, statistic
from headtable_tools.whole_night.dice_fairness import fairness
from headtable_tools.whole_night.night_data import TableDice

CRITICAL = {
    1: {0.10: 2.706, 0.05: 3.841, 0.025: 5.024, 0.01: 6.635, 0.001: 10.828},
    2: {0.10: 4.605, 0.05: 5.991, 0.025: 7.378, 0.01: 9.210, 0.001: 13.816},
    3: {0.10: 6.251, 0.05: 7.815, 0.025: 9.348, 0.01: 11.345, 0.001: 16.266},
    4: {0.10: 7.779, 0.05: 9.488, 0.025: 11.143, 0.01: 13.277, 0.001: 18.467},
    5: {0.10: 9.236, 0.05: 11.070, 0.025: 12.833, 0.01: 15.086, 0.001: 20.515},
    10: {0.10: 15.987, 0.05: 18.307, 0.025: 20.483, 0.01: 23.209, 0.001: 29.588},
}
"""Upper critical values by degrees of freedom: NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.4."""


@pytest.mark.parametrize("degrees", CRITICAL)
def test_the_p_values_are_those_of_the_nist_table(degrees: int) -> None:
    found = {p: p_value(value, degrees) for p, value in CRITICAL[degrees].items()}
    assert found == pytest.approx({p: p for p in found}, rel=2e-3)


def test_no_deviation_has_p_1() -> None:
    assert p_value(0, 5) == 1


def test_the_statistic_of_sixty_throws_of_a_die() -> None:
    """The example "Fairness of dice" in Wikipedia's "Pearson's chi-squared test": 13.4, between 1 % and 5 %."""
    assert statistic((5, 8, 9, 8, 10, 20)) == pytest.approx(13.4)
    assert 0.01 < p_value(13.4, 5) < 0.05


def test_holms_correction_of_four_tests() -> None:
    """The example in Wikipedia's "Holm-Bonferroni method": at 5 % only the first and the fourth are rejected."""
    assert holm((0.01, 0.04, 0.03, 0.005)) == pytest.approx((0.03, 0.06, 0.06, 0.02))


@given(st.lists(st.floats(0, 1), max_size=20))
def test_holms_correction_keeps_the_order_and_never_lowers_p(values: list[float]) -> None:
    corrected = holm(values)
    assert all(value <= one <= 1 for value, one in zip(values, corrected, strict=True))
    ordered = [one for _, one in sorted(zip(values, corrected, strict=True))]
    assert ordered == sorted(ordered)


def test_loaded_dice_are_unusual_and_few_rolls_are_not_tested() -> None:
    loaded, fair, few = fairness(
        (
            TableDice(1, (10, 10, 10, 10, 10, 50)),
            TableDice(2, (9, 11, 10, 10, 9, 11)),
            TableDice(3, (29, 0, 0, 0, 0, 0)),
        )
    )
    assert loaded.test
    assert fair.test
    assert (loaded.test.unusual, loaded.test.degrees, fair.test.unusual) == (True, 5, False)
    assert loaded.test.p_corrected == pytest.approx(2 * loaded.test.p)
    assert (few.test, few.seen, few.needed) == (None, 29, 30)
