"""Who rolls first in a later round, where the ruleset says so."""

from __future__ import annotations

from collections.abc import Iterator

from headtable.game.night import Night, Table
from headtable.messages import CHAIRS, FirstRollerChosen, Seats, Walk


def first_rollers(night: Night, walks: tuple[Walk, ...]) -> tuple[FirstRollerChosen, ...]:
    """Who begins at each table, as the ruleset has it; nothing where the tables choose for themselves."""
    match night.ruleset.first_roller:
        case "table_chooses":
            return ()
        case "scorekeeper":
            first_chairs = sorted((way.table, way.player) for way in walks if way.seat == 1)
            return tuple(FirstRollerChosen(table, player) for table, player in first_chairs)
        case "last_stayer":
            return _last_stayers(night, walks)


def first_at(night: Night, tables: tuple[Seats, ...]) -> tuple[FirstRollerChosen, ...]:
    """Who begins where everybody has just been seated: the scorekeepers in the first chairs, or nobody yet."""
    if night.ruleset.first_roller != "scorekeeper":
        return ()
    return tuple(FirstRollerChosen(number, seats[0]) for number, seats in enumerate(tables, 1))


def _last_stayers(night: Night, walks: tuple[Walk, ...]) -> tuple[FirstRollerChosen, ...]:
    """At each table the last to roll of those who stayed there."""
    stayed = {way.player for way in walks if way.from_table == way.table}
    return tuple(
        FirstRollerChosen(table.number, player)
        for table in night.tables
        if (player := next((player for player in _latest_first(table) if player in stayed), None))
    )


def _latest_first(table: Table) -> Iterator[str]:
    """Those who rolled at the table this round, the last one first."""
    last = table.roller if table.begun > table.done else table.roller - 1
    chairs = ((last - back) % CHAIRS for back in range(min(table.begun, CHAIRS)))
    yield from (table.seats[chair] for chair in chairs if chair % 2 != table.idle)
