"""What a fact about who is there and who sits where changes."""

from __future__ import annotations

from typing import assert_never

from headtable.game.apply.pace import begin_set, to_round
from headtable.game.night import Card, Night, Table
from headtable.messages import NightOpened, PeopleFact, Seats, Walked


def apply(night: Night, fact: PeopleFact) -> None:
    """Make the fact true of the people."""
    match fact:
        case Walked():
            _walked(night, fact)
        case NightOpened():
            _night_opened(night, fact)
        case _:
            assert_never(fact)


def _night_opened(night: Night, fact: NightOpened) -> None:
    night.tables = [Table(number, seats) for number, seats in enumerate(fact.seats, 1)]
    night.cards = {player: Card() for seats in fact.seats for player in seats}
    night.ghosts, night.groups = frozenset(fact.ghosts), fact.groups
    night.phase = "ready"
    begin_set(night, 1)


def _walked(night: Night, fact: Walked) -> None:
    chairs = {(walk.table, walk.seat): walk.player for walk in fact.walks}
    night.tables = [Table(table.number, _seats(chairs, table.number), before=table.won) for table in night.tables]
    night.walks = fact.walks
    night.phase, night.called = "ready", None
    if night.round >= night.rounds:
        begin_set(night, night.set + 1)
    else:
        to_round(night, night.set, night.round + 1)


def _seats(chairs: dict[tuple[int, int], str], table: int) -> Seats:
    return chairs[table, 1], chairs[table, 2], chairs[table, 3], chairs[table, 4]
