"""What a fact about a round or a set changes for the whole room."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from headtable.game.night import Night, is_empty, pair, turns_due
from headtable.messages import PaceFact, RoundCalled, RoundOver, RoundStarted, SetOver


def apply(night: Night, fact: PaceFact) -> None:
    """Make the fact true for the room."""
    match fact:
        case RoundCalled():
            _round_called(night, fact)
        case RoundOver():
            _round_over(night)
        case RoundStarted():
            _round_started(night)
        case SetOver():
            night.cards_after.append({player: replace(card) for player, card in night.cards.items()})
        case _:
            assert_never(fact)


def _round_started(night: Night) -> None:
    night.phase, night.walks = "playing", ()
    for table in night.tables:
        table.open = not is_empty(night, table)


def _round_called(night: Night, fact: RoundCalled) -> None:
    night.phase, night.called = "called", fact
    for table in night.tables:
        table.due = turns_due(night, table, table.begun)


def _round_over(night: Night) -> None:
    """Everybody marks a win or a loss, and has played with their partner."""
    night.rounds_played += 1
    for table in night.tables:
        if table.won is None:
            continue
        for one, other in (table.won.winners, table.won.losers):
            night.partnered[pair(one, other)] = night.rounds_played
        for player in table.won.winners:
            night.cards[player].wins += 1
        for player in table.won.losers:
            night.cards[player].losses += 1
