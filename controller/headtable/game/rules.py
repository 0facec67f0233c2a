"""A ruleset made ready to play: its rolls looked up beforehand, its procedures found by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from msgspec import Struct

from headtable.errors import BadConfig
from headtable.game.bell import AFTER_BELL, AfterBell
from headtable.game.ladder import LADDERS, SHIFTS, Ladder, Shift
from headtable.game.ruleset import Ruleset
from headtable.game.scoring import ClaimScores, RollScores, claim_scores, roll_scores
from headtable.game.ties import TIES, Tie
from headtable.messages import Worth

Procedure = TypeVar("Procedure")


class Rules(Struct, frozen=True):
    """What ``decide`` asks the ruleset."""

    rolls: tuple[RollScores, ...]
    claims: ClaimScores
    turn_ends: frozenset[Worth]
    after_bell: AfterBell
    tie: Tie
    ladder: Ladder | None  # how pairs walk; none where everybody moves alone
    shift: Shift | None


def rules_of(ruleset: Ruleset) -> Rules:
    """The rules that a ruleset describes; BadConfig if it names a procedure that does not exist."""
    if ruleset.rounds > ruleset.sides:
        raise BadConfig(
            f"rounds = {ruleset.rounds}: the mark is the round's number, and a die has {ruleset.sides} sides"
        )
    _named("ladder", ruleset.ladder, {**LADDERS, **SHIFTS})
    return Rules(
        rolls=roll_scores(ruleset),
        claims=claim_scores(ruleset),
        turn_ends=frozenset(ruleset.turn_ends),
        after_bell=_named("after_bell", ruleset.after_bell, AFTER_BELL),
        tie=_named("tie", ruleset.tie, TIES),
        ladder=LADDERS.get(ruleset.ladder),
        shift=SHIFTS.get(ruleset.ladder),
    )


def _named(key: str, name: str, known: Mapping[str, Procedure]) -> Procedure:
    if name not in known:
        raise BadConfig(f"{key} = {name!r}: there is no such procedure; there is {', '.join(known)}")
    return known[name]
