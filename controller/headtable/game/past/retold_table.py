"""What a table did when it was played, told again in the night as it is now."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from headtable.game.night import Night, Table
from headtable.game.past.name_map import NameMap
from headtable.game.past.played_entry import has
from headtable.game.table.finish import passed, won
from headtable.game.table.missed_bunco import uncalled
from headtable.messages.facts import Fact
from headtable.messages.pace import RoundCalled
from headtable.messages.past import Contradiction, LevelNow, NoTie, OtherBell
from headtable.messages.table import (
    BuncoUncalled,
    DicePassed,
    FirstRollerChosen,
    TableStopped,
    TableTied,
    TableWon,
)
from headtable.messages.words import Team

AtATableFact = DicePassed | TableStopped | TableTied | TableWon | BuncoUncalled | RoundCalled | FirstRollerChosen
AtATable = tuple[int, int, int]  # set, round and table


class RetoldTable:
    """The tables of the night as it was played, beside those of the night as it is now."""

    def __init__(self, names: NameMap, turns: AtATable | None, contradictions: list[Contradiction]) -> None:
        self._names = names
        self._night: Night = names.night
        self._turns = turns  # where the dice go round by the rules again
        self._contradictions = contradictions

    def follows(self, table: int) -> bool:
        """Whether the dice of this table go round by the rules again."""
        return self._turns == (self._night.set, self._night.round, table)

    def played(self, table: int) -> Table:
        """The table as it was played."""
        return self._names.played.tables[table - 1]

    def again(self, fact: AtATableFact, decided: tuple[Fact, ...]) -> Iterator[Fact]:
        """What stands of a fact; ``decided`` is what the roll amounts to now."""
        match fact:
            case DicePassed():
                yield from self._lost(fact.table)
                if not self.follows(fact.table):
                    yield passed(self._night.tables[fact.table - 1])
            case TableStopped():
                yield from self._lost(fact.table)
                yield TableStopped(fact.table, self._night.tables[fact.table - 1].tally)
            case TableTied():
                yield from self._tied(fact)
            case TableWon():
                yield self._won(fact, decided)
            case BuncoUncalled():
                yield from self._uncalled(fact.table)
            case RoundCalled():
                yield self._called(fact, decided)
            case FirstRollerChosen():
                yield from self._first_roller(self._names.in_chairs(fact))

    def _first_roller(self, fact: FirstRollerChosen) -> Iterator[Fact]:
        """Where others sit at the table, because people walk otherwise to a round, it chooses again."""
        if fact.player in self._night.tables[fact.table - 1].seats:
            yield fact

    def _lost(self, table: int) -> Iterator[Fact]:
        """Nobody called the bunco that lies there now: people saw none, and went on."""
        lies = self._night.tables[table - 1]
        if lies.shown and not self.played(table).shown:
            yield uncalled(self._night, lies)

    def _uncalled(self, table: int) -> Iterator[Fact]:
        lies = self._night.tables[table - 1]
        if lies.shown:
            yield uncalled(self._night, lies)

    def _called(self, fact: RoundCalled, decided: tuple[Fact, ...]) -> RoundCalled:
        """The bell rang when it was played, whether or not it would ring now."""
        if decided and not has(decided, RoundCalled) and fact.cause in ("bunco", "score"):
            self._contradictions.append(OtherBell(self._night.set, self._night.round, fact.table or 1, bell="rang"))
        return self._names.in_chairs(fact)

    def _tied(self, fact: TableTied) -> Iterator[Fact]:
        tally = self._night.tables[fact.table - 1].tally
        if tally[0] != tally[1]:
            self._contradictions.append(NoTie(self._night.set, self._night.round, fact.table, tally))
        yield replace(self._names.in_chairs(fact), tally=min(tally) if tally[0] == tally[1] else fact.tally)

    def _won(self, fact: TableWon, decided: tuple[Fact, ...]) -> TableWon:
        """The winner by the points of now; where those decide nothing, the winner as it was played."""
        night, table = self._night, self._night.tables[fact.table - 1]
        for one in decided:
            if isinstance(one, TableWon) and one.table == fact.table:
                return won(night, table, one.team, one.how, table.tally)
        a, b = table.tally
        if fact.how in ("roll-off", "draw", "mark") or self._ended_by_the_mark(fact):
            return won(night, table, fact.team, fact.how, table.tally)
        if a != b:
            team: Team = "a" if a > b else "b"
            return won(night, table, team, "points", table.tally)
        stands = won(night, table, fact.team, "played", table.tally)
        if stands.how == "played":
            self._contradictions.append(LevelNow(night.set, night.round, fact.table, stands.winners, a))
        return stands

    def _ended_by_the_mark(self, fact: TableWon) -> bool:
        """Whether a sudden death was won when it was played."""
        return bool(self._night.rules.tie.wins) and fact.how == "points" and self.played(fact.table).tied
