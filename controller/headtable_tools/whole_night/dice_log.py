"""Counts the faces that came up at each table."""

from __future__ import annotations

from collections import Counter, defaultdict

from headtable.game import History
from headtable.messages.table import Throw
from headtable_tools.whole_night.night_data import TableDice


def dice_of(history: History) -> tuple[TableDice, ...]:
    """The faces of every throw that was read and stands, for the tables that have any."""
    counts: dict[int, Counter[int]] = defaultdict(Counter)
    for played in history.told.values():
        if isinstance(played.play, Throw):
            counts[played.play.table].update(played.play.faces)
    sides = range(1, history.night.ruleset.sides + 1)
    return tuple(TableDice(table, tuple(counts[table][face] for face in sides)) for table in sorted(counts))
