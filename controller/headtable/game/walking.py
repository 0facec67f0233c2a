"""The walk between two rounds: pairs go where the ladder says, and part when they get there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from headtable.game.ladder import Ladder, Outcome, Shift
from headtable.game.night import Night, Table, pair
from headtable.messages import Team, Walk, WalkWhy


class Place(NamedTuple):
    """A player, the chair of the finished round, and how it went."""

    player: str
    table: int
    seat: int
    outcome: Outcome


Two = tuple[Place, Place]


def walk(night: Night) -> tuple[Walk, ...]:
    """Everybody's way to the next round, in the order in which they sat."""
    if night.rules.shift:
        return tuple(_shifted(night, night.rules.shift))
    assert night.rules.ladder is not None  # noqa: S101 - a ruleset has one of the two
    return _along(night, night.rules.ladder)


def _shifted(night: Night, shift: Shift) -> Iterator[Walk]:
    for table in night.tables:
        for seat, player in enumerate(table.seats, 1):
            yield Walk(player, table.number, seat, *shift(table.number, seat, len(night.tables)), "everyone-moves-on")


def _along(night: Night, ladder: Ladder) -> tuple[Walk, ...]:
    arriving: dict[int, list[Two]] = {table.number: [] for table in night.tables}
    for table in night.tables:
        for two in _pairs(table):
            arriving[ladder(table.number, two[0].outcome, len(night.tables))].append(two)
    walks = [way for number, pairs in arriving.items() for way in _seat(night, number, *pairs)]
    return tuple(sorted(walks, key=lambda way: (way.from_table, way.from_seat)))


def _pairs(table: Table) -> tuple[Two, Two]:
    """Both pairs of a table, each in the order of their chairs."""
    winner = table.won.team if table.won else None
    return _two(table, "a", winner), _two(table, "b", winner)


def _two(table: Table, team: Team, winner: Team | None) -> Two:
    first = 0 if team == "a" else 1
    outcome: Outcome = "won" if team == winner else "lost"
    return (
        Place(table.seats[first], table.number, first + 1, outcome),
        Place(table.seats[first + 2], table.number, first + 3, outcome),
    )


def _seat(night: Night, table: int, one: Two, other: Two) -> list[Walk]:
    """Part two pairs at a table: a pair that stayed comes first, and keeps one of its chairs."""
    stayers, comers = (other, one) if _stays(other, table) and not _stays(one, table) else (one, other)
    if not _part(night, table, stayers):
        return _kept(table, stayers, comers)
    keeper, mover = stayers
    keepers_partner, movers_partner = _parted(night, table, stayers, comers)
    keepers_seat = keeper.seat if keeper.table == table else 1
    movers_seat = _movers_seat(keepers_seat, movers_partner, table)
    chairs = {
        keeper: keepers_seat,
        keepers_partner: _opposite(keepers_seat),
        mover: movers_seat,
        movers_partner: _opposite(movers_seat),
    }
    return [_way(place, table, seat) for place, seat in chairs.items()]


def _part(night: Night, table: int, stayers: Two) -> bool:
    """Whether two pairs that meet at a table are split."""
    match night.ruleset.split:
        case "always":
            return True
        case "stayers_only":
            return _stays(stayers, table)
        case "never":
            return False


def _kept(table: int, stayers: Two, comers: Two) -> list[Walk]:
    """Both pairs remain partners: those who stay keep their chairs, the others take what is free."""
    first = stayers[0].seat if _stays(stayers, table) else 1
    chairs = (first, _opposite(first), _clockwise(first), _opposite(_clockwise(first)))
    return [_way(place, table, seat) for place, seat in zip((*stayers, *comers), chairs, strict=True)]


def _stays(two: Two, table: int) -> bool:
    return two[0].table == table


def _movers_seat(keepers_seat: int, movers_partner: Place, table: int) -> int:
    """Over by one chair: opposite the new partner if that one need not move, otherwise clockwise."""
    if movers_partner.table == table:
        return _opposite(movers_partner.seat)
    return _clockwise(_opposite(keepers_seat))


def _parted(night: Night, table: int, stayers: Two, comers: Two) -> Two:
    """The comers in the order of the stayers whose partners they become.

    No two ghosts are paired if that can be avoided; otherwise those become partners who played together least lately.
    """
    keeper, mover = stayers
    ways: list[Two] = [comers, (comers[1], comers[0])]
    apart = [_ghosts_together(night, (keeper, way[0]), (mover, way[1])) for way in ways]
    if apart[0] != apart[1]:
        return ways[0] if apart[0] < apart[1] else ways[1]
    lately = [sorted((_last(night, keeper, way[0]), _last(night, mover, way[1])), reverse=True) for way in ways]
    if lately[0] != lately[1]:
        return ways[0] if lately[0] < lately[1] else ways[1]
    told = [f"{keeper.player} with {one.player}, {mover.player} with {other.player}" for one, other in ways]
    purpose = f"partners after set {night.set} round {night.round} at table {table}"
    return ways[told.index(night.lots.one(told, purpose))]


def _ghosts_together(night: Night, *pairs: Two) -> int:
    return sum(one.player in night.ghosts and other.player in night.ghosts for one, other in pairs)


def _last(night: Night, one: Place, other: Place) -> int:
    return night.partnered.get(pair(one.player, other.player), 0)


def _opposite(seat: int) -> int:
    return (seat + 1) % 4 + 1


def _clockwise(seat: int) -> int:
    return seat % 4 + 1


def _way(place: Place, table: int, seat: int) -> Walk:
    return Walk(place.player, place.table, place.seat, table, seat, _why(place, table))


def _why(place: Place, table: int) -> WalkWhy:
    won = place.outcome == "won"
    if table == place.table:
        return "won-and-stays" if won else "lost-and-stays"
    if table < place.table:
        return "won-and-moves-up" if won else "lost-and-moves-up"
    return "won-and-moves-down" if won else "lost-and-moves-down"
