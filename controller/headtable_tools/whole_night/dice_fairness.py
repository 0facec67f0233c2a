"""Whether the dice of each table are fair, as far as their single faces are known."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from headtable_tools.whole_night.chi_square import LEAST_EXPECTED, holm, p_value, statistic
from headtable_tools.whole_night.night_data import TableDice

UNUSUAL_BELOW = 0.05
"""Of the corrected p; with fair dice it happens in one night of twenty."""


class FairnessTest(Struct, frozen=True):
    """The test of one table's dice."""

    chi_square: float
    degrees: int
    p: float
    p_corrected: float  # for the number of tables that were tested

    @property
    def unusual(self) -> bool:
        """Whether fair dice seldom are so uneven."""
        return self.p_corrected < UNUSUAL_BELOW


class TableFairness(Struct, frozen=True):
    """One table's faces, and their test if there were enough."""

    table: int
    faces: tuple[int, ...]
    needed: int  # faces for a test
    test: FairnessTest | None

    @property
    def seen(self) -> int:
        """How many faces were seen."""
        return sum(self.faces)


def fairness(dice: Sequence[TableDice]) -> tuple[TableFairness, ...]:
    """Each table with its test; p is corrected for all tables that have one."""
    enough = [table for table in dice if sum(table.faces) >= _needed(table)]
    statistics = [statistic(table.faces) for table in enough]
    values = [p_value(found, len(table.faces) - 1) for found, table in zip(statistics, enough, strict=True)]
    tests = {
        table.table: FairnessTest(found, len(table.faces) - 1, p, corrected)
        for table, found, p, corrected in zip(enough, statistics, values, holm(values), strict=True)
    }
    return tuple(TableFairness(table.table, table.faces, _needed(table), tests.get(table.table)) for table in dice)


def _needed(table: TableDice) -> int:
    return LEAST_EXPECTED * len(table.faces)
