"""Write a backup while headtable runs: ``back_up(places, Path("/media/stick"), keep=10, now=datetime.now())``."""

from __future__ import annotations

import os
import sqlite3
import zipfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path
from tempfile import NamedTemporaryFile, TemporaryDirectory
from typing import IO

import msgspec
from msgspec import Struct

from headtable import __version__
from headtable.errors import BadConfig, Unwell
from headtable.journal.file import followed, log_of, open_read_only, sync_folder
from headtable_tools.backup.contents import ABOUT, NIGHTS, About, Places

NAME = "headtable-backup-{now:%Y-%m-%d-%H%M%S}.zip"
NAMES = "headtable-backup-*.zip"


class Backup(Struct, frozen=True):
    """A backup that was written."""

    file: str
    kilobytes: float
    nights: int
    files: int  # without the nights
    damaged: tuple[str, ...]  # nights that were copied as they are
    deleted: tuple[str, ...]  # older backups in that folder


def back_up(places: Places, folder: Path, keep: int, now: datetime) -> Backup:
    """Write a backup into a folder, and keep as many of the newest ones there.

    SQLite copies each journal as it is at one moment, while an engine adds to it. A damaged one comes with its log.
    The file is complete or not there. It holds passwords, so only its owner may read it. BadConfig: the nights cannot
    be read, or none is to be kept; Unwell: the folder cannot be written.
    """
    if keep < 1:
        raise BadConfig("backup-keeps-none", keep=keep)
    target, nights, others = folder / NAME.format(now=now), list(places.nights()), list(places.others())
    try:
        with _new_file(target) as archive:
            add_others(archive, places, About(__version__, str(now), followed(places.journal).name))
            damaged = tuple(str(night) for night in nights if not _add_night(archive, night))
        deleted = _delete_old(target, keep)
        return Backup(str(target), target.stat().st_size / 1000, len(nights), len(others), damaged, deleted)
    except OSError as trouble:
        raise Unwell("backup-unwritable", folder=folder, error=trouble.strerror or str(trouble)) from None


def add_others(archive: zipfile.ZipFile, places: Places, about: About) -> None:
    """Add what the archive says of itself, and every file but the nights."""
    archive.writestr(ABOUT, msgspec.json.encode(about))
    for name, path in places.others():
        archive.write(path, name)


@contextmanager
def archive_in(draft: IO[bytes]) -> Iterator[zipfile.ZipFile]:
    """An archive that is complete and on the disk at the end."""
    # A Pi without a clock may have dated a file before 1980, which is as old as a ZIP file can tell.
    with zipfile.ZipFile(draft, "w", zipfile.ZIP_DEFLATED, strict_timestamps=False) as archive:
        yield archive
    draft.flush()
    os.fsync(draft.fileno())


@contextmanager
def _new_file(target: Path) -> Iterator[zipfile.ZipFile]:
    """A new archive, which gets its name when it is complete and on the disk."""
    with NamedTemporaryFile(dir=target.parent, prefix=".headtable-backup-", delete=False) as draft:  # is 0600
        try:
            with archive_in(draft) as archive:
                yield archive
            os.replace(draft.name, target)
        except BaseException:  # also after Ctrl-C
            os.unlink(draft.name)
            raise
    sync_folder(target.absolute().parent)


def _add_night(archive: zipfile.ZipFile, night: Path) -> bool:
    """Whether the journal is sound. Of a damaged one, a rescue needs the log as well."""
    with TemporaryDirectory(prefix="headtable-backup-") as made:
        copy = Path(made) / night.name
        try:
            copy_of_night(night, copy)
        except sqlite3.Error:
            for path in filter(Path.exists, (night, log_of(night))):
                archive.write(path, f"{NIGHTS}/{path.name}")
            return False
        archive.write(copy, f"{NIGHTS}/{night.name}")
        return True


def copy_of_night(night: Path, copy: Path) -> None:
    """Copy a journal as it is at one moment, while an engine adds to it; sqlite3.Error if it is damaged."""
    with closing(open_read_only(night)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
        target.execute("PRAGMA journal_mode = DELETE")
        found = target.execute("PRAGMA integrity_check(1)").fetchone()[0]
        if found != "ok":
            raise sqlite3.DatabaseError(found)


def _delete_old(newest: Path, keep: int) -> tuple[str, ...]:
    """Delete what is too much beside the newest backup, which stays even if the clock was set back."""
    others = sorted(path for path in newest.parent.glob(NAMES) if path != newest)
    old = others[: max(len(others) + 1 - keep, 0)]
    for path in old:
        path.unlink()
    return tuple(str(path) for path in old)
