"""The ways to decide a round that finished level, by their names in the ruleset."""

from __future__ import annotations

from typing import NamedTuple

from headtable.game.ruleset import SuddenDeath
from headtable.messages.words import CHAIRS, Team, Worth

WITHOUT_END = 10**6  # turns
ON_THE_MARK: frozenset[Worth] = frozenset({"one", "two", "three", "bunco"})


class Tie(NamedTuple):
    """The ways to decide a tied table. The host may decide at any time."""

    dice: bool = False  # one die for each team
    turns: int = 0  # further turns that are played for points
    wins: frozenset[Worth] = frozenset()  # rolls that decide it at once


TIES = {
    "one_die_rep": Tie(dice=True),
    "lap_points": Tie(turns=CHAIRS),
    "one_turn_each": Tie(turns=2),
    "sudden_death_target": Tie(turns=WITHOUT_END, wins=ON_THE_MARK),
    "host": Tie(),
}


def tie_of(name: str, sudden_death: SuddenDeath) -> Tie:
    """The tie of this name, as the ruleset plays it."""
    tie = TIES[name]
    return tie._replace(wins=tie.wins | {"mini"}) if tie.wins and sudden_death.mini_wins else tie


def higher(a: int, b: int) -> Team | None:
    """The team with the higher die; equal dice are thrown again."""
    if a == b:
        return None
    return "a" if a > b else "b"
