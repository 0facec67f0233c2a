"""Reads a table of guests, from a file or pasted: its first line names the columns, in any order and any language."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator, Mapping, Sequence
from http import HTTPStatus
from itertools import islice
from typing import get_args, get_type_hints

from msgspec import Meta

from headtable.messages.words import Message
from headtable.saying.currencies import least_cents
from headtable.web.guest_headings import COLUMNS, STATUSES, column_of, headings, status_of, status_word
from headtable.web.guest_list import DEAREST_CENTS, NewGuest
from headtable.web.guest_rows import (
    CellTooLong,
    NotAnAddress,
    NotAnAmount,
    Row,
    RowProblem,
    TooManyCells,
    UnknownColumn,
    UnknownStatus,
)
from headtable.web.refusals import Refused

SEPARATORS = ",;\t"
ENCODINGS = ("utf-8-sig", "cp1252", "latin-1")  # the last one reads everything
UTF_16 = (b"\xff\xfe", b"\xfe\xff")
QUOTED = 60  # letters of a quotation in an error
MOST_NAMED = 20  # columns that the guest list does not have
SYMBOL = r"(?:[A-Z]{0,2}[$€£¥]|[A-Z]{3})?"
AMOUNT = re.compile(rf"{SYMBOL} ?([0-9]{{1,6}})(?:[.,]([0-9]{{1,2}}))?[ \u00a0]?{SYMBOL}")
ADDRESS = re.compile(r"[^@\s]+@[^@\s]+")


class NoNameColumn(Message, tag="no-name-column"):
    """The first line names no column ``name``, so it is no header."""

    text: str
    columns: tuple[str, ...]


class ColumnTwice(Message, tag="column-twice"):
    """The first line names a column twice."""

    text: str


class BadQuotes(Message, tag="bad-quotes"):
    """The file breaks the format, usually by a quotation mark without its second one."""

    line: int
    error: str


def read_csv(file: bytes) -> tuple[Row, ...]:
    """The rows of a file; 400 if its columns are unclear or it is no CSV file."""
    return read_table(decoded(file))


def read_table(written: str) -> tuple[Row, ...]:
    """The rows of a table, as ``read_csv``."""
    lines = list(_lines(written, _separator(written)))
    if not lines:
        raise _unreadable(NoNameColumn("", headings()))
    (first, written_headings), *others = lines
    columns = _columns(written_headings)
    unknown = (_unknown(first, one) for one in written_headings if column_of(one) not in COLUMNS)
    return (*islice(unknown, MOST_NAMED), *(_row(line, cells, columns) for line, cells in others))


def headings_in(written: str) -> list[str]:
    """The cells of the first line; none if its quotation marks are no table's."""
    first = _first_line(written)
    try:
        return next((cells for _, cells in _lines(first, _separator(first))), [])
    except Refused:
        return []


def decoded(file: bytes) -> str:
    """The text of a file, in the encoding that fits first: a mark at its beginning, UTF-8, or a Western one."""
    if file.startswith(UTF_16):
        return file.decode("utf-16", errors="replace")
    for encoding in ENCODINGS[:-1]:
        try:
            return file.decode(encoding)
        except UnicodeDecodeError:
            continue
    return file.decode(ENCODINGS[-1])


def _first_line(written: str) -> str:
    return next((line for line in written.splitlines() if line.strip()), "")


def _separator(written: str) -> str:
    first = _first_line(written)
    most = max(SEPARATORS, key=first.count)
    return most if most in first else "\t"  # the names of a single column may have commas


def _lines(written: str, separator: str) -> Iterator[tuple[int, list[str]]]:
    """Each line that is not empty: its number in the file, and its cells."""
    reader = csv.reader(io.StringIO(written, newline=""), delimiter=separator, strict=True, skipinitialspace=True)
    before = 0
    try:
        for cells in reader:
            if any(cell.strip() for cell in cells):
                yield before + 1, [" ".join(cell.split()) for cell in cells]
            before = reader.line_num
    except csv.Error as wrong:
        raise _unreadable(BadQuotes(before + 1, str(wrong))) from None


def _columns(written: Sequence[str]) -> tuple[str, ...]:
    found = tuple(map(column_of, written))
    if "name" not in found:
        raise _unreadable(NoNameColumn(SEPARATORS[0].join(written)[:QUOTED], headings()))
    for place, column in enumerate(found):
        if column in COLUMNS and column in found[:place]:
            raise _unreadable(ColumnTwice(written[place][:QUOTED]))
    return found


def _unknown(line: int, heading: str) -> Row:
    """The line that names a column that the guest list does not have; without it, that column is left out."""
    return Row(line, NewGuest(""), UnknownColumn(heading[:QUOTED], headings()), heading[:QUOTED])


def _row(line: int, cells: Sequence[str], columns: Sequence[str]) -> Row:
    if len(cells) > len(columns):
        return Row(line, NewGuest(""), TooManyCells(cells[len(columns)][:QUOTED]), columns[-1])
    row = dict(zip(columns, cells, strict=False))
    for column, cell in row.items():
        if problem := _cell_problem(column, cell):
            return Row(line, NewGuest(row.get("name", "")), problem, column)
    return Row(line, _guest(row))


def _guest(row: Mapping[str, str]) -> NewGuest:
    name, paid, email, wish, status = (row.get(column, "") for column in COLUMNS)
    return NewGuest(name, cents_in(paid) or 0, email, wish, status_of(status) or "expected")


def _cell_problem(column: str, cell: str) -> RowProblem | None:
    """What is wrong with a cell. Names are checked later, when the host may have given others."""
    if column not in COLUMNS[1:] or not cell:
        return None
    if column == "paid":
        return NotAnAmount(cell[:QUOTED]) if cents_in(cell) is None else None
    if column == "status":
        return UnknownStatus(cell[:QUOTED], tuple(map(status_word, STATUSES))) if status_of(cell) is None else None
    if len(cell) > _longest(column):
        return CellTooLong(cell[:QUOTED], _longest(column))
    return NotAnAddress(cell[:QUOTED]) if column == "email" and not ADDRESS.fullmatch(cell) else None


def _longest(column: str) -> int:
    """The most letters that the field of a guest takes."""
    hint = get_type_hints(NewGuest, include_extras=True)[column]
    return next(meta.max_length for meta in get_args(hint)[1:] if isinstance(meta, Meta) and meta.max_length)


def cents_in(amount: str) -> int | None:
    """The cents of ``$12.50``, ``12,5`` or ``12 EUR``; None if that is no amount, or no coins make it."""
    found = AMOUNT.fullmatch(amount.strip())
    if found is None:
        return None
    whole, part = found[1], found[2] or ""
    cents = 100 * int(whole) + int(part.ljust(2, "0"))
    return cents if cents <= DEAREST_CENTS and cents % least_cents() == 0 else None


def _unreadable(why: Message) -> Refused:
    return Refused(HTTPStatus.BAD_REQUEST, why)
