"""Who sits where when the night opens."""

from __future__ import annotations

from collections.abc import Sequence

from headtable.game.draws import Lots
from headtable.game.people import CHAIRS, check_names, ghosts
from headtable.messages import OpenNight, Seats


def seats(opening: OpenNight, lots: Lots) -> tuple[Seats, ...]:
    """Tables of four, chairs 1 to 4, drawn or in the order listed."""
    check_names(opening.players)
    match opening.seating:
        case "drawn":
            order = lots.order(opening.players, "seating")
        case "listed":
            order = opening.players
    return seat_in_order(order)


def seat_in_order(people: Sequence[str]) -> tuple[Seats, ...]:
    """Everybody in this order from the head table on; in the chairs left over, one a table, sit ghosts."""
    tables = -(-len(people) // CHAIRS)
    haunted = ghost_chairs(tables, CHAIRS * tables - len(people))
    spirits, others = iter(ghosts(len(haunted))), iter(people)
    chairs = [next(spirits) if chair in haunted else next(others) for chair in range(CHAIRS * tables)]
    return tuple(
        (chairs[first], chairs[first + 1], chairs[first + 2], chairs[first + 3])
        for first in range(0, len(chairs), CHAIRS)
    )


def ghost_chairs(tables: int, many: int) -> frozenset[int]:
    """The last chair of the last table and of those before it, as far apart as can be; chairs are counted from 0.

    A second ghost at a table sits beside the first: they are not partners, and where everybody moves on chair by
    chair they never will be.
    """
    return frozenset(CHAIRS * (tables - number % tables) - 1 - number // tables for number in range(many))
