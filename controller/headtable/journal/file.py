"""The journal's file: an SQLite database of our own kind, made whole or not at all, and with one engine at a time."""

from __future__ import annotations

import fcntl
import os
import sqlite3
import time
from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path
from typing import IO

from headtable.errors import BadConfig, Unwell

VERSION = 4
MAGIC = 0x4854_4E31  # SQLite's application_id: HTN1
HEADER_BYTES = 100

_SCHEMA = f"""
CREATE TABLE night (
  one INTEGER PRIMARY KEY CHECK (one = 1),
  ruleset TEXT NOT NULL,
  seed TEXT NOT NULL,
  opened TEXT NOT NULL
) STRICT;
CREATE TABLE entries (
  number INTEGER PRIMARY KEY,
  at_ms INTEGER NOT NULL,
  role TEXT NOT NULL,
  uid TEXT NOT NULL,
  boot TEXT NOT NULL,
  seq INTEGER NOT NULL,
  heard TEXT NOT NULL,
  facts TEXT,
  refusal TEXT,
  CHECK ((facts IS NULL) <> (refusal IS NULL)),
  UNIQUE (role, uid, boot, seq)
) STRICT;
CREATE TRIGGER entries_stay BEFORE UPDATE ON entries BEGIN SELECT RAISE(ABORT, 'the journal is only added to'); END;
CREATE TRIGGER entries_last BEFORE DELETE ON entries BEGIN SELECT RAISE(ABORT, 'the journal is only added to'); END;
CREATE TRIGGER night_stays BEFORE UPDATE ON night BEGIN SELECT RAISE(ABORT, 'the journal is only added to'); END;
CREATE TRIGGER night_lasts BEFORE DELETE ON night BEGIN SELECT RAISE(ABORT, 'the journal is only added to'); END;
PRAGMA application_id = {MAGIC};
PRAGMA user_version = {VERSION};
"""
Clock = Callable[[], float]


def connect(path: Path) -> sqlite3.Connection:
    """A connection that commits each statement by itself, and to the disk."""
    with ExitStack() as unless_it_is_well:
        connection = unless_it_is_well.enter_context(closing(sqlite3.connect(path, isolation_level=None)))
        try:
            verdict = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
            if verdict != "ok":
                raise damaged(path, verdict)
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
        except sqlite3.Error as trouble:
            raise damaged(path, trouble) from None
        unless_it_is_well.pop_all()
    return connection


def write_new(path: Path, ruleset: str, seed: str, wall: Clock) -> None:
    """Write a whole journal beside its name and then give it that name, so that no crash leaves half of one."""
    draft = path.with_name(f"{path.name}-new")
    try:
        draft.unlink(missing_ok=True)
        connection = sqlite3.connect(draft)
        try:
            connection.executescript(_SCHEMA)
            opened = time.strftime("%Y-%m-%d %H:%M:%S%z", time.localtime(wall()))
            connection.execute("INSERT INTO night VALUES (1, ?, ?, ?)", (ruleset, seed, opened))
            connection.commit()
        finally:
            connection.close()
        draft.rename(path)
        _sync_folder(path.absolute().parent)
    except (sqlite3.Error, OSError) as trouble:
        raise Unwell(f"cannot write a new journal {path}: {trouble}; look at the folder and the disk") from None


def _sync_folder(folder: Path) -> None:
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def lock(path: Path) -> IO[bytes]:
    """Held while an engine lives; in a file of its own, as closing another handle on SQLite's drops its locks."""
    try:
        held = path.with_name(f"{path.name}-lock").open("wb")
    except OSError as trouble:
        raise Unwell(
            f"cannot use the folder of the journal {path}: {trouble}; make it, or name another one"
        ) from None
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        held.close()
        raise Unwell(f"another engine has the journal {path} open; stop it first, or name another journal") from None
    return held


def check_header(path: Path) -> None:
    """Refuse what is no journal of ours without touching it; the header says what a file is."""
    try:
        with path.open("rb") as file:
            header = file.read(HEADER_BYTES)
    except OSError as trouble:
        raise BadConfig(f"cannot read the journal {path}: {trouble.strerror}") from None
    magic, version = int.from_bytes(header[68:72], "big"), int.from_bytes(header[60:64], "big")
    if not header.startswith(b"SQLite format 3\0") or magic != MAGIC:
        raise BadConfig(
            f"{path} is not a headtable journal: name another file for the journal; this one is untouched"
        )
    if version != VERSION:
        raise BadConfig(
            f"{path} is a journal of version {version} and this headtable reads version {VERSION}: "
            "use the headtable that wrote it, or name a new journal; this one is untouched"
        )


def look(path: Path) -> sqlite3.Connection:
    """A connection that only reads; also in a folder where SQLite can put nothing beside the journal."""
    address = f"{path.absolute().as_uri()}?mode=ro"
    looking = sqlite3.connect(address, uri=True, isolation_level=None)
    try:
        looking.execute("SELECT one FROM night")
    except sqlite3.Error as trouble:
        if _no_place(trouble) and not path.with_name(f"{path.name}-wal").exists():  # all of it is in the one file
            looking.close()
            return sqlite3.connect(f"{address}&immutable=1", uri=True, isolation_level=None)
    return looking


def _no_place(trouble: object) -> bool:
    """Whether SQLite could not write, or not put its own files beside the journal: the folder's fault."""
    code = trouble.sqlite_errorcode & 0xFF if isinstance(trouble, sqlite3.Error) else sqlite3.SQLITE_OK
    return code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN)


def damaged(path: Path, trouble: object) -> Unwell:
    """What to tell of a journal that cannot be read, or written beside."""
    what = " ".join(str(trouble).split())
    if _no_place(trouble):
        return Unwell(
            f"cannot write beside the journal {path} ({what}): SQLite keeps files of its own there; "
            "make the folder and the file writable, or copy the journal, and its -wal if there is one, elsewhere"
        )
    return Unwell(
        f"the journal {path} is damaged ({what}): keep the file as it is, put back a copy of it, "
        "or name a new journal and go on from the score cards"
    )
