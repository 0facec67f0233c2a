"""The number of turns that a table has after the bell, by the procedure that the ruleset names."""

from __future__ import annotations

from collections.abc import Callable

from headtable.messages.words import CHAIRS

AfterBell = Callable[[int, int], int]
"""Given the turns begun at the bell and the table's number, return the turns after which the table stops."""


def stop_now(begun: int, table: int) -> int:
    """Nobody rolls again, even in the middle of a turn."""
    return 0


def finish_turn_secondary(begun: int, table: int) -> int:
    """Away from the head table a turn that has begun is played to its end."""
    return 0 if table == 1 else begun


def finish_turn_all(begun: int, table: int) -> int:
    """At every table a turn that has begun is played to its end."""
    return begun


def min_one_turn_each(begun: int, table: int) -> int:
    """A turn that has begun is played to its end, and everybody has had at least one."""
    return max(begun, CHAIRS)


def complete_lap(begun: int, table: int) -> int:
    """Every player has had the same number of turns, at least one: a lap has one for each chair."""
    laps = -(-max(begun, 1) // CHAIRS)
    return laps * CHAIRS


AFTER_BELL: dict[str, AfterBell] = {
    procedure.__name__: procedure
    for procedure in (stop_now, finish_turn_secondary, finish_turn_all, min_one_turn_each, complete_lap)
}
