"""Sheets on which a night goes on by hand: the standings, each table's round, and every card so far."""

from __future__ import annotations

from msgspec import Struct

from headtable.errors import BadConfig
from headtable.game import Night
from headtable.game.night import sets_over
from headtable.game.views import board_state, table_state
from headtable.messages.rooms import TableState
from headtable.saying import text
from headtable_tools.printing.night_to_print import (
    NightToPrint,
    Sheet,
    moment,
    name_of_round,
    name_of_table,
    role_of_table,
    teams_of,
)
from headtable_tools.printing.results_list import StandingsTable, standings_table
from headtable_tools.printing.score_card_sheets import CardLayout, ScoreCard, cards_so_far, layout_of
from headtable_tools.printing.tally_sheets import TallyHeads, tally_heads


class TeamSoFar(Struct, frozen=True):
    """One team with its points of this round."""

    players: tuple[str, ...]
    tally: int


class TableSoFar(Struct, frozen=True):
    """One table in the middle of the night: who sits there, what it waits for, and its points."""

    table: str
    role: str
    state: str
    teams: tuple[TeamSoFar, TeamSoFar]


class HalfFilled(Sheet, frozen=True):
    """A page with the standings, a tally sheet for each table, and a score card for each player."""

    moment: str
    standings_word: str
    standings: StandingsTable
    heads: TallyHeads
    rounds: tuple[str, ...]  # of this set, from the present one on
    tables: tuple[TableSoFar, ...]
    layout: CardLayout
    cards: tuple[ScoreCard, ...]


def half_filled(to_print: NightToPrint) -> HalfFilled:
    """The night so far, with room for the rest; BadConfig if the night is over."""
    night = to_print.night
    if night.phase == "over":
        raise BadConfig("print-over-already")
    return HalfFilled(
        title=text("paper-half-filled"),
        evening=to_print.evening,
        moment=moment(night),
        standings_word=text("paper-standings-so-far", counts=board_state(night).counts),
        standings=standings_table(to_print),
        heads=tally_heads(),
        rounds=_rounds_left(night),
        tables=tuple(_table(night, table.number) for table in night.tables),
        layout=layout_of(to_print),
        cards=cards_so_far(night),
    )


def _rounds_left(night: Night) -> tuple[str, ...]:
    if sets_over(night):
        return ()
    return tuple(name_of_round(number) for number in range(night.round, night.rounds + 1))


def _table(night: Night, number: int) -> TableSoFar:
    table = table_state(night, number)
    team, other = (
        TeamSoFar(players, tally) for players, tally in zip(teams_of(table.seats), table.tally, strict=True)
    )
    role = role_of_table(night, number)
    return TableSoFar(name_of_table(number), role, _state(night, table), (team, other))


def _state(night: Night, table: TableState) -> str:
    """What the table waits for."""
    winners = teams_of(table.seats)[table.winner == "b"] if table.winner else ()
    return text(
        "paper-state",
        night.ruleset.words.bunco,
        phase=table.phase,
        roller=table.roller,
        may_roll=table.may_roll,
        winners=winners,
    )
