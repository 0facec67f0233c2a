"""The way of the dice around a table: clockwise, and past two ghosts who sit idle."""

from __future__ import annotations

from headtable.game.night import Night, Table, is_empty
from headtable.messages.words import CHAIRS


def sit_idle(night: Night, table: Table) -> None:
    """Let two ghosts who are a team sit idle, where the rules want it.

    Before the first throw the dice go on to the next person.
    """
    table.idle = _idle(night, table)
    table.steps = tuple(2 if (chair + 1) % 2 == table.idle else 1 for chair in range(CHAIRS))
    if table.begun == 0:
        begin_with(table, table.roller)


def begin_with(table: Table, chair: int) -> None:
    """Let this chair roll first, or the next one if nobody rolls for it."""
    table.roller = (chair + 1) % CHAIRS if chair % 2 == table.idle else chair


def _idle(night: Night, table: Table) -> int | None:
    if night.ruleset.ghosts.as_team != "idle" or is_empty(night, table):
        return None
    return next((team for team in (0, 1) if night.ghosts.issuperset(table.seats[team::2])), None)
