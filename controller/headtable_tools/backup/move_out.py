"""Let a night go to another machine in mid-round: ``move_out(places, Path("/media/stick/night.zip"), now)``.

1. The draft of the file holds all but the journal.
2. The journal notes that the night is leaving. From then on no engine adds an entry.
3. The journal goes into the draft, and the draft gets its name.
4. The journal notes that the night has left.

If the command dies between 2 and 4, the engine finds out whether the file has its name (``journal.moves.settle``).
"""

from __future__ import annotations

import os
import secrets
import sqlite3
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct

from headtable import __version__
from headtable.errors import BadConfig, Unwell
from headtable.journal import InUse, Journal
from headtable.journal.file import followed, sync_folder
from headtable.journal.moves import Move, draft_of_move, last_move, note_move, open_to_move, step_now
from headtable_tools.backup.back_up import add_others, archive_in, copy_of_night
from headtable_tools.backup.contents import NIGHTS, About, Places


class MovedOut(Struct, frozen=True):
    """The file that carries the night."""

    file: str
    kilobytes: float
    entries: int


def move_out(places: Places, file: Path, now: datetime) -> MovedOut:
    """Write a night and all that belongs to it into a file, and let no engine here go on with it.

    If that fails, the night goes on here. BadConfig: there is no night, or it has left already, or the file is there.
    """
    journal, file = followed(places.journal), file.absolute()
    if os.path.lexists(file):
        raise BadConfig("move-file-exists", file=file)
    _check(journal)
    leaving = step_now(secrets.token_hex(8), "leaving", file)
    try:
        with open_to_move(journal) as connection, _draft(file, leaving, connection) as archive:
            add_others(archive, places, About(__version__, str(now), journal.name, leaving.move))
            note_move(connection, leaving)
            entries = _add_journal(archive, journal)
        return MovedOut(str(file), file.stat().st_size / 1000, entries)
    except OSError as trouble:
        raise Unwell("move-unwritable", file=file, error=trouble.strerror or str(trouble)) from None
    except sqlite3.Error as trouble:
        raise Unwell("journal-damaged", journal=str(journal), error=str(trouble)) from None


def _check(path: Path) -> None:
    """BadConfig if no night is here, or it has left; Unwell if its journal is damaged."""
    if not path.exists():
        raise BadConfig("no-journal-there", journal=str(path))
    with suppress(InUse):  # then an engine has checked it
        Journal.open(path).close()
    with Journal.read(path) as journal:
        move = journal.move
    if move and move.is_gone:
        raise BadConfig("night-has-left", at=move.at, file=move.file)


@contextmanager
def _draft(file: Path, leaving: Move, journal: sqlite3.Connection) -> Iterator[zipfile.ZipFile]:
    """The archive, which gets its name at the end. If anything fails before that, the night stays."""
    draft = draft_of_move(file, leaving.move)
    try:
        with open(draft, "xb", opener=_owners_only) as written, archive_in(written) as archive:
            yield archive
        os.rename(draft, file)
    except BaseException:  # also after Ctrl-C
        if last_move(journal) == leaving:
            note_move(journal, leaving._replace(what="stayed"))
        draft.unlink(missing_ok=True)
        raise
    sync_folder(file.parent)
    note_move(journal, leaving._replace(what="left"))


def _owners_only(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def _add_journal(archive: zipfile.ZipFile, journal: Path) -> int:
    """Add the journal as SQLite copies it; the number of its last entry."""
    with TemporaryDirectory(prefix="headtable-move-") as made:
        copy = Path(made) / journal.name
        copy_of_night(journal, copy)
        archive.write(copy, f"{NIGHTS}/{journal.name}")
        with Journal.read(copy) as copied:
            return copied.last
