"""SQLite's write-ahead log beside a journal: its owner, and the entries in it that SQLite cannot see."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import NamedTuple

from headtable.errors import Unwell
from headtable.journal.file import index_of, is_journal, log_of, read_one, second_name, spare_name
from headtable.journal.rows import EntryRow, entry_ranges
from headtable.journal.salvage import salvaged


class Log(NamedTuple):
    """The whole entries in a log, by night and number."""

    file: Path
    entries: dict[str, dict[int, EntryRow]]

    def after(self, night: str, last: int) -> Iterator[EntryRow]:
        """The entries of this night in the log after a given entry.

        One wrong bit ends the log there for SQLite. A half-written entry from a crash is found as well. Nobody was
        told of its verdict, so any verdict is good.
        """
        mine = self.entries.get(night, {})
        beyond = sorted(number for number in mine if number > last)
        if beyond and beyond[-1] - last != len(beyond):
            missing = sorted(set(range(last + 1, beyond[-1])) - set(beyond))
            journal = self.file.name.removesuffix("-wal")
            raise Unwell("log-has-gaps", log=str(self.file), entries=entry_ranges(missing), journal=journal)
        return (mine[number] for number in beyond)


def read_log(path: Path) -> Log:
    """The log of a journal; Unwell if it is another journal's, because SQLite would mix the two."""
    log = log_of(path)
    try:
        entries = salvaged(b"", log.read_bytes()).entries if os.path.isfile(log) else {}
    except OSError as trouble:
        raise Unwell("log-unreadable", log=str(log), error=trouble.strerror) from None
    mine = night_in(path)
    if entries and mine and mine not in entries:
        raise Unwell("log-of-other-night", log=str(log), journal=str(path))
    return Log(log, entries)


@contextmanager
def spare_of(log: Path) -> Iterator[None]:
    """Keep a log until all of it is known to be sound. SQLite deletes a log that it could not read to the end."""
    spare = spare_name(log)
    try:
        if log.is_file():
            spare.unlink(missing_ok=True)
            second_name(log, spare)
    except OSError as trouble:
        raise Unwell("log-not-kept", log=str(log), error=trouble.strerror) from None
    try:
        yield
    except Unwell:
        if spare.exists() and not log.exists():
            spare.rename(log)
        raise
    finally:
        spare.unlink(missing_ok=True)


def night_in(path: Path) -> str | None:
    """The name of a journal's night, from the file alone; None if it names none."""
    return read_one(path, "SELECT night FROM night")


def opened_in(path: Path) -> str | None:
    """The time when a journal's night was opened, from the file alone; None if it names none."""
    return read_one(path, "SELECT opened FROM night")


def clear_the_place(path: Path) -> Path | None:
    """Move away another journal's log. Returns its new place, if there was one.

    It goes to its own journal if that is in the same folder. If not, it is kept under a name of its own.
    """
    log = log_of(path)
    index_of(path).unlink(missing_ok=True)
    if not log.exists():
        return None
    if not log.stat().st_size:
        log.unlink()
        return None
    place = _beside_its_journal(log) or next(
        free for number in count(1) if not (free := log.with_name(f"{log.name}-left-{number}")).exists()
    )
    return log.rename(place)


def _beside_its_journal(log: Path) -> Path | None:
    """The path at which its journal looks for it, if that is free."""
    nights = salvaged(b"", log.read_bytes()).entries
    for file in sorted(log.absolute().parent.iterdir()):
        if is_journal(file) and night_in(file) in nights and not log_of(file).exists():
            return log_of(file)
    return None
