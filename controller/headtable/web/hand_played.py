"""A round that was played by hand: the sheets of its tables, checked as a whole, and the ordinary inputs for them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from http import HTTPStatus
from typing import Annotated, Literal

from msgspec import Meta, Struct

from headtable.errors import NotAllowed
from headtable.game.ruleset import Ruleset
from headtable.game.table.final_score import check_points
from headtable.messages.inputs import Input
from headtable.messages.pace import GoBy, Ring, StartRound
from headtable.messages.people import SwapSeats
from headtable.messages.refusals.every import refusal_of
from headtable.messages.refusals.table import TableRefusal
from headtable.messages.rooms import NightState, Phase, TablePhase, TableState
from headtable.messages.table import Award, FinalScore, SheetBuncos
from headtable.messages.words import Count, Message, Name, RoundNumber, SetNumber, TableNumber, Tally, Team
from headtable.web.refusals import Refused

BEFORE: tuple[Phase, ...] = ("ready", "break")
TYPED_IN: tuple[Phase, ...] = (*BEFORE, "playing", "called")
TIED: tuple[TablePhase, ...] = ("roll-off", "tie-break", "host-decides")
"""A table in these phases has a score already, and only its winner is missing."""


class HandSheet(Struct, frozen=True, forbid_unknown_fields=True):
    """The sheet of one table. Points are missing where nobody has typed a number.

    ``partner`` played with the first of the table's seats. The first points are those of these two.
    """

    table: TableNumber
    partner: Name
    points: tuple[Tally | None, Tally | None]
    buncos: SheetBuncos = ()
    winner: Annotated[Team | None, Meta(description="who won the tie, if the score is level")] = None


class RoundByHand(Struct, frozen=True, forbid_unknown_fields=True):
    """One round that was played by hand, with a sheet for each table that is not finished."""

    set: SetNumber
    round: RoundNumber
    sheets: Annotated[tuple[HandSheet, ...], Meta(max_length=100)]


class RoundMoved(Message, tag="round-moved"):
    """The night is not at this round, so its sheets cannot be typed in."""

    set: Count
    round: Count


class RoundHasRolls(Message, tag="round-has-rolls"):
    """These tables have told rolls of this round, which the sheets contain as well."""

    tables: tuple[TableNumber, ...]


class PointsMissing(Message, tag="points-missing"):
    """The sheet has no number of points for these two."""

    table: TableNumber
    players: tuple[Name, Name]


class TieWithoutWinner(Message, tag="tie-without-winner"):
    """The score is level, and the sheet does not tell who won."""

    table: TableNumber


class SheetMissing(Message, tag="sheet-missing"):
    """There is no sheet of this table, or its people sit elsewhere now."""

    table: TableNumber


class LevelAlready(Message, tag="level-already"):
    """The score of this table is known already, and it is level: only its winner is missing."""

    table: TableNumber
    points: Tally


Cell = Literal["a", "b", "buncos", "winner"]
CellProblem = PointsMissing | TieWithoutWinner | SheetMissing | LevelAlready | TableRefusal


class CellTrouble(Struct, frozen=True):
    """A wrong cell of a sheet, and what is wrong there."""

    table: TableNumber
    cell: Cell
    what: CellProblem


def check_round(night: NightState | None, tables: Sequence[TableState], said: RoundByHand) -> None:
    """Raise Refused unless the night is at this round and no roll of it was told."""
    if night is None or night.phase not in TYPED_IN or night.sets_over or night.paused:
        raise Refused(HTTPStatus.CONFLICT, RoundMoved(said.set, said.round))
    if (night.set, night.round) != (said.set, said.round):
        raise Refused(HTTPStatus.CONFLICT, RoundMoved(said.set, said.round))
    if rolled := tuple(state.table for state in tables if _has_told_rolls(state)):
        raise Refused(HTTPStatus.CONFLICT, RoundHasRolls(rolled))


def _has_told_rolls(state: TableState) -> bool:
    """Whether the table is in the middle of a round that it tells by itself."""
    if state.winner or state.phase in ("ready", "waits-for-sheet", *TIED):
        return False
    return bool(state.last or state.call_it or state.uncalled or state.strikes)


def wrong_cells(
    night: NightState, tables: Sequence[TableState], said: RoundByHand, ruleset: Ruleset | None
) -> Iterator[CellTrouble]:
    """Every wrong cell of the round, table by table. Without the ruleset nobody knows what a Bunco is worth."""
    sheets = {sheet.table: sheet for sheet in said.sheets}
    for state in unfinished(tables):
        sheet = sheets.get(state.table)
        partners = state.seats[2:3] if night.phase == "called" else state.seats[1:]  # nobody changes seats any more
        if sheet is None or sheet.partner not in partners:
            yield CellTrouble(state.table, "a", SheetMissing(state.table))
        elif state.phase in TIED and sheet.points != state.tally:
            yield CellTrouble(state.table, "a", LevelAlready(state.table, state.tally[0]))
        else:
            yield from _wrong_on(sheet, seats_by_hand(state, sheet), ruleset)


def _wrong_on(sheet: HandSheet, seats: Sequence[str], ruleset: Ruleset | None) -> Iterator[CellTrouble]:
    cells: tuple[tuple[Cell, int], ...] = (("a", 0), ("b", 1))
    for cell, side in cells:
        if sheet.points[side] is None:
            yield CellTrouble(sheet.table, cell, PointsMissing(sheet.table, (seats[side], seats[side + 2])))
    if None in sheet.points:
        return
    if sheet.points[0] == sheet.points[1] and not sheet.winner:
        yield CellTrouble(sheet.table, "winner", TieWithoutWinner(sheet.table))
    if ruleset is not None:
        yield from _too_many_buncos(sheet, seats, ruleset)


def _too_many_buncos(sheet: HandSheet, seats: Sequence[str], ruleset: Ruleset) -> Iterator[CellTrouble]:
    try:
        check_points(_final_score(sheet), seats, ruleset)
    except NotAllowed as why:
        yield CellTrouble(sheet.table, "buncos", _of_a_table(why))


def _of_a_table(why: NotAllowed) -> TableRefusal:
    refusal = refusal_of(why)
    if not isinstance(refusal, TableRefusal):
        raise TypeError(refusal)
    return refusal


def unfinished(tables: Sequence[TableState]) -> list[TableState]:
    """The tables whose round has no winner yet, and where somebody sits."""
    return [state for state in tables if state.winner is None and set(state.seats) - set(state.ghosts)]


def seats_by_hand(state: TableState, sheet: HandSheet) -> tuple[str, ...]:
    """The seats with the partners that really played together: the first seat's partner is in the third."""
    first, second, third, fourth = state.seats
    match sheet.partner:
        case partner if partner == second:
            return first, third, second, fourth
        case partner if partner == fourth:
            return first, second, fourth, third
        case _:
            return first, second, third, fourth


def inputs(night: NightState, tables: Sequence[TableState], said: RoundByHand) -> Iterator[Input]:
    """The round as ordinary inputs. Meanwhile its tables go by paper, so that no press comes in between."""
    sheets = {sheet.table: sheet for sheet in said.sheets}
    open_tables = unfinished(tables)
    others = [state for state in open_tables if state.rung != "paper"]
    yield from (GoBy(state.table, "paper") for state in others)
    if night.phase != "called":
        for state in open_tables:
            yield from _swaps(state, sheets[state.table])
    if night.phase in BEFORE:
        yield StartRound()
    if night.phase != "called":
        yield Ring("host")
    for state in open_tables:
        yield from _result(state, sheets[state.table])
    yield from (GoBy(state.table, state.rung) for state in others)


def _swaps(state: TableState, sheet: HandSheet) -> Iterator[SwapSeats]:
    partner = state.seats[2]
    if sheet.partner != partner:
        yield SwapSeats(sheet.partner, partner)


def _result(state: TableState, sheet: HandSheet) -> Iterator[Input]:
    if state.phase not in TIED:
        yield _final_score(sheet)
    if sheet.points[0] == sheet.points[1] and sheet.winner:
        yield Award(sheet.table, sheet.winner)


def _final_score(sheet: HandSheet) -> FinalScore:
    a, b = sheet.points
    if a is None or b is None:
        raise ValueError(sheet)
    return FinalScore(sheet.table, (a, b), sheet.buncos)
