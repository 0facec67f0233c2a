"""Pearson's chi-square test of fair dice, and Holm's correction for several tests. Nothing but arithmetic."""

from __future__ import annotations

import math
from collections.abc import Sequence

LEAST_EXPECTED = 5
"""Each face must be expected so often, or the test says nothing (Cochran, 1954)."""


def statistic(counts: Sequence[int]) -> float:
    """How far the counts are from equal ones: ``statistic((5, 15))`` is 5."""
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 for count in counts) / expected


def p_value(chi_square: float, degrees: int) -> float:
    """The share of fair dice that are at least so uneven; the upper tail of the distribution."""
    half = chi_square / 2
    odd = degrees % 2
    tail = math.erfc(math.sqrt(half)) if odd else math.exp(-half)
    power = 0.5 if odd else 1.0
    while power < degrees / 2:
        tail += math.exp(-half) * half**power / math.gamma(power + 1)
        power += 1
    return min(tail, 1.0)


def holm(values: Sequence[float]) -> tuple[float, ...]:
    """The p-values corrected for being so many, in the same order (Holm, 1979)."""
    corrected = [0.0] * len(values)
    highest = 0.0
    for rank, place in enumerate(sorted(range(len(values)), key=values.__getitem__)):
        highest = max(highest, min(1.0, (len(values) - rank) * values[place]))
        corrected[place] = highest
    return tuple(corrected)
