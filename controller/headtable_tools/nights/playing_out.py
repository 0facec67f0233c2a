"""Plays a round to its end with given winners, one press after the other, as players would."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from headtable.messages.pace import StartRound
from headtable.messages.plays import Play
from headtable.messages.prizes import PersonRoll
from headtable.messages.rooms import (
    NightState,
    TableState,
)
from headtable.messages.table import Call, Claim, FinalScore, RollForFirst, RollOff
from headtable.messages.words import HEAD_TABLE, Team
from headtable_tools.nights.steps import PlayedOut, RoundsPlayed


def wanted_winners(step: PlayedOut | RoundsPlayed, tables: Sequence[TableState]) -> dict[int, Team]:
    """Which team is to win at each table; a table at which nobody is named is missing."""
    if isinstance(step, RoundsPlayed):
        return {table.table: step.team for table in tables}
    named: dict[int, Team] = {
        table.table: "b" if table.seats.index(player) % 2 else "a"
        for table in tables
        for player in reversed(step.players)
        if player in table.seats
    }
    if step.rounds > 1:
        return {table.table: named.get(table.table, "a") for table in tables}
    return named


def next_play(night: NightState, tables: Sequence[TableState], winners: Mapping[int, Team]) -> Play | None:
    """The next input; None if the night is closed or over."""
    if night.phase in ("ready", "break"):
        return StartRound()
    # The other tables get ahead before the head table ends the round.
    plays = (_at(table, winners[table.table], night.phase == "called") for table in reversed(tables))
    return next((play for play in plays if play), None)


def _at(table: TableState, winner: Team, called: bool) -> Play | None:  # noqa: FBT001  a fact about the night
    if table.phase in ("done", "waits-for-sheet"):
        sheet = FinalScore(table.table, (1, 0) if winner == "a" else (0, 1))
        return sheet if table.phase == "waits-for-sheet" else None
    if table.first_roll:
        return RollForFirst(table.table, _rolls_down(table.first_roll.to_roll))
    if table.phase == "waits-for-call":
        return Call(table.table) if _rolls(table, winner) else Claim(table.table, "miss")
    if table.phase == "roll-off":
        return RollOff(table.table, 6, 1) if winner == "a" else RollOff(table.table, 1, 6)
    if _leads(table, winner) and (called or table.table != HEAD_TABLE):
        return Claim(table.table, "miss") if called else None
    return Claim(table.table, "mini" if _rolls(table, winner) else "miss")


def _rolls_down(players: Sequence[str]) -> tuple[PersonRoll, ...]:
    """One die each, the first the highest."""
    return tuple(PersonRoll(player, (6 - place,)) for place, player in enumerate(players))


def _leads(table: TableState, winner: Team) -> bool:
    a, b = table.tally
    return a > b if winner == "a" else b > a


def _rolls(table: TableState, winner: Team) -> bool:
    return table.roller in (table.seats[::2] if winner == "a" else table.seats[1::2])
