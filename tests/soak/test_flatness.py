"""The straight line that says whether a figure is flat."""

from __future__ import annotations

import random

import pytest

from tests.soak.flatness import Tolerance, fit

MB = Tolerance(amount=4, share=0.05)


def test_a_noisy_level_is_flat() -> None:
    chance = random.Random(1)
    assert fit([(moment, 60 + chance.uniform(-3, 3)) for moment in range(200)], MB).is_flat


def test_a_slow_leak_is_found_below_noise() -> None:
    chance = random.Random(1)
    leaking = fit([(moment, 60 + 0.05 * moment + chance.uniform(-3, 3)) for moment in range(200)], MB)
    assert not leaking.is_flat
    assert leaking.rise == pytest.approx(0.05 * 150, abs=1)


def test_what_rises_only_in_the_warm_up_is_flat() -> None:
    assert fit([(moment, min(20 + moment, 60)) for moment in range(200)], MB).is_flat


def test_nights_that_fill_memory_and_free_it_are_flat() -> None:
    assert fit([(moment, 60 + moment % 20) for moment in range(200)], MB).is_flat


def test_a_figure_may_rise_by_a_share_of_its_level() -> None:
    rising = [(float(moment), 1000 + 0.2 * moment) for moment in range(200)]
    assert fit(rising, MB).is_flat
    assert not fit(rising, Tolerance(amount=4)).is_flat


def test_too_few_points_say_nothing() -> None:
    with pytest.raises(ValueError, match="6 points after the warm-up are too few: 8 are needed"):
        fit([(moment, 60) for moment in range(8)], MB)
