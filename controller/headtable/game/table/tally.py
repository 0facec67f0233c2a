"""The tally pad of a table: what is added for the team that rolls, and what is taken away."""

from __future__ import annotations

from headtable.errors import NotAllowed
from headtable.game.night import Table
from headtable.messages.refusals.table import TallyIsFull

FULL = 9_999  # points: no round has so many, but a stuck button would
Tallies = tuple[int, int]


def added(table: Table, points: int) -> Tallies:
    """The tallies with these points for the team whose turn it is."""
    return added_for(table, table.roller % 2, points)


def added_for(table: Table, side: int, points: int) -> Tallies:
    """The tallies with these points for team a, side 0, or team b."""
    a, b = table.tally
    if a + b + points > FULL:
        raise NotAllowed(TallyIsFull(table.number))
    return (a, b + points) if side else (a + points, b)


def at_most(table: Table, points: int) -> int:
    """So many points, or as many as the team whose turn it is has: no tally falls below nothing."""
    return min(points, table.tally[table.roller % 2])
