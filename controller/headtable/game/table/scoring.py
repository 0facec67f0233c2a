"""The worth of each roll that a ruleset knows, looked up by mark and faces."""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from headtable.game.ruleset import Ruleset
from headtable.messages.words import Worth

Faces = tuple[int, ...]
SOME: dict[int, Worth] = {1: "one", 2: "two", 3: "three"}  # dice on the mark, but not all


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
        return SOME[on_the_mark]
    return "mini" if len(set(faces)) == 1 else "miss"


def claim_scores(ruleset: Ruleset) -> ClaimScores:
    """The points of each worth in these rules.

    A miss has none. The cost of a wipe depends on the tally.
    """
    points = ruleset.points
    named: dict[Worth, int] = {"miss": 0, "one": points.one, "two": points.two, "mini": points.mini}
    named["bunco"] = points.bunco
    if ruleset.dice > 3:
        named["three"] = points.three or ruleset.dice - 1
    if ruleset.snake_eyes:
        named["wipe"] = 0
    return {worth: Score(worth, worth_points) for worth, worth_points in named.items()}


def roll_scores(ruleset: Ruleset) -> tuple[RollScores, ...]:
    """For each mark, in order, every roll of the dice with its score."""
    claims = claim_scores(ruleset)
    sides = range(1, ruleset.sides + 1)
    rolls = tuple(product(sides, repeat=ruleset.dice))
    return tuple({faces: claims[_worth(ruleset, faces, mark)] for faces in rolls} for mark in sides)


def _worth(ruleset: Ruleset, faces: Faces, mark: int) -> Worth:
    worth = worth_of(faces, mark)
    snake_eyes = ruleset.snake_eyes
    return "wipe" if worth == "mini" and snake_eyes and faces[0] == snake_eyes.face else worth
