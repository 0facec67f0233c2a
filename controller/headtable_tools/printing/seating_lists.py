"""Where everybody sits: by name in large type, and by table."""

from __future__ import annotations

from msgspec import Struct

from headtable.saying import text
from headtable_tools.printing.night_to_print import (
    NightToPrint,
    Sheet,
    by_name,
    chairs_of,
    moment,
    name_of_table,
    role_of_table,
    seated_players,
    teams_of,
)


class PlayerSeat(Struct, frozen=True):
    """One player, and where the player sits."""

    name: str
    at: str


class SeatedTable(Struct, frozen=True):
    """One table with its two teams."""

    table: str
    role: str
    teams: tuple[tuple[str, ...], tuple[str, ...]]


class SeatingLists(Sheet, frozen=True):
    """The list by name, and the list by table."""

    moment: str
    by_name: str
    by_table: str
    team_words: tuple[str, str]
    players: tuple[PlayerSeat, ...]
    tables: tuple[SeatedTable, ...]


def seating_lists(to_print: NightToPrint) -> SeatingLists:
    """The chairs of the round that is played, or of the next one."""
    night = to_print.night
    at = chairs_of(night)
    players = tuple(PlayerSeat(player, at[player]) for player in by_name(seated_players(night)) if player in at)
    tables = tuple(
        SeatedTable(name_of_table(table.number), role_of_table(night, table.number), teams_of(table.seats))
        for table in night.tables
    )
    return SeatingLists(
        title=text("paper-seating"),
        evening=to_print.evening,
        moment=moment(night),
        by_name=text("paper-by-name"),
        by_table=text("paper-by-table"),
        team_words=(text("paper-team", team="a"), text("paper-team", team="b")),
        players=players,
        tables=tables,
    )
