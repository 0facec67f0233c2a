"""The plan of a simulation: which night, how many times, from which seed, and how fast people are."""

from __future__ import annotations

import random

from msgspec import Struct

from headtable.game import Night, Ruleset
from headtable.game.draws import Lots
from headtable.game.night import night_of
from headtable.game.rules import Rules
from headtable.messages.people import OpenNight
from headtable.messages.words import CHAIRS

SECONDS_PER_ROLL = 5.0


class Plan(Struct, frozen=True):
    """Nights of one ruleset; each has its own random numbers, so that it does not depend on the others."""

    ruleset: Ruleset
    players: int = 12
    nights: int = 2000
    seed: int = 1
    seconds_per_roll: float = SECONDS_PER_ROLL  # which decides how much is rolled where a clock ends the rounds

    @property
    def tables(self) -> int:
        """As many as seat everybody."""
        return -(-self.players // CHAIRS)

    def night(self, number: int, rules: Rules) -> Night:
        """The night with this number, not opened yet."""
        return night_of(self.ruleset, rules, Lots(self._seed(number)))

    def opening(self) -> OpenNight:
        """The host's first input."""
        return OpenNight(tuple(f"P{player}" for player in range(1, self.players + 1)))

    def chance(self, number: int) -> random.Random:
        """The dice of the night with this number."""
        return random.Random(self._seed(number))  # noqa: S311  simulated dice, not a secret

    def _seed(self, number: int) -> str:
        return f"seed {self.seed} night {number}"


class Pace(Struct, frozen=True):
    """How fast people are."""

    seconds_per_roll: float = SECONDS_PER_ROLL
    seconds_between_rounds: float = 90.0  # until everybody has walked, sits, and the next round starts
