"""A journal made of rows that were saved from another one."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from headtable.journal.file import add_night, draft_of, lock
from headtable.journal.journal import ADD, Entry, read_row
from headtable.journal.log import clear_the_place
from headtable.journal.rows import EntryRow, NightRow


def write_rescued(path: Path, night: NightRow, rows: Iterable[EntryRow], lost: Iterable[int]) -> None:
    """Write them, and the numbers of those that are lost; OSError or sqlite3.Error if it cannot be."""
    with lock(path):
        clear_the_place(path)
        with draft_of(path) as connection:
            add_night(connection, night)
            connection.executemany(ADD, rows)
            connection.executemany("INSERT INTO lost VALUES (?)", ((number,) for number in lost))


def entry_of(row: EntryRow) -> Entry:
    """What a whole row says."""
    return read_row(row, row.night)
