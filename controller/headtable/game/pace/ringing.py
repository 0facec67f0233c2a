"""The bell: the roll that rings it, and the tables that stop at that moment."""

from __future__ import annotations

from typing import Literal, NamedTuple

from msgspec.structs import replace

from headtable.game.groups import rung_for
from headtable.game.night import Night, Table, leaves_sheet, turns_due
from headtable.game.table.finish import done, pass_or_stop, passed, stop
from headtable.game.table.missed_bunco import uncalled, without
from headtable.messages.facts import Fact
from headtable.messages.pace import RoundCalled
from headtable.messages.table import Rolled
from headtable.messages.words import Team


class Ringer(NamedTuple):
    """The head table, which rings the bell, as it stands after the roll that rings it."""

    table: Table
    turn_over: bool


def after(table: Table, rolled: Rolled, turn_over: bool) -> Ringer:  # noqa: FBT001 - a fact of the roll
    """The head table once this roll of the turn is counted."""
    shown = None if rolled.worth == "bunco" else table.shown
    return Ringer(replace(table, tally=rolled.tally, begun=table.done + 1, shown=shown), turn_over)


def rung_by(night: Night, rolled: Rolled, side: int, turn_over: bool) -> RoundCalled | None:  # noqa: FBT001 - a fact of the roll
    """The bell, if this roll rings it: by a bunco, or because the score is high enough.

    ``side`` is 0 for team a and 1 for team b.
    """
    ruleset = night.ruleset
    if ruleset.time.rounds == "fixed":
        return None
    team: Team = "b" if side else "a"
    by_sum = ruleset.target_of == "table_sum"
    tally = sum(rolled.tally) if by_sum else rolled.tally[side]
    bunco = rolled.worth == "bunco"
    where = rolled.table if ruleset.bell_of == "group" and night.groups else None
    if bunco and ruleset.bunco_ends_round:
        return RoundCalled("bunco", rolled.player, team, tally, rolled.worth, rolled.faces, where)
    if ruleset.target_checked == "per_turn" and not turn_over:
        return None
    if tally < ruleset.target or (ruleset.target_met == "exactly" and tally != ruleset.target):
        return None
    cause: Literal["bunco", "score"] = "bunco" if bunco else "score"
    return RoundCalled(cause, rolled.player, None if by_sum else team, tally, rolled.worth, rolled.faces, where)


def called(night: Night, bell: RoundCalled, ringer: Ringer | None = None) -> tuple[Fact, ...]:
    """The bell, and every table that has had its last roll by then, unless it waits for its sheet."""
    facts: list[Fact] = [bell]
    for table in rung_for(night, bell):
        if ringer is not None and table.number == ringer.table.number:
            facts += _head_goes_on(night, ringer)
        elif leaves_sheet(night, table):
            continue
        elif table.done >= turns_due(night, table, table.begun):
            facts += _stopped(night, table)
    return tuple(facts)


def _stopped(night: Night, table: Table) -> tuple[Fact, ...]:
    """Give the table its winner or its tie.

    While a bunco waits there, this happens only after the bunco is called or lost.
    """
    return () if table.shown else stop(night, table, table.tally)


def too_late(night: Night, table: Table) -> tuple[Fact, ...]:
    """Lose a bunco that waits for its call, and finish its table.

    It was rolled before the bell, or it won a sudden death.
    """
    lost = uncalled(night, table)
    left = without(table, lost)
    return lost, *done(night, left, left.tally)


def _head_goes_on(night: Night, ringer: Ringer) -> tuple[Fact, ...]:
    """The rest of the head table's turn after the roll that rang the bell; that roll may have ended it."""
    table, turn_over = ringer
    turns = table.done + table.steps[table.roller] if turn_over else table.done
    if turns >= turns_due(night, table, table.begun):
        return _stopped(night, table)
    return (passed(table),) if turn_over else ()


def break_off(night: Night, table: Table) -> tuple[Fact, ...]:
    """End the turn as it stands. A bunco that nobody has called by then is too late."""
    if not table.shown:
        return end_turn(night, table, table.tally)
    lost = uncalled(night, table)
    left = without(table, lost)
    return lost, *end_turn(night, left, left.tally)


def end_turn(night: Night, table: Table, tally: tuple[int, int]) -> tuple[Fact, ...]:
    """End a turn without a roll that counts.

    The score of that turn at the head table may still ring the bell.
    """
    if table.rings and not table.called:
        nothing = Rolled(table.number, table.player, "miss", 0, tally)
        bell = rung_by(night, nothing, table.roller % 2, turn_over=True)
        if bell:
            return called(night, replace(bell, worth=None), after(table, nothing, turn_over=True))
    return pass_or_stop(night, table, tally)
