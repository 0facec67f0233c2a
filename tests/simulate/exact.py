"""What the figures of RFP must come to, by arithmetic alone: an oracle that shares no line with the rules."""

from __future__ import annotations

import math
from collections import defaultdict
from typing import NamedTuple

Likely = dict[tuple[int, int, int], float]  # both teams' tallies and which of them rolls: how likely that is
TARGET = 21
PER_ROLL = {"bunco": 1 / 216, "mini": 5 / 216, "two": 15 / 216, "one": 75 / 216, "miss": 120 / 216}
POINTS = {"bunco": 21, "mini": 5, "two": 2, "one": 1, "miss": 0}

ROLLS_PER_TURN = 9 / 5
ROLLS_PER_TURN_SD = math.sqrt((4 / 9) / (5 / 9) ** 2)  # geometric: each roll ends the turn by 5/9
POINTS_PER_TURN = 151 / 120
_SQUARE_PER_ROLL = 128615 / 46656 + (151 / 216) ** 2
POINTS_PER_TURN_SD = math.sqrt((_SQUARE_PER_ROLL + 2 * 151 / 216 * POINTS_PER_TURN) * 9 / 5 - POINTS_PER_TURN**2)


class HeadRound(NamedTuple):
    """The head table up to the bell."""

    rolls_mean: float
    rolls_sd: float
    rolls_sd_of_sd: float  # times the root of the number of rounds
    ended_by_bunco: float
    first_team_wins: float


def head_round() -> HeadRound:
    """Roll by roll, how likely each tally is and whose turn it is, until hardly a round is still on."""
    on: Likely = {(0, 0, 0): 1.0}
    ended_at: list[float] = []
    by_bunco = first_team = 0.0
    while sum(on.values()) > 1e-10:
        ended_at.append(0.0)
        after: Likely = defaultdict(float)
        for (first, second, rolls), likely in on.items():
            for worth, share in PER_ROLL.items():
                tallies = [first, second]
                tallies[rolls] += POINTS[worth]
                if worth == "miss":
                    after[first, second, 1 - rolls] += likely * share
                elif worth != "bunco" and tallies[rolls] < TARGET:
                    after[tallies[0], tallies[1], rolls] += likely * share
                else:
                    ended_at[-1] += likely * share
                    by_bunco += likely * share * (worth == "bunco")
                    first_team += likely * share * (rolls == 0)
        on = after
    return _summed(ended_at, by_bunco, first_team)


def _summed(ended_at: list[float], by_bunco: float, first_team: float) -> HeadRound:
    mean = sum(rolls * likely for rolls, likely in enumerate(ended_at, 1))
    second, fourth = (
        sum((rolls - mean) ** power * likely for rolls, likely in enumerate(ended_at, 1)) for power in (2, 4)
    )
    sd = math.sqrt(second)
    return HeadRound(mean, sd, math.sqrt(fourth - second**2) / (2 * sd), by_bunco, first_team)
