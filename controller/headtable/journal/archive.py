"""Archives a night's journal under a name of its own, in any state."""

from __future__ import annotations

import fcntl
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import chain, count
from pathlib import Path

from headtable.errors import BadConfig, Unwell
from headtable.journal.file import (
    FORMAT,
    NoRoom,
    followed,
    format_of,
    index_of,
    lock,
    log_of,
    second_name,
    snapshot_of,
    sync_folder,
)
from headtable.journal.journal import Journal
from headtable.journal.log import opened_in


def archive(path: Path) -> Path:
    """Archive a closed journal under the date of its evening; the path of the archive.

    A sound journal becomes one file first. A damaged one is moved unchanged, with its log.
    """
    path = followed(path)
    with lock(path):
        if not path.exists():
            raise BadConfig("no-journal-there", journal=str(path))
        opened = _made_one_file(path)
        with names_held(path):
            place = _free_place(path, opened)
            try:
                _move(path, place)
            except OSError as trouble:
                raise Unwell(
                    "night-not-put-away", journal=str(path), place=str(place), error=trouble.strerror
                ) from None
    return place


@contextmanager
def names_held(path: Path) -> Iterator[None]:
    """Lock the folder against another archiving, so that a free name stays free."""
    folder = os.open(path.absolute().parent, os.O_RDONLY)
    try:
        with suppress(OSError):  # some file systems cannot lock a folder
            fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


def _made_one_file(path: Path) -> str:
    """Merge the log into the file; the time of the night's opening, if that can be read."""
    if _is_of_other_format(path):
        return opened_in(path) or "old"
    try:
        with Journal.locked(path, None) as journal:
            journal.retire()
            return str(journal.opened)
    except NoRoom:  # the move does not need it
        return opened_in(path) or "damaged"
    except Unwell:
        return "damaged"


def _is_of_other_format(path: Path) -> bool:
    """Whether the journal has another format. Such a journal is moved unchanged."""
    try:
        return format_of(path) not in (None, FORMAT)
    except OSError:
        return False


def _free_place(path: Path, opened: str) -> Path:
    """``2026-11-21-1805.night.db`` beside it, or the next free name."""
    day = re.match(r"(\d{4}-\d\d-\d\d) (\d\d):(\d\d)", opened)
    name = f"{day[1]}-{day[2]}{day[3]}" if day else f"{path.name.partition('.')[0]}-{opened}"
    names = chain([name], (f"{name}-{number}" for number in count(2)))
    places = (path.with_name(f"{name}.night.db") for name in names)
    return next(place for place in places if not place.exists() and not log_of(place).exists())


def _move(path: Path, place: Path) -> None:
    """Move a journal with its log. The log is renamed first, so that they are never separated."""
    log = log_of(path)
    if log.exists():
        second_name(log, log_of(place))
    path.rename(place)
    for left in (log, index_of(path), snapshot_of(path)):
        left.unlink(missing_ok=True)
    sync_folder(path.absolute().parent)
