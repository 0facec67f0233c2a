"""The state of every screen; after each entry, only what has changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import get_args

from msgspec.structs import replace

from headtable.engine.proposals import Proposals
from headtable.engine.rethrows import Rethrows
from headtable.game import History, Night
from headtable.game.prizes.stage_view import stage_state
from headtable.game.views import board_state, night_state, table_rounds, table_state
from headtable.messages.facts import Fact
from headtable.messages.past import PastFact
from headtable.messages.people import NamingFact
from headtable.messages.rooms import (
    BoardState,
    Forecast,
    NightState,
    StageState,
    TableRounds,
    TableState,
)
from headtable.messages.table import CreditFact, Rolled, SheetTold, TableFact, TableWon

ScreenState = NightState | TableState | TableRounds | BoardState | StageState

_AT_ONE_TABLE = get_args(TableFact)


class Screens:
    """The states as they were last published."""

    def __init__(
        self,
        history: History,
        proposals: Proposals,
        rethrows: Rethrows,
        forecast: Callable[[], Forecast | None] = lambda: None,
    ) -> None:
        self._history = history
        self._forecast = forecast
        self._proposals = proposals
        self._rethrows = rethrows
        self._shown: dict[str | int, ScreenState] = {}

    def all(self, entry: int) -> list[ScreenState]:
        """Every state, for listeners that may have missed some."""
        self._shown.clear()
        night = self._history.night
        return [*self._changed(night, entry, _tables(night)), *self._board(), *self._finished(night)]

    def after(self, entry: int, facts: tuple[Fact, ...]) -> list[ScreenState]:
        """The states that these facts have changed."""
        self._rethrows.add(facts)
        night = self._history.night
        states = list(self._changed(night, entry, _touched(night, facts)))
        if any(map(_moves_the_board, facts)):
            states += self._board()
        if any(isinstance(fact, TableWon | NamingFact | PastFact) for fact in facts):
            states += self._finished(night)
        return states

    def at(self, table: int) -> list[ScreenState]:
        """The state of one table, after its waiting dice have changed."""
        return list(self._if_new(table, self._table(self._history.night, table)))

    def _table(self, night: Night, table: int) -> TableState:
        """A table's state, with its waiting dice and what its undo would do."""
        proposed = self._proposals.shown(table)
        reopens = None if proposed else self._history.undo_reopens(table)  # then undo takes back the dice
        again = self._rethrows.why(table)
        return replace(table_state(night, table), proposed=proposed, again=again, undo_reopens=reopens)

    def _board(self) -> Iterator[ScreenState]:
        yield from self._if_new("board", board_state(self._history.night))
        yield from self._if_new("stage", stage_state(self._history.night, self._history.changed))

    def _changed(self, night: Night, entry: int, tables: Iterable[int]) -> Iterator[ScreenState]:
        yield from self._if_new("night", replace(night_state(night, entry), forecast=self._forecast()))
        for table in tables:
            yield from self._if_new(table, self._table(night, table))

    def _finished(self, night: Night) -> Iterator[ScreenState]:
        for table, rounds in table_rounds(night).items():
            yield from self._if_new(f"rounds of {table}", rounds)

    def _if_new(self, name: str | int, state: ScreenState) -> Iterator[ScreenState]:
        if self._shown.get(name) != state:
            self._shown[name] = state
            yield state


def _tables(night: Night) -> range:
    return range(1, len(night.tables) + 1)


def _touched(night: Night, facts: tuple[Fact, ...]) -> Iterable[int]:
    """The tables that facts are about; a fact about the whole room touches them all."""
    tables = set()
    for fact in facts:
        if not isinstance(fact, _AT_ONE_TABLE):
            return _tables(night)
        tables.add(fact.table)
    return tables


def _moves_the_board(fact: Fact) -> bool:
    """Whether the standings may have changed. Most rolls do not change them, and they are expensive."""
    if isinstance(fact, CreditFact):
        return fact.credit is not None or (isinstance(fact, Rolled) and fact.worth == "mini")
    if isinstance(fact, SheetTold):
        return bool(fact.cards)
    return not isinstance(fact, _AT_ONE_TABLE)
