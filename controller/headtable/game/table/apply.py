"""Change one table, and the cards of its players, by a fact."""

from __future__ import annotations

from typing import assert_never

from headtable.game.night import Night, Table
from headtable.game.prizes.traveler import sheet_moves
from headtable.game.table import apply_bunco as bunco
from headtable.game.table.credit import credited
from headtable.game.table.dice_order import begin_with
from headtable.messages.table import (
    CalledFalsely,
    CalledForNothing,
    CallFact,
    CallNotNeeded,
    DicePassed,
    FirstRollerChosen,
    Rolled,
    RolledForFirst,
    RolledOff,
    SheetTold,
    TableEndFact,
    TableFact,
    TableStopped,
    TableTied,
    TableWon,
    ThrownAgain,
    TurnDeclined,
    TurnLost,
)
from headtable.messages.words import CHAIRS

Besides = ThrownAgain | CalledFalsely | TurnLost | TurnDeclined | CalledForNothing | CallNotNeeded | RolledOff


def apply(night: Night, fact: TableFact) -> None:
    """Change the table by the fact."""
    if isinstance(fact, CallFact):
        bunco.apply(night, fact)
        return
    match fact:
        case Rolled():
            rolled(night, fact)
        case DicePassed():
            dice_passed(night.tables[fact.table - 1])
        case FirstRollerChosen():
            table = night.tables[fact.table - 1]
            begin_with(table, table.seats.index(fact.player))
            table.chosen = True
        case RolledForFirst():
            night.tables[fact.table - 1].first += fact.rolls
        case SheetTold():
            _sheet_told(night, fact)
        case TableStopped() | TableTied() | TableWon():
            _at_the_end(night, fact)
        case _:
            _besides(night.tables[fact.table - 1], fact)


def _besides(table: Table, fact: Besides) -> None:
    """Change a table by a fact that is no roll."""
    match fact:
        case ThrownAgain():
            table.begun = table.done + 1
            table.strikes = fact.strikes
        case CalledFalsely():
            table.tally = fact.tally or table.tally
        case TurnLost():
            table.tally = fact.tally or table.tally
            table.begun = table.done + 1
        case TurnDeclined():
            table.begun = table.done + 1
        case CalledForNothing() | CallNotNeeded() | RolledOff():
            pass  # announced to the room, but the table does not change
        case _:
            assert_never(fact)


def _at_the_end(night: Night, fact: TableEndFact) -> None:
    match fact:
        case TableStopped():
            _stopped(night.tables[fact.table - 1])
        case TableTied():
            _tied(night, night.tables[fact.table - 1])
        case TableWon():
            _table_won(night, fact)
        case _:
            assert_never(fact)


def rolled(night: Night, fact: Rolled) -> None:
    """Add a roll that counts to the tally, and perhaps to a card."""
    table = night.tables[fact.table - 1]
    table.tally = fact.tally
    table.turn_points += fact.points
    table.begun = table.done + 1
    table.last = fact.worth
    table.faces = fact.faces
    if table.strikes:
        bunco.lies_well(night, table)
    if fact.worth == "bunco":
        bunco.counted(night, table, fact)
    elif fact.worth == "mini" and (player := credited(night, table, fact.player)):
        night.cards[player].minis += 1  # also where these rules put it on no card


def dice_passed(table: Table) -> None:
    """Begin the next turn."""
    on = table.steps[table.roller]
    table.roller = (table.roller + on) % CHAIRS
    table.turn_points = table.strikes = 0
    table.done += on
    table.begun = table.done


def _sheet_told(night: Night, fact: SheetTold) -> None:
    table = night.tables[fact.table - 1]
    table.tally, table.sheet_told = fact.tally, True
    moves = sheet_moves(night, fact)
    for player in fact.cards:
        bunco.on_sheet(night, fact.table, player)
        if moves:
            bunco.flown_by_sheet(night, fact.table)
        if fact.traveler == "moves":
            bunco.last_of_all(night, fact.table, player)


def _stopped(table: Table) -> None:
    """Close the table: nobody rolls there any more. A waiting bunco may still be called."""
    table.open = table.sheet_due = False


def _tied(night: Night, table: Table) -> None:
    """Begin the tie's own turns, if it is played on.

    A turn that has begun is over, and then as many turns are due as the rules say.
    """
    table.tied, table.won = True, None
    table.tied_after = table.done + (table.steps[table.roller] if table.begun > table.done else 0)
    table.open = night.rules.tie.turns > 0
    table.due = table.begun + night.rules.tie.turns


def _table_won(night: Night, fact: TableWon) -> None:
    table = night.tables[fact.table - 1]
    table.won, table.tied, table.open, table.sheet_due = fact, False, False, False
    night.results[night.set, night.round, fact.table] = fact
