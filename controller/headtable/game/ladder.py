"""Where a pair walks after a round, by the procedure that the ruleset names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

Outcome = Literal["won", "lost"]
Ladder = Callable[[int, Outcome, int], int]


def step(table: int, outcome: Outcome, tables: int) -> int:
    """Winners go up one table and stay at the head; losers go down one and stay at the bottom."""
    if outcome == "won":
        return max(table - 1, 1)
    return min(table + 1, tables)


LADDERS: dict[str, Ladder] = {"step": step}
