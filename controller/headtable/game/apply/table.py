"""What a fact about one table changes there, and on the cards of those who sit at it."""

from __future__ import annotations

from typing import assert_never

from headtable.game.bell import LAP
from headtable.game.night import Night, Table
from headtable.messages import (
    BuncoShown,
    BuncoUncalled,
    CalledFalsely,
    DicePassed,
    FirstRollerChosen,
    Rolled,
    RolledOff,
    TableFact,
    TableStopped,
    TableTied,
    TableWon,
    Worth,
)


def apply(night: Night, fact: TableFact) -> None:
    """Make the fact true at its table."""
    match fact:
        case Rolled():
            _rolled(night, fact)
        case DicePassed():
            _dice_passed(night.tables[fact.table - 1])
        case BuncoShown():
            _bunco_shown(night.tables[fact.table - 1], fact)
        case BuncoUncalled():
            night.tables[fact.table - 1].shown = None
        case TableStopped():
            _stopped(night.tables[fact.table - 1])
        case TableTied():
            _tied(night, night.tables[fact.table - 1])
        case TableWon():
            _table_won(night, fact)
        case FirstRollerChosen():
            table = night.tables[fact.table - 1]
            table.roller = table.seats.index(fact.player)
        case CalledFalsely() | RolledOff():
            pass  # told to the room, but the table stands as it stood
        case _:
            assert_never(fact)


def _rolled(night: Night, fact: Rolled) -> None:
    table = night.tables[fact.table - 1]
    table.tally = fact.tally
    table.turn_points += fact.points
    table.begun = table.done + 1
    table.shown = None
    table.last = fact.worth
    table.faces = fact.faces
    if fact.credit is not None:
        _credited(night, fact.credit, fact.worth)


def _credited(night: Night, player: str, worth: Worth) -> None:
    if worth == "bunco":
        night.cards[player].buncos += 1
        night.first_bunco = night.first_bunco or player
        night.last_bunco = player
    elif worth == "mini":
        night.cards[player].minis += 1


def _dice_passed(table: Table) -> None:
    table.roller = (table.roller + 1) % LAP
    table.turn_points = 0
    table.done += 1


def _bunco_shown(table: Table, fact: BuncoShown) -> None:
    table.begun = table.done + 1
    table.shown = table.faces = fact.faces


def _stopped(table: Table) -> None:
    """Nobody rolls there; a bunco that nobody has called by then is none."""
    table.open, table.shown = False, None


def _tied(night: Night, table: Table) -> None:
    """Where the tie is played on, the dice pass first and then so many turns are due."""
    table.tied = True
    table.open = night.rules.tie.turns > 0
    table.due = table.done + 1 + night.rules.tie.turns


def _table_won(night: Night, fact: TableWon) -> None:
    table = night.tables[fact.table - 1]
    table.won, table.tied, table.open = fact, False, False
    night.results[night.set, night.round, fact.table] = fact
