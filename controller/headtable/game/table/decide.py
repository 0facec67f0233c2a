"""Decide about inputs that concern one table."""

from __future__ import annotations

from typing import assert_never

from headtable.errors import NotAllowed
from headtable.game.night import BETWEEN_ROUNDS, Night, Table
from headtable.game.pace.after_round import final_won
from headtable.game.prizes import final
from headtable.game.table.bad_throws import bad_throw
from headtable.game.table.final_score import final_score
from headtable.game.table.finish import award, roll_off
from headtable.game.table.first_roller import roll_for_first
from headtable.game.table.granted_bunco import grant
from headtable.game.table.turn import call, claim, decline, throw
from headtable.messages.facts import Fact
from headtable.messages.refusals.table import HasStartedToRoll, NotAtTable
from headtable.messages.table import (
    Award,
    BadThrow,
    Call,
    Claim,
    Decline,
    FinalScore,
    FirstRoller,
    FirstRollerChosen,
    Grant,
    RollForFirst,
    RollOff,
    TablePlay,
    Throw,
)


def decide(night: Night, said: TablePlay) -> tuple[Fact, ...]:
    """The facts that follow from an input at a table."""
    match said:
        case Throw():
            return throw(night, said) if night.phase != "final" else final_won(night, (final.throw(night, said),))
        case Claim() | Call() | BadThrow() | Decline():
            return _in_a_turn(night, said)
        case FirstRoller():
            return _first_roller(night, said)
        case RollForFirst():
            return roll_for_first(night, said)
        case RollOff() | Award() | Grant() | FinalScore():
            return _about_the_winner(night, said)
        case _:
            assert_never(said)


def _in_a_turn(night: Night, said: Claim | Call | BadThrow | Decline) -> tuple[Fact, ...]:
    match said:
        case Claim():
            return claim(night, said) if night.phase != "final" else final_won(night, (final.claim(night, said),))
        case Call():
            return call(night, said)
        case BadThrow():
            return bad_throw(night, said)
        case Decline():
            return decline(night, said)
        case _:
            assert_never(said)


def _about_the_winner(night: Night, said: RollOff | Award | Grant | FinalScore) -> tuple[Fact, ...]:
    match said:
        case FinalScore():
            return final_score(night, said)
        case RollOff():
            return roll_off(night, said)
        case Award():
            return award(night, said.table, said.team)
        case Grant():
            return grant(night, said.table)
        case _:
            assert_never(said)


def _first_roller(night: Night, said: FirstRoller) -> tuple[Fact, ...]:
    table = night.table(said.table)
    if said.player not in table.seats:
        raise NotAllowed(NotAtTable(said.player, said.table, table.seats))
    early = night.phase in BETWEEN_ROUNDS or (table.open and table.begun == 0)
    if not early and not _starts_a_sudden_death(night, table):
        raise NotAllowed(HasStartedToRoll(said.table))
    return (FirstRollerChosen(said.table, said.player),)


def _starts_a_sudden_death(night: Night, table: Table) -> bool:
    """Tell whether dice may still decide who starts the sudden death."""
    by_dice = bool(night.rules.tie.wins) and night.ruleset.sudden_death.starts == "dice"
    return by_dice and table.open and table.tied and table.begun == table.done == table.tied_after
