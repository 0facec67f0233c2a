"""Notes when each round began and ended, its buncos, and how many rolls were told, fact by fact."""

from __future__ import annotations

from collections import Counter, defaultdict

from msgspec import Struct
from msgspec.structs import replace

from headtable.game import Night
from headtable.messages.facts import Fact
from headtable.messages.pace import RoundOver, RoundStarted
from headtable.messages.people import NamingFact
from headtable.messages.table import BuncoGranted, BuncoUncalled, Rolled, SheetTold, TableWon
from headtable_tools.whole_night.night_data import BuncoRolled, RoundPlayed, TableRound

Key = tuple[int, int]  # set and round


class Seen(Struct):
    """What was seen of one round."""

    mark: int
    started_ms: int | None
    over_ms: int | None = None
    buncos: tuple[BuncoRolled, ...] = ()
    rolls: Counter[int] = Counter()  # by table


class RoundLog:
    """The rounds so far; a player who gets another name, or whose card is taken over, has the new name in all."""

    def __init__(self) -> None:
        self._seen: dict[Key, Seen] = {}

    def add(self, fact: Fact, night: Night, at_ms: int | None) -> None:
        """Note a fact; the night is as it was before."""
        match fact:
            case RoundStarted():
                self._seen[fact.set, fact.round] = Seen(fact.mark, at_ms, rolls=Counter())
            case RoundOver():
                self._seen[fact.set, fact.round].over_ms = at_ms
            case Rolled():
                self._roll(night, fact.table)
                if fact.worth == "bunco":
                    self._bunco(night, BuncoRolled(fact.table, fact.player, fact.credit))
            case BuncoUncalled() | BuncoGranted():
                self._roll(night, fact.table)
                if fact.credit:
                    self._bunco(night, BuncoRolled(fact.table, fact.player, fact.credit))
            case SheetTold():
                for player in fact.cards:
                    self._bunco(night, BuncoRolled(fact.table, player, player))
            case fact if isinstance(fact, NamingFact):
                self._rename(fact.player, fact.new_name)
            case _:
                pass

    def rounds(self, night: Night) -> tuple[RoundPlayed, ...]:
        """Every round that has a result."""
        results: dict[Key, list[TableRound]] = defaultdict(list)
        for (set_number, round_number, table), won in sorted(night.results.items()):
            rolls = self._seen[set_number, round_number].rolls[table]
            results[set_number, round_number].append(_table_round(won, rolls))
        return tuple(
            RoundPlayed(*key, seen.mark, tuple(results[key]), seen.buncos, seen.started_ms, seen.over_ms)
            for key, seen in sorted(self._seen.items())
            if key in results
        )

    def _now(self, night: Night) -> Seen:
        return self._seen[night.set, night.round]

    def _roll(self, night: Night, table: int) -> None:
        self._now(night).rolls[table] += 1

    def _bunco(self, night: Night, bunco: BuncoRolled) -> None:
        self._now(night).buncos += (bunco,)

    def _rename(self, player: str, to: str) -> None:
        def name(one: str) -> str:
            return to if one == player else one

        for seen in self._seen.values():
            seen.buncos = tuple(
                replace(each, player=name(each.player), card=each.card and name(each.card)) for each in seen.buncos
            )


def _table_round(won: TableWon, rolls: int) -> TableRound:
    tally = won.tally if won.team == "a" else (won.tally[1], won.tally[0])
    return TableRound(won.table, won.winners, won.losers, tally, won.how, rolls)
