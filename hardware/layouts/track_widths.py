"""How wide a track is for its current: the formula of IPC-2221 for outer layers."""

from __future__ import annotations

from math import ceil

COPPER_MM = 0.035  # 1 ounce on a square foot
WARMER_K = 10.0  # than the board, at the full current
OUTER_LAYER = 0.048
MIL_MM = 0.0254


def width_mm(amperes: float) -> float:
    """The least width for a current, rounded up to 0.1 mm."""
    square_mils: float = (amperes / (OUTER_LAYER * WARMER_K**0.44)) ** (1 / 0.725)
    exact: float = square_mils * MIL_MM**2 / COPPER_MM
    return ceil(exact * 10) / 10
