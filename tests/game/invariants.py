"""What holds in every night by any rules, checked fact by fact."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import assert_never

from headtable.game import History, Night, Ruleset, apply, decide
from headtable.game.night import new_night, pair
from headtable.game.past.entries import Past, revised
from headtable.game.people.roster import eligible
from headtable.messages.facts import Fact
from headtable.messages.inputs import Input
from headtable.messages.pace import RoundOver, RoundStarted
from headtable.messages.past import Revision
from headtable.messages.people import Walked
from headtable.messages.prizes import FinalistChosen, FinalRolled, GrandPrizeWon, PrizesGiven, PrizeWon, Qualified
from headtable.messages.table import (
    BuncoGranted,
    BuncoShown,
    BuncoUncalled,
    CalledFalsely,
    Rolled,
    SheetTold,
    TableStopped,
    TableWon,
    TurnLost,
)

Entry = tuple[int, Input, tuple[Fact, ...]]


def past_of(journal: Iterable[Entry]) -> Past:
    """What a journal says of the past."""
    past = Past()
    for entry, said, facts in journal:
        if not isinstance(said, Revision):
            past.plays[entry] = said
        elif revision := revised(facts):
            past.revise(entry, revision)
    return past


def check_journal(history: History, ruleset: Ruleset, seed: str, journal: Sequence[Entry]) -> None:
    """All that holds, at every moment of the night that stands; what was never put right is decided a second way."""
    past = past_of(journal)
    force = past.in_force()
    check = Check(new_night(ruleset, seed, rulings=force.rulings))
    for fact in history.facts():
        check.take(fact)
    check.night.seen = history.night.seen
    assert check.night == history.night
    if not (past.revisions or past.follows):
        assert decided_again(ruleset, seed, past) == history.night


def decided_again(ruleset: Ruleset, seed: str, past: Past) -> Night:
    """The night that the rules alone make of what was said."""
    night = new_night(ruleset, seed)
    for play in past.plays.values():
        for fact in decide(night, play):
            apply(night, fact)
    return night


class Check:
    """A night that is checked at every fact."""

    def __init__(self, night: Night) -> None:
        self.night = night
        self._points: Counter[tuple[int, str]] = Counter()  # of this round, by table and team
        self._buncos = 0  # that were rolled
        self._dollars = 0  # that are won
        self._even = 0  # wins, and as many losses, that there must be

    def take(self, fact: Fact) -> None:
        """Apply a fact and look at what became of it."""
        match fact:
            case RoundStarted():
                self._points.clear()
            case Rolled() | BuncoShown() | BuncoUncalled() | BuncoGranted() | CalledFalsely() | TurnLost():
                self._in_a_turn(fact)
            case SheetTold():
                self._sheet(fact)
            case TableStopped() | TableWon() | RoundOver():
                self._at_the_end(fact)
            case PrizeWon() | PrizesGiven() | Qualified() | FinalistChosen() | FinalRolled() | GrandPrizeWon():
                self._won(fact)
            case _:
                pass
        self._apply(fact)
        self._check_cards()

    def _in_a_turn(self, fact: Rolled | BuncoShown | BuncoUncalled | BuncoGranted | CalledFalsely | TurnLost) -> None:
        table = self.night.table(fact.table)
        match fact:
            case Rolled():
                self._count(fact)
            case BuncoShown():
                self._buncos += 1
            case BuncoUncalled():
                self._add(fact.table, table.roller, fact.points or 0)
            case BuncoGranted():
                self._add(fact.table, fact.tally[1] > table.tally[1], fact.points)
            case CalledFalsely() | TurnLost():
                self._add(fact.table, table.roller, -(fact.lost or 0))
            case _:
                assert_never(fact)

    def _sheet(self, fact: SheetTold) -> None:
        assert self._tally(fact.table) == (0, 0)
        assert len(fact.cards) <= sum(one.buncos for one in fact.buncos)
        self._add(fact.table, 0, fact.tally[0])
        self._add(fact.table, 1, fact.tally[1])
        self._buncos += sum(one.buncos for one in fact.buncos)

    def _at_the_end(self, fact: TableStopped | TableWon | RoundOver) -> None:
        match fact:
            case TableStopped():
                assert fact.tally == self._tally(fact.table)
            case TableWon():
                seats = self.night.table(fact.table).seats
                assert sorted((*fact.winners, *fact.losers)) == sorted(seats)
                assert fact.team == self.night.rulings.get((self.night.set, self.night.round, fact.table), fact.team)
                assert {fact.winners, fact.losers} == {seats[::2], seats[1::2]}
                assert fact.tally == self._tally(fact.table)
            case RoundOver():
                self._even += 2 * len(self.night.tables)
                assert all(table.won and not table.shown for table in self.night.tables)
            case _:
                assert_never(fact)

    def _won(self, fact: PrizeWon | PrizesGiven | Qualified | FinalistChosen | FinalRolled | GrandPrizeWon) -> None:
        match fact:
            case PrizeWon():
                self._dollars += fact.dollars or 0
            case PrizesGiven(pot):
                assert pot in (None, self._dollars)
            case Qualified() | FinalistChosen() | FinalRolled() | GrandPrizeWon():
                assert fact.player in eligible(self.night)
            case _:
                assert_never(fact)

    def _tally(self, table: int) -> tuple[int, int]:
        return self._points[table, "a"], self._points[table, "b"]

    def _count(self, fact: Rolled) -> None:
        table = self.night.table(fact.table)
        assert fact.player == table.player
        self._add(fact.table, table.roller, fact.points)
        self._buncos += fact.worth == "bunco" and (table.shown is None or fact.faces is None)

    def _add(self, table: int, seat: int, points: int) -> None:
        self._points[table, "b" if seat % 2 else "a"] += points

    def _apply(self, fact: Fact) -> None:
        before = set(partners(self.night))
        apply(self.night, fact)
        seated = [player for table in self.night.tables for player in table.seats]
        assert len(set(seated)) == len(seated)
        assert set(seated) <= set(self.night.cards)
        if isinstance(fact, Walked) and parts_everybody(self.night.ruleset):
            assert not before & set(partners(self.night))

    def _check_cards(self) -> None:
        cards = self.night.cards.values()
        assert sum(card.wins for card in cards) == sum(card.losses for card in cards) == self._even
        assert sum(card.buncos for card in cards) <= self._buncos


def partners(night: Night) -> Iterator[tuple[str, str]]:
    """Everybody with who sits opposite."""
    for table in night.tables:
        yield pair(table.seats[0], table.seats[2])
        yield pair(table.seats[1], table.seats[3])


def parts_everybody(ruleset: Ruleset) -> bool:
    """Whether the rules forbid to play with the same partner twice in a row."""
    return ruleset.split == "always" and ruleset.ladder != "seat_shift"
