"""The host lets an uncalled bunco count, as if it had been called at that moment."""

from __future__ import annotations

from msgspec.structs import replace

from headtable.errors import NotAllowed
from headtable.game.night import Missed, Night, Table
from headtable.game.pace.ringing import Ringer, called, rung_by
from headtable.game.table.finish import verdict, won_without_the_tie
from headtable.game.table.tally import added_for
from headtable.messages.facts import Fact
from headtable.messages.refusals.table import MayStillBeCalled, NothingUncalled
from headtable.messages.table import BuncoGranted, Rolled


def grant(night: Night, number: int) -> tuple[Fact, ...]:
    """Give the bunco its points and its place on a card.

    It may ring the bell, and it may give the table another winner.
    """
    table = night.table(number)
    missed = _missed(night, table)
    side = missed.roller % 2
    tally = added_for(table, side, missed.points)
    granted = BuncoGranted(table.number, missed.player, missed.points, tally, missed.faces, missed.credit)
    if missed.points and table.tied:
        return granted, *_tie_settled(night, table, missed, tally)
    if missed.points and (table.won or not (table.open or table.only_calls)):
        return granted, *verdict(night, table, tally)
    return granted, *_rings(night, replace(table, tally=tally), granted, side)


def _tie_settled(night: Night, table: Table, missed: Missed, tally: tuple[int, int]) -> tuple[Fact, ...]:
    """Settle a tie that a call in time would have prevented. If it is being played on, its points decide."""
    a, b = tally
    if table.open and missed.turn >= table.tied_after and a == b:
        return ()
    return (won_without_the_tie(night, table, missed.roller % 2, tally),)


def _rings(night: Night, table: Table, granted: BuncoGranted, side: int) -> tuple[Fact, ...]:
    """The bell, if a granted bunco rings it now."""
    if table.called or not table.rings:
        return ()
    rolled = Rolled(table.number, granted.player, "bunco", granted.points, granted.tally, granted.faces)
    bell = rung_by(night, rolled, side, turn_over=False)
    return called(night, bell, Ringer(table, turn_over=False)) if bell else ()


def _missed(night: Night, table: Table) -> Missed:
    if table.missed is None:
        why = MayStillBeCalled(table.number) if table.shown else NothingUncalled(table.number)
        raise NotAllowed(why, bunco=night.ruleset.words.bunco)
    return table.missed
