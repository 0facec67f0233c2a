"""The lines that a host pastes or loads: all of them go on the guest list, or none while one is wrong."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from http import HTTPStatus

from msgspec import Struct
from msgspec.structs import replace

from headtable.messages.words import Message
from headtable.saying import say, text
from headtable.web.guest_headings import heading
from headtable.web.guest_list import MOST_GUESTS, GuestList, ListIsFull, NewGuest
from headtable.web.guest_names import NameProblem, NameTooLong, NameTwice, SameName, name_problem, similar_names, tidy
from headtable.web.refusals import Refused


class NotAnAmount(Message, tag="not-an-amount"):
    """A cell of the column ``paid`` is no amount of money."""

    text: str


class UnknownStatus(Message, tag="unknown-status"):
    """A cell of the column ``status`` is none of the words for it."""

    text: str
    known: tuple[str, ...]


class NotAnAddress(Message, tag="not-an-address"):
    """A cell of the column ``email`` is no e-mail address."""

    text: str


class CellTooLong(Message, tag="cell-too-long"):
    """A cell has too many letters."""

    text: str
    most: int


class TooManyCells(Message, tag="too-many-cells"):
    """A line has more cells than the first line has columns."""

    text: str


class UnknownColumn(Message, tag="unknown-column"):
    """The first line names a column that the guest list does not have."""

    text: str
    columns: tuple[str, ...]


RowProblem = NameProblem | NotAnAmount | UnknownStatus | NotAnAddress | CellTooLong | TooManyCells | UnknownColumn


class Row(Struct, frozen=True):
    """One line: a guest as it is written there, or the first thing that is wrong."""

    line: int
    guest: NewGuest
    problem: RowProblem | None = None
    column: str = "name"


class WrongRow(Struct, frozen=True):
    """A line that cannot be taken: why, as a sentence, the name in it, and one that would do if the name is wrong."""

    line: int
    words: str
    name: str | None = None
    suggested: str | None = None


class GuestsTaken(Struct, frozen=True):
    """How many guests were taken, which lines were not, and which names are easily confused.

    ``right`` says with how many lines nothing is wrong. ``hints`` name the columns that the list does not have.
    """

    taken: int
    right: int
    wrong: tuple[WrongRow, ...] = ()
    warnings: tuple[str, ...] = ()
    hints: tuple[str, ...] = ()


def take_all(guests: GuestList, rows: Sequence[Row], names: Mapping[int, str]) -> GuestsTaken:
    """Put the rows on the list, or none if one is wrong.

    ``names`` are the names that the host gives to some lines instead of the written ones.
    """
    checked = _checked(guests, rows, names)
    wrong = tuple(_wrong(row) for row in checked if row.problem)
    if wrong:
        return GuestsTaken(0, len(checked) - len(wrong), wrong, hints=_hints(rows))
    return replace(_add(guests, checked), hints=_hints(rows))


def take_right_ones(guests: GuestList, rows: Sequence[Row], names: Mapping[int, str]) -> GuestsTaken:
    """Put the rows on the list that nothing is wrong with; ``names`` as in ``take_all``."""
    return replace(_add(guests, _checked(guests, rows, names)), hints=_hints(rows))


def _hints(rows: Sequence[Row]) -> tuple[str, ...]:
    """The columns that are left out. Programs write many that a guest list does not need."""
    return tuple(say(row.problem) for row in rows if isinstance(row.problem, UnknownColumn))


def _add(guests: GuestList, checked: Sequence[Row]) -> GuestsTaken:
    good = [row.guest for row in checked if not row.problem]
    warnings = tuple(_warnings([guest.name for guest in good], guests.names))
    if good:
        guests.add(good)
    return GuestsTaken(len(good), len(good), tuple(_wrong(row) for row in checked if row.problem), warnings)


def _checked(guests: GuestList, rows: Sequence[Row], names: Mapping[int, str]) -> tuple[Row, ...]:
    """Each row, checked. More rows than a night has guests are refused before any is looked at."""
    lines = [row for row in rows if not isinstance(row.problem, UnknownColumn)]
    if len(lines) > MOST_GUESTS:
        raise Refused(HTTPStatus.CONFLICT, ListIsFull(MOST_GUESTS))
    return tuple(_each_checked(lines, names, guests.names))


def _each_checked(rows: Sequence[Row], names: Mapping[int, str], taken: Sequence[str]) -> Iterator[Row]:
    """Each row with its name in order, or with its problem."""
    known, lines = set(taken), dict[str, int]()
    for row in rows:
        name = tidy(names.get(row.line, row.guest.name))
        problem = row.problem or name_problem(name, known)
        if isinstance(problem, SameName) and name in lines:
            problem = NameTwice(name, lines[name], problem.suggested)
        if not problem:
            known.add(name)
            lines[name] = row.line
        yield replace(row, guest=replace(row.guest, name=name), problem=problem)


def _wrong(row: Row) -> WrongRow:
    problem = row.problem
    if problem is None:
        raise ValueError(row)
    words = text("guests-wrong-row", line=row.line, column=heading(row.column), why=say(problem))
    match problem:
        case NameTooLong() | SameName() | NameTwice():
            return WrongRow(row.line, words, problem.name, problem.suggested)
        case _:
            return WrongRow(row.line, words, row.guest.name or None)


def _warnings(new: Sequence[str], old: Sequence[str]) -> Iterator[str]:
    for name, other in similar_names(new, old):
        yield text("guests-similar", name=name, other=other)
