"""A bunco that nobody called in time, and what it still counts for."""

from __future__ import annotations

from msgspec.structs import replace

from headtable.game.night import Missed, Night, Table
from headtable.game.table.credit import bunco_credited, bunco_points, flies
from headtable.game.table.tally import added
from headtable.messages.table import BuncoUncalled


def uncalled(night: Night, table: Table) -> BuncoUncalled:
    """The fact that the waiting bunco is lost, because it is too late to call it."""
    rule = night.ruleset.uncalled
    player = table.player
    credit = bunco_credited(night, table, player) if rule.credited else None
    if not rule.points or not bunco_points(night, table):
        return BuncoUncalled(table.number, player, credit=credit)
    return BuncoUncalled(table.number, player, rule.points, added(table, rule.points), credit)


def without(table: Table, lost: BuncoUncalled) -> Table:
    """The table as it stands once its bunco is lost."""
    points = table.turn_points + (lost.points or 0)
    return replace(table, shown=None, tally=lost.tally or table.tally, turn_points=points)


def missed(night: Night, table: Table, lost: BuncoUncalled) -> Missed:
    """The difference that a call would have made. The host may still grant it."""
    points = bunco_points(night, table) - (lost.points or 0)
    credit = None if lost.credit else bunco_credited(night, table, lost.player)
    moves = flies(night, table)
    return Missed(
        lost.player,
        table.roller,
        table.shown or (),
        max(points, 0),
        credit,
        table.done,
        moves,
        night.credits,
        night.flights,
    )
