"""The data of a whole night, as ``headtable night export`` writes it and the reports read it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from headtable.messages.new_night import AboutNight
from headtable.messages.prizes import Standing
from headtable.messages.rooms import Phase, PrizeLine
from headtable.messages.words import Face, Name, RoundNumber, SetNumber, TableNumber, Tally, WonHow, Worth

DAY = len("2026-11-23")
FORMAT: Literal[1] = 1
"""Raised when a field changes its meaning or goes away. A new field does not raise it."""

Moment = Annotated[int | None, Meta(description="by the wall clock, in ms since 1970; null if it is not known")]
Points = Annotated[int, Meta(description="a wipe-out or a penalty takes points away")]


class Part(Struct, frozen=True):
    """One part of the night's data."""


class TurnRoll(Part, frozen=True):
    """One roll of a turn."""

    worth: Worth
    points: Points
    faces: Annotated[tuple[Face, ...] | None, Meta(description="null if only its worth was told")] = None
    called: Annotated[bool, Meta(description="false for a bunco that nobody called in time")] = True


class Turn(Part, frozen=True):
    """One player's turn at a table, as far as its rolls were told."""

    set: SetNumber
    round: RoundNumber
    table: TableNumber
    player: Name
    rolls: tuple[TurnRoll, ...] = ()
    points: Annotated[int, Meta(description="of its rolls, with penalties and a granted bunco")] = 0
    ended: Annotated[bool, Meta(description="whether its own roll ended it, and not the bell or a penalty")] = False
    tie: Annotated[bool, Meta(description="whether it was played to break a tie")] = False


class BuncoRolled(Part, frozen=True):
    """A bunco that counted."""

    table: TableNumber
    player: Name
    card: Annotated[Name | None, Meta(description="whose card it is on; null if it is on none")]


class TableRound(Part, frozen=True):
    """How one table's round ended, after all corrections."""

    table: TableNumber
    winners: tuple[Name, Name]
    losers: tuple[Name, Name]
    tally: Annotated[tuple[Tally, Tally], Meta(description="the winners' first")]
    how: WonHow
    rolls: Annotated[int, Meta(description="how many were told; 0 for a table that played on paper")]


class RoundPlayed(Part, frozen=True):
    """One round of the night."""

    set: SetNumber
    round: RoundNumber
    mark: Face
    tables: tuple[TableRound, ...]
    buncos: tuple[BuncoRolled, ...]
    started_ms: Moment = None
    over_ms: Moment = None


class Luck(Part, frozen=True):
    """The dice of a player against the average that the rules give. Turns that break a tie are left out."""

    points: Annotated[int, Meta(description="the worth of the dice; here an uncalled bunco counts as well")]
    expected: Annotated[float, Meta(description="the points of as many turns on average")]
    luck: Annotated[float, Meta(description="the difference of the two")]
    spread: Annotated[float, Meta(description="the standard deviation of that difference with fair dice")]


class PlayerNight(Part, frozen=True):
    """One player's score card, and what the rolls add to it."""

    player: Name
    wins: int
    losses: int
    buncos: int
    minis: Annotated[int | None, Meta(description="null if the rules keep none")]
    points: Annotated[int, Meta(description="of all turns that were told")]
    turns: int
    rolls: int
    rounds: Annotated[int, Meta(description="rounds at a table, by the results")]
    untold_rounds: Annotated[int, Meta(description="those of them of which no roll was told")]
    luck: Annotated[Luck | None, Meta(description="null if no roll was told")] = None
    cents: Annotated[int | None, Meta(description="of all prizes; null if there is no pot")] = None


class TableDice(Part, frozen=True):
    """How often each face came up at a table, from 1 on."""

    table: TableNumber
    faces: tuple[int, ...]


class WholeNight(Part, frozen=True):
    """Everything about a night that the scoreboard has shown, and what follows from it."""

    format: Literal[1]
    id: Annotated[str, Meta(description="of the journal; a copy has the same")]
    opened: Annotated[str, Meta(description="date and time")]
    ruleset: str
    title: Annotated[str, Meta(description="what the ruleset calls the evening")]
    about: Annotated[AboutNight, Meta(description="what the host calls the night, with its day and place")]
    bunco_word: str
    phase: Phase
    tables: int
    semi_final: Annotated[int, Meta(description="the number of the set that is the semi-final; 0 without one")]
    players: tuple[PlayerNight, ...]
    standings: tuple[Standing, ...]
    rounds: tuple[RoundPlayed, ...]
    prizes: tuple[PrizeLine, ...]
    currency: Annotated[str, Meta(description="of all amounts, by ISO 4217")]
    grand_prize: Annotated[Name | None, Meta(description="who won the final")]
    hostess: Name | None
    turns: tuple[Turn, ...]
    dice: Annotated[tuple[TableDice, ...], Meta(description="tables whose single faces are known")]

    @property
    def name(self) -> str:
        """The host's title for the night, or else that of its rules."""
        return self.about.title or self.title

    @property
    def day(self) -> str:
        """The day that the host has told, or the one of the opening."""
        return self.about.day or self.opened[:DAY]
