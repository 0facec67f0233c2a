"""The headings and the status words of the guest list's file, in the reader's language and in every other one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import get_args

from headtable.name_order import letters
from headtable.saying import text
from headtable.saying.languages import catalogue_of, languages
from headtable.web.guest_list import Attendance

HEADINGS = {
    "name": "csv-guest-name",
    "paid": "csv-guest-paid",
    "email": "csv-guest-email",
    "wish": "csv-guest-wish",
    "status": "csv-guest-status",
}
"""Each column, and the sentence of its heading."""
COLUMNS = tuple(HEADINGS)
STATUSES: tuple[Attendance, ...] = get_args(Attendance)


def heading(column: str) -> str:
    """The heading of a column as the reader knows it; a column that the list does not have stays as it is."""
    return text(HEADINGS[column]) if column in HEADINGS else column


def headings() -> tuple[str, ...]:
    """All headings, in the reader's language."""
    return tuple(map(heading, COLUMNS))


def status_word(status: Attendance) -> str:
    """A status as the door shows it."""
    return text("door-status", status=status)


def column_of(written: str) -> str:
    """``column_of("Bezahlt")`` is "paid"; a heading of no column is only its letters."""
    return _columns().get(letters(written), letters(written))


def status_of(written: str) -> Attendance | None:
    """The status that a cell names in any language; None if it names none."""
    return _statuses().get(letters(written))


@cache
def _columns() -> dict[str, str]:
    return {letters(form): column for column in COLUMNS for form in (column, *_forms(HEADINGS[column]))}


def _forms(sentence: str) -> Iterator[str]:
    """The heading of every language, and the other words for it."""
    for says in map(catalogue_of, sorted(languages())):
        yield says.text(sentence)
        yield from says.text(f"{sentence}.also").split(", ")


@cache
def _statuses() -> dict[str, Attendance]:
    spoken = [catalogue_of(language) for language in sorted(languages())]
    words = {letters(says.text("door-status", status=one)): one for says in spoken for one in STATUSES}
    return {**words, **{letters(one): one for one in STATUSES}}
