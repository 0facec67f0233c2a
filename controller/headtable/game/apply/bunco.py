"""What a fact about a bunco that has to be called changes at its table and on a card."""

from __future__ import annotations

from typing import assert_never

from headtable.game.missed import missed
from headtable.game.night import Night, Table
from headtable.messages import BuncoGranted, BuncoShown, BuncoUncalled, Worth


def apply(night: Night, fact: BuncoShown | BuncoUncalled | BuncoGranted) -> None:
    """Make the fact true at its table."""
    match fact:
        case BuncoShown():
            _bunco_shown(night, night.tables[fact.table - 1], fact)
        case BuncoUncalled():
            _uncalled(night, fact)
        case BuncoGranted():
            _granted(night, fact)
        case _:
            assert_never(fact)


def _bunco_shown(night: Night, table: Table, fact: BuncoShown) -> None:
    table.begun = table.done + 1
    table.shown = table.faces = fact.faces
    lies_well(night, table)


def lies_well(night: Night, table: Table) -> None:
    """A throw that counts breaks a row of those that do not."""
    if night.ruleset.legal_rolls.off_table_counts == "in_a_row":
        table.strikes = 0


def _uncalled(night: Night, fact: BuncoUncalled) -> None:
    table = night.tables[fact.table - 1]
    table.missed = missed(night, table, fact)
    table.shown = None
    if fact.tally:
        table.tally = fact.tally
        table.turn_points += fact.points or 0
    if fact.credit:
        credited(night, fact.credit, "bunco")


def _granted(night: Night, fact: BuncoGranted) -> None:
    table = night.tables[fact.table - 1]
    table.tally, table.missed = fact.tally, None
    if fact.credit:
        credited(night, fact.credit, "bunco")


def credited(night: Night, player: str, worth: Worth) -> None:
    """Put a bunco or a mini on a card."""
    if worth == "bunco":
        night.cards[player].buncos += 1
        night.first_bunco = night.first_bunco or player
        night.last_bunco = player
    elif worth == "mini":
        night.cards[player].minis += 1
