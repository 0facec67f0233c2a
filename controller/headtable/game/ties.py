"""A round that finished level: what decides it, by the name in the ruleset."""

from __future__ import annotations

from typing import NamedTuple

from headtable.game.bell import LAP
from headtable.messages import Team

WITHOUT_END = 10**6  # turns


class Tie(NamedTuple):
    """What decides a tied table; the host may at any time."""

    dice: bool = False  # one die for each team
    turns: int = 0  # that are played on for points
    first_on_mark_wins: bool = False


TIES = {
    "one_die_rep": Tie(dice=True),
    "lap_points": Tie(turns=LAP),
    "one_turn_each": Tie(turns=2),
    "sudden_death_target": Tie(turns=WITHOUT_END, first_on_mark_wins=True),
    "host": Tie(),
}


def higher(a: int, b: int) -> Team | None:
    """The team with the higher die; equal dice are thrown again."""
    if a == b:
        return None
    return "a" if a > b else "b"
