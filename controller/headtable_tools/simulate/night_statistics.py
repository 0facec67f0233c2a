"""Count what happens in one simulated night, from its facts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

from headtable.game import Night
from headtable.game.people.roster import eligible
from headtable.messages.facts import Fact
from headtable.messages.pace import BreakStarted, RoundCalled, RoundOver, RoundStarted
from headtable.messages.table import Rolled, RolledOff, TableTied, TableWon
from headtable.messages.words import HEAD_TABLE, Signal, Team, Worth


class HeadRound(Struct, frozen=True):
    """A round at the head table up to the bell; ``first_team_rang`` tells whose points or bunco rang it."""

    rolls: int
    by_bunco: bool
    first_team_rang: bool


class Played(Struct, frozen=True):
    """One night; in one step every table that plays rolls once."""

    steps: int
    rounds: int
    worths: dict[Worth, int]
    points: int
    turns: int
    head_rounds: tuple[HeadRound, ...]
    table_rounds: int
    ties: int
    roll_offs: int
    blasts: dict[Signal, int]
    wins: tuple[int, ...]
    buncos: tuple[int, ...]
    break_minutes: int = 0  # of breaks whose length the rules tell
    move_s: int = 0  # of each walk, where a clock times it


class NightStatistics:
    """Keeps count while the night is played."""

    def __init__(self, night: Night) -> None:
        self._night = night
        self._worths: Counter[Worth] = Counter()
        self._points = 0
        self._turns = 0
        self._told: Counter[type[Fact]] = Counter()
        self._blasts: Counter[Signal] = Counter()
        self._first: Team = "a"
        self._rolls_at_head = 0
        self._head_rounds: list[HeadRound] = []
        self._break_minutes = 0

    def add(self, facts: Iterable[Fact]) -> None:
        """Record the facts that followed from one input."""
        for fact in facts:
            match fact:
                case Rolled():
                    self._rolled(fact)
                case RoundStarted():
                    self._round_started()
                case RoundCalled():
                    self._round_called(fact)
                case BreakStarted(minutes=int(minutes)):
                    self._break_minutes += minutes
                case RolledOff() | TableTied() | TableWon() | RoundOver():
                    self._told[type(fact)] += 1
                case _:
                    pass

    def _rolled(self, fact: Rolled) -> None:
        self._worths[fact.worth] += 1
        self._points += fact.points
        self._turns += fact.worth in self._night.rules.turn_ends  # a turn that was cut off by the bell does not count
        if fact.table == HEAD_TABLE:
            self._rolls_at_head += 1

    def _round_started(self) -> None:
        self._first = "b" if self._night.tables[0].roller % 2 else "a"
        self._rolls_at_head = 0
        self._blasts.update(self._night.ruleset.signals.start)

    def _round_called(self, bell: RoundCalled) -> None:
        self._head_rounds.append(HeadRound(self._rolls_at_head, bell.cause == "bunco", bell.team == self._first))
        self._blasts.update(self._night.ruleset.signals.end)

    def result(self, steps: int) -> Played:
        """The whole night, when it is over."""
        cards = [self._night.cards[player] for player in eligible(self._night)]
        return Played(
            steps=steps,
            rounds=self._told[RoundOver],
            worths=dict(self._worths),
            points=self._points,
            turns=self._turns,
            head_rounds=tuple(self._head_rounds),
            table_rounds=self._told[TableWon],
            ties=self._told[TableTied],
            roll_offs=self._told[RolledOff],
            blasts=dict(self._blasts),
            wins=tuple(card.wins for card in cards),
            buncos=tuple(card.buncos for card in cards),
            break_minutes=self._break_minutes,
            move_s=self._night.ruleset.time.move_s,
        )
