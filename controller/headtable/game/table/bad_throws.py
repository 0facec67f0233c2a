"""Throws that do not count: dice that are cocked, stacked or were not shaken, or that leave the table.

Such a throw is no throw of a turn: a bunco that waits to be called waits on, and nothing is scored. But a player
who has made one is in the middle of a turn.
"""

from __future__ import annotations

from headtable.errors import NotAllowed
from headtable.game.night import Night, Table
from headtable.game.pace.ringing import end_turn
from headtable.game.ruleset import LegalRolls, Ruleset
from headtable.game.table.missed_bunco import uncalled, without
from headtable.game.table.tally import added, at_most
from headtable.game.table.turn import rolling
from headtable.messages.facts import Fact
from headtable.messages.refusals.table import FewerDice, ThrowCounts
from headtable.messages.table import BadThrow, ThrownAgain, TurnLost


def bad_throw(night: Night, said: BadThrow) -> tuple[Fact, ...]:
    """All dice are thrown again, or the turn is over."""
    ruleset = night.ruleset
    table = rolling(night, said.table)
    if said.dice > ruleset.dice:
        raise NotAllowed(FewerDice(said.table, ruleset.dice, said.dice))
    if said.why not in ruleset.legal_rolls.thrown_again:
        raise NotAllowed(ThrowCounts(said.table, said.why))
    strikes = _strikes(table, said, ruleset)
    if not 0 < ruleset.legal_rolls.off_table_ends_turn <= strikes:
        return (ThrownAgain(table.number, table.player, said.why, strikes),)
    if not table.shown:
        return _lost(night, table, said)
    missed = uncalled(night, table)
    return missed, *_lost(night, without(table, missed), said)


def _strikes(table: Table, said: BadThrow, ruleset: Ruleset) -> int:
    """How many such throws count against the turn, with this one."""
    rule = ruleset.legal_rolls
    if rule.off_table_ends_turn and _counts(said, rule, ruleset.dice):
        return table.strikes + 1
    return 0 if rule.off_table_counts == "in_a_row" else table.strikes


def _counts(said: BadThrow, rule: LegalRolls, dice: int) -> bool:
    if said.why in ("cocked", "stacked", "unshaken"):
        return rule.unclean_counts
    enough = rule.one_die_counts or said.dice == dice
    return enough and (said.why == "floor" or rule.caught_counts)


def _lost(night: Night, table: Table, said: BadThrow) -> tuple[Fact, ...]:
    taken = at_most(table, max(table.turn_points, 0)) if night.ruleset.legal_rolls.points == "lost" else 0
    tally = added(table, -taken)
    lost = TurnLost(table.number, table.player, said.why, *((taken, tally) if taken else ()))
    return lost, *end_turn(night, table, tally)
