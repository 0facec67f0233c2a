"""Everybody rolls three dice for their table: the best at the head table, the next at the second, and so on."""

from __future__ import annotations

from typing import Final

from headtable.game import purposes
from headtable.game.night import Night
from headtable.game.people.seating import people_at_tables, seat_in_order
from headtable.game.roll_off import cut_by, rank
from headtable.messages.prizes import TiedFor
from headtable.messages.roll_offs import AllTables, ChairAt
from headtable.messages.words import Seats

FOR_THE_TABLES = AllTables()
DICE: Final = 3


def everybody_rolls(players: tuple[str, ...]) -> TiedFor:
    """All of them, once, for all tables."""
    return TiedFor(FOR_THE_TABLES, players, len(players), DICE)


def ranked(night: Night) -> tuple[Seats, ...] | TiedFor:
    """Everybody's chair, once all have rolled or the host has said it; or who must roll again."""
    rolled = night.contests[FOR_THE_TABLES]
    if rolled.by_host:
        return seat_in_order(rolled.sure)
    left = {roll.player: rank(roll.faces, night.ruleset.seating.ranks) for roll in rolled.last}
    order: list[str] = []
    for table, places in enumerate(people_at_tables(tuple(left)), 1):
        best = cut_by(left, places)
        settled = _level(night, table, best.tied, places - len(best.sure))
        if isinstance(settled, TiedFor):
            return settled
        here = (*best.sure, *settled)
        order += night.lots.order(here, purposes.chairs(table))
        left = {player: rank for player, rank in left.items() if player not in here}
    return seat_in_order(order)


def _level(night: Night, table: int, level: tuple[str, ...], places: int) -> tuple[str, ...] | TiedFor:
    """Who of those who are level sit at the table."""
    if not level:
        return ()
    what = ChairAt(table)
    match night.ruleset.seating.level:
        case "draw":
            return night.lots.order(level, purposes.a_chair(table))[:places]
        case "order":
            return level[:places]
        case "roll_again":
            settled = night.contests.get(what)
            return settled.sure if settled else TiedFor(what, level, places, DICE)
