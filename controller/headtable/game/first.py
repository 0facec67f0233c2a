"""Who rolls first in a later round, where the ruleset says so."""

from __future__ import annotations

from collections.abc import Iterator

from headtable.game.bell import LAP
from headtable.game.night import Night, Table
from headtable.messages import FirstRollerChosen, Walk


def first_rollers(night: Night, walks: tuple[Walk, ...]) -> tuple[FirstRollerChosen, ...]:
    """At each table the last to roll of those who stayed there; nothing where the tables choose for themselves."""
    if night.ruleset.first_roller == "table_chooses":
        return ()
    stayed = {way.player for way in walks if way.from_table == way.table}
    return tuple(
        FirstRollerChosen(table.number, player)
        for table in night.tables
        if (player := next((player for player in _latest_first(table) if player in stayed), None))
    )


def _latest_first(table: Table) -> Iterator[str]:
    """Those who rolled at the table this round, the last one first."""
    last = table.roller if table.begun > table.done else table.roller - 1
    for back in range(min(table.begun, LAP)):
        yield table.seats[(last - back) % LAP]
