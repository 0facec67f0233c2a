"""The walk between two rounds: pairs go where the ladder says, and part when they get there."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from headtable.game.groups import group_of
from headtable.game.night import Night, Table
from headtable.game.people.ladder import Ladder, Outcome, Shift
from headtable.game.people.partners import Place, Two, parted
from headtable.messages.people import Walk
from headtable.messages.words import CHAIRS, PairedWhy, Team, WalkWhy


def walk(night: Night) -> tuple[Walk, ...]:
    """Everybody's walk to the next round, in the order in which they sat."""
    if night.rules.shift:
        return tuple(_shifted(night, night.rules.shift))
    assert night.rules.ladder is not None  # noqa: S101 - a ruleset has one of the two
    return _along(night, night.rules.ladder)


def _shifted(night: Night, shift: Shift) -> Iterator[Walk]:
    ways = [way for table in night.tables for way in _moving_on(night, table, shift)]
    player_at = {(way.table, way.seat): way.player for way in ways}
    for way in ways:
        yield replace(way, partner=player_at[way.table, _opposite(way.seat)], paired="moved-on")


def _moving_on(night: Night, table: Table, shift: Shift) -> Iterator[Walk]:
    group = group_of(night, table.number)
    for seat, player in enumerate(table.seats, 1):
        place, to_seat = shift(group.place(table.number), seat, group.tables)
        yield Walk(player, table.number, seat, group.table(place), to_seat, "everyone-moves-on")


def _along(night: Night, ladder: Ladder) -> tuple[Walk, ...]:
    arriving: dict[int, list[Two]] = {table.number: [] for table in night.tables}
    for table in night.tables:
        group = group_of(night, table.number)
        for two in _pairs(table):
            place = ladder(group.place(table.number), two[0].outcome, group.tables)
            arriving[group.table(place)].append(two)
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
    """Part two pairs at a table. A pair that stayed comes first, and keeps one of its chairs."""
    stayers, comers = (other, one) if _stays(other, table) and not _stays(one, table) else (one, other)
    if not _part(night, table, stayers):
        return _kept(table, stayers, comers)
    keeper, mover = stayers
    (keepers_partner, movers_partner), why = parted(night, table, stayers, comers)
    keepers_seat = keeper.seat if keeper.table == table else 1
    movers_seat = _movers_seat(keepers_seat, movers_partner, table)
    chairs = {
        keeper: keepers_seat,
        keepers_partner: _opposite(keepers_seat),
        mover: movers_seat,
        movers_partner: _opposite(movers_seat),
    }
    return _ways(table, chairs, why)


def _part(night: Night, table: int, stayers: Two) -> bool:
    """Tell whether two pairs that meet at a table are split."""
    match night.ruleset.split:
        case "always":
            return True
        case "stayers_only":
            return _stays(stayers, table)
        case "never":
            return False


def _kept(table: int, stayers: Two, comers: Two) -> list[Walk]:
    """Keep both pairs as partners: stayers keep their chairs, the others take the free ones."""
    first = stayers[0].seat if _stays(stayers, table) else 1
    chairs = (first, _opposite(first), _clockwise(first), _opposite(_clockwise(first)))
    return _ways(table, dict(zip((*stayers, *comers), chairs, strict=True)), "kept")


def _stays(two: Two, table: int) -> bool:
    return two[0].table == table


def _movers_seat(keepers_seat: int, movers_partner: Place, table: int) -> int:
    """Move a player by one chair: opposite a new partner who stays, otherwise clockwise."""
    if movers_partner.table == table:
        return _opposite(movers_partner.seat)
    return _clockwise(_opposite(keepers_seat))


def _opposite(seat: int) -> int:
    return (seat + 1) % CHAIRS + 1


def _clockwise(seat: int) -> int:
    return seat % CHAIRS + 1


def _ways(table: int, chairs: dict[Place, int], paired: PairedWhy) -> list[Walk]:
    """The walks of four players to a table's chairs, each with the new partner."""
    player_at = {seat: place.player for place, seat in chairs.items()}
    return [_way(place, table, seat, player_at[_opposite(seat)], paired) for place, seat in chairs.items()]


def _way(place: Place, table: int, seat: int, partner: str, paired: PairedWhy) -> Walk:
    return Walk(place.player, place.table, place.seat, table, seat, _why(place, table), partner, paired)


def _why(place: Place, table: int) -> WalkWhy:
    won = place.outcome == "won"
    if table == place.table:
        return "won-and-stays" if won else "lost-and-stays"
    if table < place.table:
        return "won-and-moves-up" if won else "lost-and-moves-up"
    return "won-and-moves-down" if won else "lost-and-moves-down"
