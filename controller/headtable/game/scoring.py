"""What a roll is worth: every roll of a ruleset, looked up by mark and faces."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from headtable.game.ruleset import Ruleset
from headtable.messages import Worth

Faces = tuple[int, ...]


class Score(NamedTuple):
    """A roll's worth and its points."""

    worth: Worth
    points: int


RollScores = dict[Faces, Score]
ClaimScores = dict[Worth, Score]


def worth_of(faces: Faces, mark: int) -> Worth:
    """``worth_of((4, 4, 4), 4)`` is a bunco."""
    on_the_mark = faces.count(mark)
    if on_the_mark == len(faces):
        return "bunco"
    if on_the_mark:
        return "two" if on_the_mark == 2 else "one"
    return "mini" if len(set(faces)) == 1 else "miss"


def claim_scores(ruleset: Ruleset) -> ClaimScores:
    """The points of each worth; a miss has none."""
    points = ruleset.points
    named: dict[Worth, int] = {
        "miss": 0,
        "one": points.one,
        "two": points.two,
        "mini": points.mini,
        "bunco": points.bunco,
    }
    return {worth: Score(worth, worth_points) for worth, worth_points in named.items()}


def roll_scores(ruleset: Ruleset) -> tuple[RollScores, ...]:
    """For each mark, in order, every roll of the dice with its score."""
    claims = claim_scores(ruleset)
    sides = range(1, ruleset.sides + 1)
    rolls = tuple(product(sides, repeat=ruleset.dice))
    return tuple({faces: claims[worth_of(faces, mark)] for faces in rolls} for mark in sides)
