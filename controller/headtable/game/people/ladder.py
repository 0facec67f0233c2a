"""The walk of a pair after a round, by the procedure that the ruleset names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from headtable.messages.words import CHAIRS

Outcome = Literal["won", "lost"]
Ladder = Callable[[int, Outcome, int], int]
"""From a pair's table, the result of its round and the number of tables, the table that it walks to."""
Shift = Callable[[int, int, int], tuple[int, int]]
"""From a player's table, chair and the number of tables, the table and the chair to move to."""


def step(table: int, outcome: Outcome, tables: int) -> int:
    """Winners go up one table and stay at the head; losers go down one and stay at the bottom."""
    if outcome == "won":
        return max(table - 1, 1)
    return min(table + 1, tables)


def drop(table: int, outcome: Outcome, tables: int) -> int:
    """Winners go up one table and stay at the head; its losers go to the bottom, all other losers stay."""
    if outcome == "won":
        return max(table - 1, 1)
    return tables if table == 1 else table


def cycle(table: int, outcome: Outcome, tables: int) -> int:
    """Winners stay; losers go down one table, and from the bottom to the head."""
    return table if outcome == "won" else table % tables + 1


def winners_walk(table: int, outcome: Outcome, tables: int) -> int:
    """Losers stay; winners go up one table, and from the head to the bottom."""
    return table if outcome == "lost" else (table - 2) % tables + 1


def fixed(table: int, outcome: Outcome, tables: int) -> int:
    """Everybody stays at their table."""
    return table


def seat_shift(table: int, seat: int, tables: int) -> tuple[int, int]:
    """Everybody moves over by one chair, from the last chair of a table to the first of the next."""
    return (table, seat + 1) if seat < CHAIRS else (table % tables + 1, 1)


LADDERS: dict[str, Ladder] = {ladder.__name__: ladder for ladder in (step, drop, cycle, winners_walk, fixed)}
SHIFTS: dict[str, Shift] = {"seat_shift": seat_shift}
