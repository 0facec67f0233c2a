"""The tables where all dice are to be thrown again, until somebody has."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

from headtable.messages.facts import Fact
from headtable.messages.pace import RoundOver, RoundStarted
from headtable.messages.past import PastFact
from headtable.messages.table import TableFact, ThrownAgain
from headtable.messages.words import BadThrowWhy

_AT_ONE_TABLE = get_args(TableFact)


class Again:
    """Why, by table; whatever happens there next ends it, and so does what changes the whole room."""

    def __init__(self) -> None:
        self._why: dict[int, BadThrowWhy] = {}

    def take(self, facts: Iterable[Fact]) -> None:
        """Note what was decided."""
        for fact in facts:
            if isinstance(fact, ThrownAgain):
                self._why[fact.table] = fact.why
            elif isinstance(fact, _AT_ONE_TABLE):
                self._why.pop(fact.table, None)
            elif isinstance(fact, RoundStarted | RoundOver | PastFact):
                self._why.clear()

    def why(self, table: int) -> BadThrowWhy | None:
        """Why the dice are to be thrown again there; None where they are not."""
        return self._why.get(table)
