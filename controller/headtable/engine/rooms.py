"""What the room is shown: every screen's state, and after each entry only what has changed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import get_args

from msgspec.structs import replace

from headtable.engine.again import Again
from headtable.engine.proposals import Proposals
from headtable.game import History, Night
from headtable.game.prizes.stage_view import stage_state
from headtable.game.views import board_state, night_state, table_rounds, table_state
from headtable.messages.facts import Fact
from headtable.messages.past import PastFact
from headtable.messages.rooms import BoardState, NightState, StageState, TableRounds, TableState
from headtable.messages.table import BuncoGranted, BuncoUncalled, Rolled, TableFact, TableWon

Room = NightState | TableState | TableRounds | BoardState | StageState

_AT_ONE_TABLE = get_args(TableFact)


class Rooms:
    """The rooms as they were last shown."""

    def __init__(self, proposals: Proposals, again: Again) -> None:
        self._proposals = proposals
        self._again = again
        self._shown: dict[str | int, Room] = {}

    def all(self, history: History, entry: int) -> list[Room]:
        """Every room, for those who may have missed something."""
        self._shown.clear()
        night = history.night
        return [*self._changed(night, entry, _tables(night)), *self._board(history), *self._finished(night)]

    def after(self, history: History, entry: int, facts: tuple[Fact, ...]) -> list[Room]:
        """The rooms that these facts have changed."""
        self._again.take(facts)
        rooms = list(self._changed(history.night, entry, _touched(history.night, facts)))
        if any(map(_moves_the_board, facts)):
            rooms += self._board(history)
        if any(isinstance(fact, TableWon | PastFact) for fact in facts):
            rooms += self._finished(history.night)
        return rooms

    def at(self, night: Night, table: int) -> list[Room]:
        """One table, where its dice propose something, or do so no more."""
        return list(self._if_new(table, self._table(night, table)))

    def _table(self, night: Night, table: int) -> TableState:
        """A table with what is no fact yet."""
        state = table_state(night, table)
        proposed, again = self._proposals.shown(table), self._again.why(table)
        return replace(state, proposed=proposed, again=again) if proposed or again else state

    def _board(self, history: History) -> Iterator[Room]:
        yield from self._if_new("board", board_state(history.night))
        yield from self._if_new("stage", stage_state(history.night, history.changed))

    def _changed(self, night: Night, entry: int, tables: Iterable[int]) -> Iterator[Room]:
        yield from self._if_new("night", night_state(night, entry))
        for table in tables:
            yield from self._if_new(table, self._table(night, table))

    def _finished(self, night: Night) -> Iterator[Room]:
        for table, rounds in table_rounds(night).items():
            yield from self._if_new(f"rounds of {table}", rounds)

    def _if_new(self, name: str | int, room: Room) -> Iterator[Room]:
        if self._shown.get(name) != room:
            self._shown[name] = room
            yield room


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
    """Standings cost more than all else that is shown, and most rolls leave them as they are."""
    if isinstance(fact, Rolled | BuncoUncalled | BuncoGranted):
        return fact.credit is not None or (isinstance(fact, Rolled) and fact.worth == "mini")
    return not isinstance(fact, _AT_ONE_TABLE)
