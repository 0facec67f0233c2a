"""After the bell: when a table has had its last roll of the round, by the procedure that the ruleset names."""

from __future__ import annotations

from collections.abc import Callable

AfterBell = Callable[[int, int], bool]
LAP = 4  # turns: one for each chair


def complete_lap(begun: int, done: int) -> bool:
    """Every player has had the same number of turns, at least one, and nobody is in the middle of one."""
    return begun == done and done >= LAP and done % LAP == 0


AFTER_BELL: dict[str, AfterBell] = {"complete_lap": complete_lap}
