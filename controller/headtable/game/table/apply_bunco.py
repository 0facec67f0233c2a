"""Change a table and a card by a fact about a bunco that has to be called."""

from __future__ import annotations

from typing import assert_never

from headtable.game.night import Missed, Moment, Night, Table
from headtable.game.prizes.traveler import granted_flies
from headtable.game.table.credit import credited, flies, late
from headtable.game.table.missed_bunco import missed
from headtable.game.table.simultaneous import seen_in_play, thrown_before
from headtable.messages.table import BuncoGranted, BuncoShown, BuncoUncalled, CallFact, Rolled


def apply(night: Night, fact: CallFact) -> None:
    """Change the table by the fact."""
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
    table.shown_late = late(night, table)
    table.begun = table.done + 1
    table.shown = table.faces = fact.faces
    table.shown_when = fact.when
    lies_well(night, table)


def lies_well(night: Night, table: Table) -> None:
    """End a row of bad throws, because this throw counts."""
    if night.ruleset.legal_rolls.off_table_counts == "in_a_row":
        table.strikes = 0


def _uncalled(night: Night, fact: BuncoUncalled) -> None:
    table = night.tables[fact.table - 1]
    table.missed = missed(night, table, fact)
    if fact.tally:
        table.tally = fact.tally
        table.turn_points += fact.points or 0
    if fact.credit:
        _credited(night, fact.credit, Moment(fact.table, None))
        _flown(night, table, Moment(fact.table, None), fact.credit)
    table.shown = None


def _granted(night: Night, fact: BuncoGranted) -> None:
    table = night.tables[fact.table - 1]
    if fact.credit and table.missed:
        _credited_then(night, fact.credit, table.missed, Moment(fact.table, None))
    table.tally, table.missed = fact.tally, None


def _credited_then(night: Night, player: str, missed: Missed, moment: Moment) -> None:
    """Put a granted bunco on a card, at its place among the others."""
    first, last = (night.first_bunco, night.first_at), (night.last_bunco, night.last_at)
    is_first, is_last = missed.credits == 0, missed.credits == night.credits
    moves = granted_flies(night, missed)
    _credited(night, player, moment)
    night.first_bunco, night.first_at = (player, moment) if is_first else first
    night.last_bunco, night.last_at = (player, moment) if is_last else last
    if moves:
        night.flights += 1
        _keep(night, moment)


def counted(night: Night, table: Table, fact: Rolled) -> None:
    """Count a bunco: it is called now, it may go on a card, and it may move the traveler."""
    moment = Moment(fact.table, fact.when)
    if fact.credit is not None:
        _credited(night, fact.credit, moment)
    _flown(night, table, moment, credited(night, table, fact.player))
    table.shown = None


def on_sheet(night: Night, table: int, player: str) -> None:
    """Count a bunco of a sheet. Where the room saw another in the round, that one stays the last."""
    moment, last = Moment(table, None), (night.last_bunco, night.last_at)
    _credited(night, player, moment)
    if seen_in_play(night, last[1]):
        night.last_bunco, night.last_at = last


def last_of_all(night: Night, table: int, player: str) -> None:
    """Keep a bunco as the last one, because the host says that it moves the traveler."""
    night.last_bunco, night.last_at = player, Moment(table, None)


def flown_by_sheet(night: Night, table: int) -> None:
    """Note that a bunco of a sheet has moved the traveler."""
    night.flights += 1
    _keep(night, Moment(table, None))


def _credited(night: Night, player: str, moment: Moment) -> None:
    """Put a bunco on a card. It may be the first or the last one of the night."""
    night.cards[player].buncos += 1
    night.credits += 1
    if night.first_bunco is None or thrown_before(night, moment, night.first_at):
        night.first_bunco, night.first_at = player, moment
    if not thrown_before(night, moment, night.last_at):
        night.last_bunco, night.last_at = player, moment


def _flown(night: Night, table: Table, moment: Moment, to: str | None) -> None:
    """Keep the moment of the last bunco that moved the traveler.

    A bunco by its own holder counts as well.
    """
    if flies(night, table):
        night.flights += to is not None
        _keep(night, moment)


def _keep(night: Night, moment: Moment) -> None:
    if not thrown_before(night, moment, night.flown_at):
        night.flown_at = moment
