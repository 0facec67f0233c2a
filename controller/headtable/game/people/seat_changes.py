"""Change seats by the host's word: two people swap, or everybody is seated again."""

from __future__ import annotations

from headtable.errors import NotAllowed
from headtable.game.groups import group_sizes
from headtable.game.night import BETWEEN_ROUNDS, Night, Table
from headtable.game.people.arrivals import table_of
from headtable.game.people.roster import here
from headtable.game.people.seating import seat_in_order
from headtable.game.table.first_roller import first_at
from headtable.messages.facts import Fact
from headtable.messages.people import SeatAgain, SeatedAgain, SeatsSwapped, SwapSeats
from headtable.messages.words import CHAIRS


def swap(night: Night, said: SwapSeats) -> tuple[Fact, ...]:
    """Between two rounds, or as long as nobody has rolled at either table."""
    if said.one == said.other:
        raise NotAllowed(f"{said.one!r} cannot swap seats alone")
    for player in (said.one, said.other):
        _check_may_move(night, player)
    return (SeatsSwapped(said.one, said.other),)


def _check_may_move(night: Night, player: str) -> None:
    table = table_of(night, player)
    if table is None:
        raise NotAllowed(f"{player!r} has no seat")
    if night.phase not in BETWEEN_ROUNDS and (night.phase != "playing" or _has_begun(table)):
        raise NotAllowed(f"table {table.number}: nobody moves once it has started to roll")


def _has_begun(table: Table) -> bool:
    return table.begun > 0 or table.shown is not None


def seat_again(night: Night, said: SeatAgain) -> tuple[Fact, ...]:
    """Everybody who is here has a chair, and as few ghosts as can be."""
    if night.phase not in BETWEEN_ROUNDS:
        raise NotAllowed("everybody is seated again only between two rounds")
    people = here(night)
    if len(people) < CHAIRS:
        raise NotAllowed(f"only {len(people)} are left: a table needs {CHAIRS}")
    tables = seat_in_order(_order(night, said, people))
    ghosts = tuple(player for seats in tables for player in seats if player not in people)
    groups = group_sizes(len(tables), night.ruleset.group_tables)
    return SeatedAgain(tables, ghosts, groups), *first_at(night, tables, ghosts)


def _order(night: Night, said: SeatAgain, people: tuple[str, ...]) -> tuple[str, ...]:
    match said.seating:
        case "drawn":
            return night.lots.order(people, f"seating again, no. {night.seated_again + 1}")
        case "listed":
            _check_all(said.players, people)
            return said.players


def _check_all(listed: tuple[str, ...], people: tuple[str, ...]) -> None:
    for player in listed:
        if player not in people:
            raise NotAllowed(f"{player!r} is not here")
        if listed.count(player) > 1:
            raise NotAllowed(f"{player!r} is listed twice")
    for player in people:
        if player not in listed:
            raise NotAllowed(f"{player!r} is not listed: list everybody who is here")
