"""Seat people: in an order, by lot, by starred score sheets, or in teams."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Literal

from headtable.errors import NotAllowed
from headtable.game import purposes
from headtable.game.draws import Lots
from headtable.game.groups import firsts, group_sizes
from headtable.game.people.roster import check_names, ghosts
from headtable.game.people.teams import seat_in_teams
from headtable.game.ruleset import Ruleset
from headtable.messages.people import OpenNight
from headtable.messages.refusals.people import (
    NamedTwice,
    NoHostess,
    NoStars,
    NotAmongPlayers,
    TeamsNeedDraw,
    TooManyStars,
)
from headtable.messages.words import CHAIRS, Seats

Way = Literal["drawn", "listed", "stars", "three-dice"]


def seats(opening: OpenNight, ruleset: Ruleset, lots: Lots) -> tuple[Seats, ...]:
    """Tables of four, chairs 1 to 4, in the way that the host chose."""
    check_opening(opening, ruleset)
    if way_of(opening, ruleset) == "listed":
        return seat_in_order(opening.players)
    if way_of(opening, ruleset) == "stars":
        starred = stars(opening, ruleset, lots)
        return seat_in_order(_stars_first(lots.order(opening.players, purposes.SEATING), starred, ruleset))
    order = lots.order(opening.players, purposes.SEATING)
    return tables_of(seat_in_teams(order, opening.teams)) if opening.teams else seat_in_order(order)


def way_of(opening: OpenNight, ruleset: Ruleset) -> Way:
    """The way of seating; the rules decide if the host leaves it to them."""
    return ruleset.seating.way if opening.seating == "usual" else opening.seating


def check_opening(opening: OpenNight, ruleset: Ruleset) -> None:
    """Raise NotAllowed if these people cannot be seated so, or if part of the input would go unused."""
    check_names(opening.players)
    if opening.hostess:
        check_names((opening.hostess,))
        _check_hostess(opening.hostess, ruleset)
    _check_way(opening, way_of(opening, ruleset))
    _check_named(opening)


def _check_way(opening: OpenNight, way: Way) -> None:
    if opening.teams and way != "drawn":
        raise NotAllowed(TeamsNeedDraw())
    if opening.starred and way != "stars":
        raise NotAllowed(NoStars(opening.starred, way))


def _check_named(opening: OpenNight) -> None:
    """Check that stars and teams go to players, and that nobody is named twice."""
    named = (*opening.starred, *(player for team in opening.teams for player in team))
    for player in named:
        if player not in opening.players:
            raise NotAllowed(NotAmongPlayers(player))
        if named.count(player) > 1:
            raise NotAllowed(NamedTwice(player))


def _check_hostess(hostess: str, ruleset: Ruleset) -> None:
    if not has_hostess(ruleset):
        raise NotAllowed(NoHostess(hostess))


def has_hostess(ruleset: Ruleset) -> bool:
    """Whether a hostess who does not play has a part in these rules."""
    return ruleset.traveler is not None and "hostess" in (ruleset.traveler.starts, ruleset.traveler.no_bunco)


def seat_in_order(people: Sequence[str]) -> tuple[Seats, ...]:
    """Seat everybody in this order from the head table on; ghosts take the chairs left over, one a table."""
    tables = tables_for(people)
    haunted = ghost_chairs(tables, CHAIRS * tables - len(people))
    spirits, others = iter(ghosts(len(haunted), people)), iter(people)
    return tables_of(next(spirits) if chair in haunted else next(others) for chair in range(CHAIRS * tables))


def tables_of(chairs: Iterable[str]) -> tuple[Seats, ...]:
    """Split the people into tables of four."""
    row = iter(chairs)
    return tuple(zip(row, row, row, row, strict=True))


def tables_for(people: Sequence[str]) -> int:
    """The number of tables that seats everybody."""
    return -(-len(people) // CHAIRS)


def ghost_chairs(tables: int, many: int) -> frozenset[int]:
    """The chairs of the ghosts, counted from 0: the last chair of the last tables, far apart.

    A second ghost at a table sits beside the first, so they are not partners. Where everybody moves on chair by
    chair, they never become partners.
    """
    return frozenset(CHAIRS * (tables - number % tables) - 1 - number // tables for number in range(many))


def people_at_tables(people: Sequence[str]) -> tuple[int, ...]:
    """The number of chairs for people at each table."""
    tables = tables_for(people)
    haunted = ghost_chairs(tables, CHAIRS * tables - len(people))
    return tuple(CHAIRS - sum(chair // CHAIRS == table for chair in haunted) for table in range(tables))


# --- starred score sheets -----------------------------------------------------------------------


def stars(opening: OpenNight, ruleset: Ruleset, lots: Lots) -> tuple[str, ...]:
    """The players who begin at the head table, or at the first table of each group.

    These are the starred players and those whom a lot adds to them.
    """
    free = sum(_star_chairs(opening.players, ruleset).values())
    given = opening.starred
    if len(given) > free:
        raise NotAllowed(TooManyStars(len(given), free))
    if len(given) == free:
        return given
    if ruleset.seating.stars_short == "draw_again":
        given = ()
    rest = tuple(player for player in opening.players if player not in given)
    return (*given, *lots.order(rest, purposes.STARS)[: free - len(given)])


def _star_chairs(players: Sequence[str], ruleset: Ruleset) -> dict[int, int]:
    """The first table of each group, with the people who sit there."""
    at = people_at_tables(players)
    return {table: at[table - 1] for table in firsts(group_sizes(len(at), ruleset.group_tables))}


def _stars_first(order: Sequence[str], starred: Sequence[str], ruleset: Ruleset) -> tuple[str, ...]:
    """The same order, with the starred at the first tables."""
    first_tables = _star_chairs(order, ruleset)
    with_star = iter([player for player in order if player in starred])
    others = iter([player for player in order if player not in starred])
    return tuple(_row(with_star, others, frozenset(first_tables), people_at_tables(order)))


def _row(
    with_star: Iterator[str], others: Iterator[str], first: frozenset[int], at: tuple[int, ...]
) -> Iterator[str]:
    for table, people in enumerate(at, 1):
        yield from islice(with_star if table in first else others, people)
