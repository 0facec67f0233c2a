"""What is announced to the room and remembered there: if the past is put right, none of it may silently differ."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, assert_never

from headtable.game.night import Night
from headtable.messages import (
    BuncoShown,
    BuncoUncalled,
    CalledFalsely,
    Changed,
    Corrected,
    DicePassed,
    Fact,
    FirstRollerChosen,
    Inserted,
    NightOpened,
    NightOver,
    Overruled,
    Rolled,
    RolledOff,
    RoundCalled,
    RoundOver,
    RoundStarted,
    SetOver,
    Standing,
    TableStopped,
    TableTied,
    TableWon,
    Undone,
    Voided,
    Walked,
)


class Announcement(NamedTuple):
    """What it is about, by a name that it keeps in any course of the night, and what is said of it."""

    what: str
    words: str


def announced(night: Night, fact: Fact) -> Iterator[Announcement]:
    """What a fact announces, in the night as it is after it."""
    match fact:
        case Rolled() | DicePassed():  # most facts are one of these
            pass
        case TableWon():
            yield Announcement(f"{_round(night)}, table {fact.table}", _won(fact))
        case NightOpened() | Walked():
            yield from seats(night)
        case NightOver():
            yield from map(_place, fact.standings)
        case FirstRollerChosen() | BuncoShown() | BuncoUncalled() | CalledFalsely():
            pass
        case TableStopped() | TableTied() | RolledOff():
            pass
        case RoundStarted() | RoundCalled() | RoundOver() | SetOver():
            pass
        case Undone() | Corrected() | Inserted() | Overruled() | Voided() | Changed():
            pass
        case _:
            assert_never(fact)


def seats(night: Night) -> Iterator[Announcement]:
    """Who sits at each table in this round."""
    for table in night.tables:
        yield Announcement(f"{_round(night)}, seats of table {table.number}", ", ".join(table.seats))


def _round(night: Night) -> str:
    return f"set {night.set}, round {night.round}"


def _won(won: TableWon) -> str:
    tally = sorted(won.tally, reverse=True)
    by = {"points": "with", "roll-off": "by roll-off after", "host": "by the host's word after"}[won.how]
    return f"{' and '.join(won.winners)} won {by} {tally[0]} to {tally[1]}"


def _place(line: Standing) -> Announcement:
    card = f"won {line.wins}, lost {line.losses}, buncos {line.buncos}"
    return Announcement(f"standings: {line.player}", f"place {line.place}, {card}")
