"""A journal made of rows rescued from another one."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from headtable.journal.file import OLDEST_FORMAT, draft_of, fill, format_of, lock
from headtable.journal.journal import Entry, read_row
from headtable.journal.log import clear_the_place
from headtable.journal.migrations import migrated
from headtable.journal.moves import Move
from headtable.journal.rows import AboutRow, EntryRow, NightRow


def write_rescued(  # noqa: PLR0913 - all that a file holds
    path: Path,
    night: NightRow,
    rows: Iterable[EntryRow],
    lost: Iterable[int],
    about: AboutRow | None = None,
    *,
    moves: Iterable[Move] = (),
) -> None:
    """Write the rows, and the numbers of the lost ones; OSError or sqlite3.Error if that fails."""
    with lock(path):
        clear_the_place(path)
        with draft_of(path) as connection:
            fill(connection, night, rows, lost, about, moves=moves)


def up_to_date(path: Path, row: EntryRow) -> EntryRow:
    """A rescued row in today's format.

    A file that does not name its format counts as today's.
    """
    version = format_of(path)
    return row if version is None or version < OLDEST_FORMAT else migrated(row, version)


def entry_of(row: EntryRow) -> Entry:
    """The content of a whole row."""
    return read_row(row, row.night)
