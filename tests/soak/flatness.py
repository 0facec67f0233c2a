"""Whether a figure stays flat over a long time: a straight line through it may rise only so much after a warm-up."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from typing import NamedTuple

WARM_UP = 0.25  # of all points: caches fill, and a first night loads what others find
FEWEST_POINTS = 8


class Tolerance(NamedTuple):
    """How far a figure may rise from the end of the warm-up to the end: by an amount, or by a share of its level."""

    amount: float
    share: float = 0.0

    def at(self, level: float) -> float:
        """The most that it may rise from this level."""
        return max(self.amount, self.share * level)


class Fit(NamedTuple):
    """The line through a figure after the warm-up."""

    starts_at: float
    ends_at: float
    most_rise: float

    @property
    def rise(self) -> float:
        """How far the line rises; less than nothing if it falls."""
        return self.ends_at - self.starts_at

    @property
    def is_flat(self) -> bool:
        """Whether it rises no further than it may."""
        return self.rise <= self.most_rise


def fit(points: Sequence[tuple[float, float]], tolerance: Tolerance) -> Fit:
    """Lay the line through points of moment and figure; ValueError if they are too few to say anything."""
    warm = points[int(WARM_UP * len(points)) :]
    if len(warm) < FEWEST_POINTS:
        message = f"{len(warm)} points after the warm-up are too few: {FEWEST_POINTS} are needed"
        raise ValueError(message)
    moments, figures = zip(*warm, strict=True)
    slope, start = statistics.linear_regression(moments, figures)
    starts_at, ends_at = (start + slope * moment for moment in (moments[0], moments[-1]))
    return Fit(starts_at, ends_at, tolerance.at(starts_at))
