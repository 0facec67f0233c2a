"""The journal's file: an SQLite database of our own kind, made whole or not at all, and with one engine at a time."""

from __future__ import annotations

import errno
import fcntl
import os
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import IO

from headtable.errors import BadConfig, Unwell
from headtable.files import check_regular
from headtable.journal.rows import NightRow

VERSION = 5
MAGIC = 0x4854_4E31  # SQLite's application_id: HTN1
HEADER_BYTES = 100
PAGE_BYTES = 4096
FULL = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_SHMSIZE)  # the disk is, as SQLite says it
# what reading a spoilt database may raise; the text of an error may be spoilt, too
SPOILT = (sqlite3.Error, MemoryError, UnicodeError, OverflowError)

_NIGHT = """(
  one INTEGER PRIMARY KEY CHECK (one = 1),
  night TEXT NOT NULL,
  ruleset TEXT NOT NULL,
  seed TEXT NOT NULL,
  opened TEXT NOT NULL,
  checksum TEXT NOT NULL
) STRICT"""
_SCHEMA = f"""
PRAGMA page_size = {PAGE_BYTES};
CREATE TABLE night {_NIGHT};
CREATE TABLE night_copy {_NIGHT};  -- on pages of its own, for a rescue
CREATE TABLE lost (number INTEGER PRIMARY KEY) STRICT;  -- entries that a rescue did not find
CREATE TABLE entries (
  number INTEGER PRIMARY KEY,
  night TEXT NOT NULL,
  at_ms INTEGER NOT NULL,
  role TEXT NOT NULL,
  uid TEXT NOT NULL,
  boot TEXT NOT NULL,
  seq INTEGER NOT NULL,
  heard TEXT NOT NULL,
  facts TEXT,
  refusal TEXT,
  checksum TEXT NOT NULL,
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


class InUse(Unwell):
    """Another engine has the journal open."""


class NoRoom(Unwell):
    """The disk is full: the journal is as whole as it was."""


class Displaced(Unwell):
    """The journal's files were moved, deleted or replaced while an engine had them open."""


def followed(path: Path) -> Path:
    """The file itself, where its name is a link to it: SQLite keeps its log beside that file."""
    try:
        return path.resolve() if path.is_symlink() else path
    except (OSError, RuntimeError):  # a link to itself, which is told as a file that cannot be read
        return path


def log_of(path: Path) -> Path:
    """SQLite's write-ahead log of a journal: entries are in it before they are in the file."""
    return path.with_name(f"{path.name}-wal")


def index_of(path: Path) -> Path:
    """SQLite's index of that log, which it can make again from the log."""
    return path.with_name(f"{path.name}-shm")


def spare_name(log: Path) -> Path:
    """A second name of that log, which it has until all in it is known to be well."""
    return log.with_name(f"{log.name}-spare")


def connect(path: Path) -> sqlite3.Connection:
    """A connection that commits each statement by itself, and to the disk."""
    with ExitStack() as unless_it_is_well:
        connection = unless_it_is_well.enter_context(closing(sqlite3.connect(path, isolation_level=None)))
        try:
            verdict = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
            if verdict != "ok":
                raise damaged(path, verdict)
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
        except SPOILT as trouble:
            raise damaged(path, trouble) from None
        unless_it_is_well.pop_all()
    return connection


def write_new(path: Path, row: NightRow) -> None:
    """Write a whole journal beside its name and then give it that name, so that no crash leaves half of one."""
    try:
        with draft_of(path) as connection:
            add_night(connection, row)
    except (sqlite3.Error, OSError) as trouble:
        raise Unwell(f"cannot write a new journal {path}: {trouble}; look at the folder and the disk") from None


@contextmanager
def draft_of(path: Path) -> Iterator[sqlite3.Connection]:
    """A new file with our tables, which gets its name when what is done with it has succeeded."""
    draft = path.with_name(f"{path.name}-new")
    for left in (draft, draft.with_name(f"{draft.name}-journal")):
        left.unlink(missing_ok=True)
    with closing(sqlite3.connect(draft)) as connection:
        connection.executescript(_SCHEMA)
        yield connection
        connection.commit()
    draft.rename(path)
    sync_folder(path.absolute().parent)


def add_night(connection: sqlite3.Connection, row: NightRow) -> None:
    """The night's own row, and its copy."""
    for table in ("night", "night_copy"):
        connection.execute(f"INSERT INTO {table} VALUES (1, ?, ?, ?, ?, ?)", row)  # noqa: S608 - our own two names


def opened_at(wall: Clock) -> str:
    """When a night is opened, for people."""
    return time.strftime("%Y-%m-%d %H:%M:%S%z", time.localtime(wall()))


def second_name(file: Path, name: Path) -> None:
    """Keep a file under another name as well: by a copy where the disk knows no links, as on a USB stick."""
    try:
        name.hardlink_to(file)
    except OSError as trouble:
        if trouble.errno not in (errno.EPERM, errno.ENOTSUP, errno.EMLINK):
            raise
        shutil.copyfile(file, name)


def sync_folder(folder: Path) -> None:
    """Bring the names in a folder onto the disk."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def lock(path: Path) -> IO[bytes]:
    """Held while an engine lives; in a file of its own, as closing another handle on SQLite's drops its locks."""
    _check_names(path)
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
        raise InUse(f"another engine has the journal {path} open; stop it first, or name another journal") from None
    return held


def _check_names(path: Path) -> None:
    """Refuse a folder, a pipe or a device as a journal, and one that has a name of what belongs to the journal."""
    if os.path.exists(path) and not os.path.isfile(path):
        raise BadConfig(f"cannot use {path} as a journal: it is {_kind(path)}; name a file on a disk")
    log = log_of(path)
    for ours in (path.with_name(f"{path.name}-lock"), log, spare_name(log), index_of(path)):
        if os.path.lexists(ours) and not os.path.isfile(ours):
            raise Unwell(f"cannot write beside the journal {path}: {ours} is {_kind(ours)}; move it away")


def _kind(path: Path) -> str:
    if os.path.isdir(path):
        return "a folder"
    return "a pipe or a device" if os.path.exists(path) else "a link to nothing"


def check_header(path: Path) -> None:
    """Refuse what is no journal of ours without touching it; the header says what a file is."""
    try:
        magic, version = _header(path)
    except OSError as trouble:
        raise BadConfig(f"cannot read the journal {path}: {trouble.strerror}") from None
    if magic != MAGIC:
        raise BadConfig(
            f"{path} is not a headtable journal: name another file for the journal; this one is untouched; "
            f"if it was one, its first bytes are damaged: {_rescue(path)}"
        )
    if version != VERSION:
        raise BadConfig(
            f"{path} is a journal of version {version} and this headtable reads version {VERSION}: "
            "use the headtable that wrote it, or name a new journal; this one is untouched"
        )


def is_journal(path: Path) -> bool:
    """Whether a file says that it is a journal of this version."""
    try:
        return path.is_file() and _header(path) == (MAGIC, VERSION)
    except OSError:
        return False


def is_of_any_version(path: Path) -> bool:
    """Whether a file says that it is a journal."""
    try:
        return _header(path)[0] == MAGIC
    except OSError:
        return False


def _header(path: Path) -> tuple[int, int]:
    """The kind of database that a file says it is, and its version; 0 where it says none."""
    check_regular(path)
    with path.open("rb") as file:
        header = file.read(HEADER_BYTES)
    if not header.startswith(b"SQLite format 3\0"):
        return 0, 0
    return int.from_bytes(header[68:72], "big"), int.from_bytes(header[60:64], "big")


def look(path: Path) -> sqlite3.Connection:
    """A connection that only reads; also in a folder where SQLite can put nothing beside the journal."""
    address = f"{path.absolute().as_uri()}?mode=ro"
    looking = sqlite3.connect(address, uri=True, isolation_level=None)
    try:
        looking.execute("SELECT one FROM night")
    except SPOILT as trouble:
        if _no_place(trouble) and not path.with_name(f"{path.name}-wal").exists():  # all of it is in the one file
            looking.close()
            return sqlite3.connect(f"{address}&immutable=1", uri=True, isolation_level=None)
    return looking


def _no_place(trouble: object) -> bool:
    """Whether SQLite could not write, or not put its own files beside the journal: the folder's fault."""
    code = getattr(trouble, "sqlite_errorcode", sqlite3.SQLITE_OK)  # what Python itself complains of has none
    return code & 0xFF in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN)


def damaged(path: Path, trouble: object) -> Unwell:
    """What to tell of a journal that cannot be read, or written beside."""
    what = " ".join(str(trouble).split()) or type(trouble).__name__
    if getattr(trouble, "sqlite_errorcode", sqlite3.SQLITE_OK) in FULL:
        return NoRoom(f"cannot write the journal {path} ({what}): make room on the disk, and try again")
    if _no_place(trouble):
        return Unwell(
            f"cannot write beside the journal {path} ({what}): SQLite keeps files of its own there; "
            "make the folder and the file writable, or copy the journal, and its -wal if there is one, elsewhere"
        )
    return Unwell(
        f"the journal {path} is damaged ({what}): keep the file as it is and save what is whole with "
        f"{_rescue(path)}, put back a copy of it, or name a new journal and go on from the score cards"
    )


def _rescue(path: Path) -> str:
    return f"`headtable night rescue {path} NEW`"
