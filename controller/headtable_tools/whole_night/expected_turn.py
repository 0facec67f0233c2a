"""The expected points of a turn by the rules, and how lucky a roll is against them.

``expected_turn(rules, ruleset, mark=1).points`` is 151/120 for Rolling for Pink.

The luck of a roll is its points and the change in the worth of the rest of the turn.
With fair dice its mean is 0, wherever the bell cuts the turn off.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from headtable.game import Ruleset
from headtable.game.night import Table
from headtable.game.rules import Rules
from headtable.messages.words import Worth


class Outcome(NamedTuple):
    """What a roll may be worth: how likely that is, its points, and whether the turn goes on."""

    worth: Worth
    share: float
    points: int
    goes_on: bool


class ExpectedTurn:
    """The rest of a turn is worth ``points - risk * at_risk``; only a wipe-out makes the risk more than 0."""

    def __init__(self, outcomes: tuple[Outcome, ...]) -> None:
        safe = [outcome for outcome in outcomes if outcome.worth != "wipe"]
        ends = sum(outcome.share for outcome in outcomes if not outcome.goes_on)
        wipes = 1 - sum(outcome.share for outcome in safe)
        self.risk = wipes / (1 - sum(outcome.share for outcome in safe if outcome.goes_on))
        kept = (outcome.share * outcome.points * (1 - self.risk * outcome.goes_on) for outcome in safe)
        self.points = sum(kept) / ends
        self._outcomes = {outcome.worth: outcome for outcome in outcomes}

    def rest(self, at_risk: int) -> float:
        """The expected points from here to the end of the turn."""
        return self.points - self.risk * at_risk

    def worth_of(self, worth: Worth, at_risk: int) -> int:
        """The points of a roll; a wipe-out costs whatever is at risk."""
        return -at_risk if worth == "wipe" else self._outcomes[worth].points

    def luck(self, worth: Worth, at_risk: int) -> float:
        """The luck of one roll."""
        points = self.worth_of(worth, at_risk)
        after = self.rest(at_risk + points) if self._outcomes[worth].goes_on else 0.0
        return points + after - self.rest(at_risk)

    def variance(self, at_risk: int) -> float:
        """The variance of the luck of one roll."""
        return sum(each.share * self.luck(each.worth, at_risk) ** 2 for each in self._outcomes.values())


def expected_turn(rules: Rules, mark: int) -> ExpectedTurn | None:
    """The expected turn of a round with this mark; None if no roll ends a turn by these rules."""
    outcomes = tuple(_outcomes(rules, mark))
    return None if all(outcome.goes_on for outcome in outcomes) else ExpectedTurn(outcomes)


def _outcomes(rules: Rules, mark: int) -> Iterator[Outcome]:
    rolls = rules.rolls[mark - 1]
    for worth, many in Counter(score.worth for score in rolls.values()).items():
        yield Outcome(worth, many / len(rolls), rules.claims[worth].points, worth not in rules.turn_ends)


def at_risk(ruleset: Ruleset, table: Table) -> int:
    """The points that a wipe-out would cost now."""
    if ruleset.snake_eyes is None:
        return 0
    tally = table.tally[table.roller % 2]
    return min(max(table.turn_points, 0), tally) if ruleset.snake_eyes.loses == "turn" else tally
