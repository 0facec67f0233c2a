"""Adds up each player's luck, roll by roll, before each roll is applied."""

from __future__ import annotations

import math
from functools import cached_property

from msgspec import Struct

from headtable.game import Night
from headtable.game.night import Table
from headtable.messages.facts import Fact
from headtable.messages.people import NamingFact
from headtable.messages.table import BuncoUncalled, Rolled
from headtable.messages.words import Worth
from headtable_tools.whole_night.expected_turn import ExpectedTurn, at_risk, expected_turn
from headtable_tools.whole_night.night_data import Luck


class LuckSum(Struct):
    """The sums of one player's rolls."""

    points: int = 0
    luck: float = 0.0
    variance: float = 0.0

    def luck_of_night(self) -> Luck:
        """The same as data, rounded to what can be read."""
        expected = self.points - self.luck
        return Luck(self.points, round(expected, 3), round(self.luck, 3), round(math.sqrt(self.variance), 3))


class LuckLog:
    """The luck of everybody so far. Rolls that break a tie are left out: other points count there."""

    def __init__(self, night: Night) -> None:
        self.sums: dict[str, LuckSum] = {}
        self._night = night

    @cached_property
    def _turns(self) -> tuple[ExpectedTurn | None, ...]:
        """The expected turn for each mark."""
        return tuple(expected_turn(self._night.rules, mark) for mark in range(1, len(self._night.rules.rolls) + 1))

    def add(self, fact: Fact, night: Night) -> None:
        """Note a fact; the night is as it was before."""
        match fact:
            case Rolled():
                self._roll(night.tables[fact.table - 1], fact.player, fact.worth, night)
            case BuncoUncalled():
                self._roll(night.tables[fact.table - 1], fact.player, "bunco", night)
            case fact if isinstance(fact, NamingFact) and fact.player in self.sums:
                self.sums[fact.new_name] = self.sums.pop(fact.player)
            case _:
                pass

    def _roll(self, table: Table, player: str, worth: Worth, night: Night) -> None:
        turn = self._turns[night.mark - 1]
        if turn is None or table.tied:
            return
        risk = at_risk(night.ruleset, table)
        found = self.sums.setdefault(player, LuckSum())
        found.points += turn.worth_of(worth, risk)
        found.luck += turn.luck(worth, risk)
        found.variance += turn.variance(risk)
