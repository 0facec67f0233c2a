"""Change seats by the host's word: two people swap, or everybody is seated again."""

from __future__ import annotations

from headtable.errors import NotAllowed
from headtable.game import purposes
from headtable.game.groups import group_sizes
from headtable.game.night import Night, Table
from headtable.game.people.arrivals import table_of
from headtable.game.people.roster import here
from headtable.game.people.seating import seat_in_order
from headtable.game.table.first_roller import first_at
from headtable.messages.facts import Fact
from headtable.messages.people import SeatAgain, SeatedAgain, SeatsSwapped
from headtable.messages.refusals.people import (
    HasNoSeat,
    ListedTwice,
    NobodyMoves,
    NotHere,
    NotListed,
    SwapsAlone,
    TooFewLeft,
)
from headtable.messages.words import CHAIRS


def swap(night: Night, one: str, other: str) -> tuple[Fact, ...]:
    """Swap two people between two rounds, or while nobody has rolled at either table."""
    if one == other:
        raise NotAllowed(SwapsAlone(one))
    for player in (one, other):
        _check_may_move(night, player)
    return (SeatsSwapped(one, other),)


def _check_may_move(night: Night, player: str) -> None:
    table = table_of(night, player)
    if table is None:
        raise NotAllowed(HasNoSeat(player))
    if night.phase == "playing" and _has_begun(table):
        raise NotAllowed(NobodyMoves(table.number))


def _has_begun(table: Table) -> bool:
    return table.begun > 0 or table.shown is not None


def seat_again(night: Night, said: SeatAgain) -> tuple[Fact, ...]:
    """Seat everybody who is here again, with as few ghosts as possible."""
    people = here(night)
    if len(people) < CHAIRS:
        raise NotAllowed(TooFewLeft(len(people), CHAIRS))
    tables = seat_in_order(_order(night, said, people))
    ghosts = tuple(player for seats in tables for player in seats if player not in people)
    groups = group_sizes(len(tables), night.ruleset.group_tables)
    return SeatedAgain(tables, ghosts, groups), *first_at(night, tables, ghosts)


def _order(night: Night, said: SeatAgain, people: tuple[str, ...]) -> tuple[str, ...]:
    match said.seating:
        case "drawn":
            return night.lots.order(people, purposes.seating_again(night.seated_again + 1))
        case "listed":
            _check_all(said.players, people)
            return said.players


def _check_all(listed: tuple[str, ...], people: tuple[str, ...]) -> None:
    for player in listed:
        if player not in people:
            raise NotAllowed(NotHere(player))
        if listed.count(player) > 1:
            raise NotAllowed(ListedTwice(player))
    for player in people:
        if player not in listed:
            raise NotAllowed(NotListed(player))
