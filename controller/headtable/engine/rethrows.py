"""The tables where all dice must be thrown again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

from headtable.messages.facts import Fact
from headtable.messages.pace import RoundOver, RoundStarted
from headtable.messages.past import PastFact
from headtable.messages.table import TableFact, ThrownAgain
from headtable.messages.words import BadThrowWhy

_AT_ONE_TABLE = get_args(TableFact)


class Rethrows:
    """The reason at each table; the next fact of the table, or of the whole room, ends it."""

    def __init__(self) -> None:
        self._why: dict[int, BadThrowWhy] = {}

    def add(self, facts: Iterable[Fact]) -> None:
        """Note the facts of an input."""
        for fact in facts:
            if isinstance(fact, ThrownAgain):
                self._why[fact.table] = fact.why
            elif self._why and isinstance(fact, _AT_ONE_TABLE):
                self._why.pop(fact.table, None)
            elif self._why and isinstance(fact, RoundStarted | RoundOver | PastFact):
                self._why.clear()

    def take_over(self, other: Rethrows) -> None:
        """Go on with the reasons of another replay."""
        self._why = dict(other._why)

    def why(self, table: int) -> BadThrowWhy | None:
        """The reason why the table throws again; None if it does not."""
        return self._why.get(table)
