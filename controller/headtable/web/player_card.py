"""One player's finished rounds of tonight, found among the rounds of all tables."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from headtable.messages.rooms import (
    RoundResult,
    TableRounds,
)
from headtable.messages.words import Name, RoundNumber, SetNumber, TableNumber, Tally, WonHow


class PlayedRound(Struct, frozen=True):
    """One round of a player. The points of the player's own team come first."""

    set: SetNumber
    round: RoundNumber
    table: TableNumber
    partner: Name
    opponents: tuple[Name, Name]
    points: tuple[Tally, Tally]
    how: WonHow
    won: bool


class PlayerCard(Struct, frozen=True):
    """Every finished round of one player, the first of them first."""

    player: Name
    rounds: tuple[PlayedRound, ...]


def card_of_player(player: Name, tables: Iterable[TableRounds]) -> PlayerCard:
    """The rounds that the player has won or lost; none for a name that nobody has."""
    rounds = [
        _round_of(player, finished.table, result)
        for finished in tables
        for result in finished.results
        if player in (*result.winners, *result.losers)
    ]
    return PlayerCard(player, tuple(sorted(rounds, key=lambda one: (one.set, one.round))))


def _round_of(player: Name, table: TableNumber, result: RoundResult) -> PlayedRound:
    won = player in result.winners
    own, opponents = (result.winners, result.losers) if won else (result.losers, result.winners)
    partner = own[1] if own[0] == player else own[0]
    points = result.points if won else result.points[::-1]
    return PlayedRound(result.set, result.round, table, partner, opponents, points, result.how, won)
