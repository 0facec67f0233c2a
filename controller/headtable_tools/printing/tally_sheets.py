"""The sheets on which a table tallies its two teams, round by round."""

from __future__ import annotations

from msgspec import Struct

from headtable.saying import text
from headtable_tools.printing.night_to_print import (
    NightToPrint,
    Sheet,
    name_of_round,
    name_of_set,
    name_of_table,
    role_of_table,
    sets_of,
)


class TallyHeads(Struct, frozen=True):
    """The headings of the columns."""

    round: str
    teams: tuple[str, str]
    points: str


class TallySheet(Struct, frozen=True):
    """One set of rounds at one table."""

    table: str
    role: str
    set: str


class TallySheets(Sheet, frozen=True):
    """A sheet for each table and set, one table after the other."""

    heads: TallyHeads
    rounds: tuple[str, ...]
    sheets: tuple[TallySheet, ...]


def tally_sheets(to_print: NightToPrint) -> TallySheets:
    """Empty tally sheets for every table."""
    night = to_print.night
    rounds = tuple(name_of_round(number) for number in range(1, night.ruleset.rounds + 1))
    sets = tuple(name_of_set(night, number) for number in sets_of(night))
    sheets = tuple(
        TallySheet(name_of_table(table.number), role_of_table(night, table.number), each)
        for table in night.tables
        for each in sets
    )
    return TallySheets(text("paper-tally-sheets"), to_print.evening, tally_heads(), rounds, sheets)


def tally_heads() -> TallyHeads:
    """The headings of every tally."""
    teams = text("paper-team", team="a"), text("paper-team", team="b")
    return TallyHeads(text("paper-round-head"), teams, text("paper-points"))
