"""The journal's file: an SQLite database of headtable's own kind, open in one engine at a time.

It is created completely or not at all.
"""

from __future__ import annotations

import errno
import fcntl
import os
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, Literal

from headtable import __version__
from headtable.errors import BadConfig, Unwell
from headtable.journal.rows import AboutRow, EntryRow, NightRow
from headtable.regular_files import check_regular
from headtable.saying import Sentence

FORMAT, OLDEST_FORMAT = 9, 5  # SQLite's user_version; `migrations` brings an older file up to date
MAGIC = 0x4854_4E31  # SQLite's application_id: HTN1
HEADER_BYTES = 100
PAGE_BYTES = 4096
FULL = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_SHMSIZE)  # errors of the disk, as SQLite names them
# errors of reading a damaged database, whose own text may be damaged, too
SPOILT = (sqlite3.Error, MemoryError, UnicodeError, OverflowError)

_NIGHT = """(
  one INTEGER PRIMARY KEY CHECK (one = 1),
  night TEXT NOT NULL,
  ruleset TEXT NOT NULL,
  seed TEXT NOT NULL,
  opened TEXT NOT NULL,
  checksum TEXT NOT NULL
) STRICT"""
MOVES = """CREATE TABLE IF NOT EXISTS moves (  -- a file without this table is as good
  number INTEGER PRIMARY KEY,
  move TEXT NOT NULL,
  what TEXT NOT NULL CHECK (what IN ('leaving', 'left', 'stayed', 'arrived', 'taken-back')),
  at TEXT NOT NULL,
  file TEXT NOT NULL
) STRICT"""
_SCHEMA = f"""
PRAGMA page_size = {PAGE_BYTES};
CREATE TABLE night {_NIGHT};
CREATE TABLE night_copy {_NIGHT};  -- on pages of its own, for a rescue
CREATE TABLE written (headtable TEXT NOT NULL) STRICT;  -- the version that can read it
CREATE TABLE about (  -- the host's words about the night; a file without this table is as good
  one INTEGER PRIMARY KEY CHECK (one = 1),
  title TEXT NOT NULL,
  day TEXT NOT NULL,
  place TEXT NOT NULL,
  checksum TEXT NOT NULL
) STRICT;
CREATE TABLE lost (number INTEGER PRIMARY KEY) STRICT;  -- entries that a rescue did not find
{MOVES};
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
PRAGMA user_version = {FORMAT};
"""
ADD = "INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
ADD_MOVE = "INSERT INTO moves (move, what, at, file) VALUES (?, ?, ?, ?)"
Clock = Callable[[], float]
Kind = Literal["folder", "device", "dangling"]


class InUse(Unwell):
    """Another engine has the journal open."""


class NotAsWritten(ValueError):
    """Something in a journal differs from what was written; ``reason`` says what."""

    def __init__(self, reason: Sentence) -> None:
        super().__init__(reason)
        self.reason = reason


class NoRoom(Unwell):
    """The disk is full; nothing of the journal is lost."""


class Displaced(Unwell):
    """The journal's files were moved, deleted or replaced while an engine had them open."""


def followed(path: Path) -> Path:
    """The file itself, if its name is a link to it: SQLite keeps its log beside that file."""
    try:
        return path.resolve() if path.is_symlink() else path
    except (OSError, RuntimeError):  # a link to itself, which is reported as an unreadable file
        return path


def log_of(path: Path) -> Path:
    """SQLite's write-ahead log of a journal. An entry is in the log before it is in the file."""
    return path.with_name(f"{path.name}-wal")


def index_of(path: Path) -> Path:
    """SQLite's index of that log, which it can rebuild from the log."""
    return path.with_name(f"{path.name}-shm")


def snapshot_of(path: Path) -> Path:
    """What an engine derives from a journal and keeps beside it; nothing is lost with it."""
    return path.with_name(f"{path.name}-snapshot")


def spare_name(log: Path) -> Path:
    """A second name of that log, until all of it is known to be sound."""
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


def write_new(path: Path, row: NightRow, about: AboutRow | None = None, place: Path | None = None) -> None:
    """Write a whole journal under another name and then rename it, so that no crash leaves an incomplete one.

    It gets the name ``place``, if that is given.
    """
    try:
        with draft_of(path, place) as connection:
            fill(connection, row, about=about)
    except (sqlite3.Error, OSError) as trouble:
        raise Unwell("journal-not-created", journal=str(path), error=str(trouble)) from None


@contextmanager
def draft_of(path: Path, place: Path | None = None) -> Iterator[sqlite3.Connection]:
    """A new journal under another name, which is renamed when all has succeeded, and else deleted."""
    draft = path.with_name(f"{path.name}-new")
    with ExitStack() as unless_it_is_well:
        unless_it_is_well.callback(_delete_draft, draft)
        _delete_draft(draft)
        with closing(sqlite3.connect(draft)) as connection:
            make_tables(connection)
            yield connection
            connection.commit()
        draft.rename(place or path)
        unless_it_is_well.pop_all()
    sync_folder(path.absolute().parent)


def _delete_draft(draft: Path) -> None:
    for left in (draft, draft.with_name(f"{draft.name}-journal")):
        left.unlink(missing_ok=True)


def make_tables(connection: sqlite3.Connection) -> None:
    """Make an empty journal of this format."""
    connection.executescript(_SCHEMA)


def fill(  # noqa: PLR0913 - all that a file holds
    connection: sqlite3.Connection,
    night: NightRow,
    rows: Iterable[EntryRow] = (),
    lost: Iterable[int] = (),
    about: AboutRow | None = None,
    *,
    moves: Iterable[tuple[str, ...]] = (),
) -> None:
    """Write the rows of a night into an empty journal."""
    connection.execute("INSERT INTO written VALUES (?)", (__version__,))
    for table in ("night", "night_copy"):
        connection.execute(f"INSERT INTO {table} VALUES (1, ?, ?, ?, ?, ?)", night)  # noqa: S608 - our own two names
    if about is not None:
        connection.execute("INSERT INTO about VALUES (1, ?, ?, ?, ?)", about)
    connection.executemany(ADD, rows)
    connection.executemany(ADD_MOVE, moves)
    connection.executemany("INSERT INTO lost VALUES (?)", ((number,) for number in lost))


def opened_at(wall: Clock) -> str:
    """The time of the opening, for people."""
    return time.strftime("%Y-%m-%d %H:%M:%S%z", time.localtime(wall()))


def second_name(file: Path, name: Path) -> None:
    """Give a file a second name. It is copied if the disk has no links, like many USB sticks."""
    try:
        name.hardlink_to(file)
    except OSError as trouble:
        if trouble.errno not in (errno.EPERM, errno.ENOTSUP, errno.EMLINK):
            raise
        shutil.copyfile(file, name)


def sync_folder(folder: Path) -> None:
    """Write the names in a folder to the disk."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def lock(path: Path) -> IO[bytes]:
    """Lock a journal while an engine lives. The lock has its own file, because SQLite drops locks on its own."""
    _check_names(path)
    return _locked(path, "lock", InUse("journal-in-use", journal=str(path)))


def lock_of_mover(path: Path) -> IO[bytes]:
    """The lock of the one command that moves a night to another machine, also while an engine has the journal."""
    return _locked(path, "moving", Unwell("night-is-moved-just-now", journal=str(path)))


def _locked(path: Path, purpose: str, if_taken: Unwell) -> IO[bytes]:
    try:
        held = path.with_name(f"{path.name}-{purpose}").open("wb")
    except OSError as trouble:
        raise Unwell("journal-folder-unusable", journal=str(path), error=str(trouble)) from None
    try:
        _give_to_the_owner(held, path)
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        held.close()
        raise if_taken from None
    return held


def _give_to_the_owner(held: IO[bytes], path: Path) -> None:
    """Let the engine lock it, too, when root has made the file by a command."""
    folder = os.stat(path.absolute().parent)
    if os.geteuid() == 0 and folder.st_uid != 0:
        os.fchown(held.fileno(), folder.st_uid, folder.st_gid)


def _check_names(path: Path) -> None:
    """Refuse a folder, a pipe or a device in the place of a journal or of its other files."""
    if os.path.exists(path) and not os.path.isfile(path):
        raise BadConfig("journal-not-a-file", journal=str(path), kind=_kind(path))
    log = log_of(path)
    for ours in (path.with_name(f"{path.name}-lock"), log, spare_name(log), index_of(path)):
        if os.path.lexists(ours) and not os.path.isfile(ours):
            raise Unwell("journal-neighbour-blocked", journal=str(path), file=str(ours), kind=_kind(ours))


def _kind(path: Path) -> Kind:
    if os.path.isdir(path):
        return "folder"
    return "device" if os.path.exists(path) else "dangling"


def check_header(path: Path) -> int:
    """The format of a journal, which is not touched; BadConfig for another file or an unknown format."""
    try:
        magic, version = _header(path)
    except OSError as trouble:
        raise BadConfig("journal-unreadable", journal=str(path), error=trouble.strerror) from None
    if magic != MAGIC:
        raise BadConfig("not-a-journal", journal=str(path))
    if version > FORMAT:
        raise _too_new(path, version)
    if version < OLDEST_FORMAT:
        raise _too_old(path, version)
    return version


def _too_new(path: Path, version: int) -> BadConfig:
    return BadConfig(
        "journal-too-new",
        journal=str(path),
        format=version,
        installed=__version__,
        oldest=OLDEST_FORMAT,
        newest=FORMAT,
        headtable=_written_by(path),
    )


def _too_old(path: Path, version: int) -> BadConfig:
    return BadConfig(
        "journal-too-old",
        journal=str(path),
        format=version,
        installed=__version__,
        oldest=OLDEST_FORMAT,
        newest=FORMAT,
    )


def _written_by(path: Path) -> str | None:
    """The version of headtable that wrote a journal; formats up to 5 do not record it."""
    return read_one(path, "SELECT headtable FROM written")


def read_one(path: Path, query: str) -> str | None:
    """One text in a journal, from the file alone without its log; None if the file does not have it."""
    found = read_first(path, query)
    return found[0] if found and isinstance(found[0], str) else None


def read_first(path: Path, query: str) -> tuple[object, ...] | None:
    """The first row of an answer, from the file alone without its log; None if the file does not have it."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True)) as looking:
            found: tuple[object, ...] | None = looking.execute(query).fetchone()
    except SPOILT:
        return None
    return found


def is_journal(path: Path) -> bool:
    """Whether a file claims to be a journal of a format that this headtable reads."""
    try:
        return path.is_file() and format_of(path) in range(OLDEST_FORMAT, FORMAT + 1)
    except OSError:
        return False


def format_of(path: Path) -> int | None:
    """The format of a journal; None if the file is not a journal."""
    magic, version = _header(path)
    return version if magic == MAGIC else None


def _header(path: Path) -> tuple[int, int]:
    """The kind and version of a database, from its header; 0 if there is none."""
    check_regular(path)
    with path.open("rb") as file:
        header = file.read(HEADER_BYTES)
    if not header.startswith(b"SQLite format 3\0"):
        return 0, 0
    return int.from_bytes(header[68:72], "big"), int.from_bytes(header[60:64], "big")


def open_read_only(path: Path) -> sqlite3.Connection:
    """A read-only connection, even in a folder where SQLite can write nothing beside the journal."""
    address = f"{path.absolute().as_uri()}?mode=ro"
    looking = sqlite3.connect(address, uri=True, isolation_level=None)
    try:
        looking.execute("SELECT one FROM night")
    except SPOILT as trouble:
        if _no_place(trouble) and not os.path.lexists(log_of(path)):  # the one file has everything
            looking.close()
            return sqlite3.connect(f"{address}&immutable=1", uri=True, isolation_level=None)
        if _no_place(trouble) and os.path.isfile(log_of(path)):
            with suppress(*SPOILT, OSError):
                copy = _copied_with_log(path)
                looking.close()
                return copy
    return looking


def _copied_with_log(path: Path) -> sqlite3.Connection:
    """A copy in memory: SQLite reads a log only with its index, which it cannot make beside this journal."""
    copy = sqlite3.connect(":memory:", isolation_level=None)
    with ExitStack() as unless_it_is_well, TemporaryDirectory(prefix="headtable-journal-") as folder:
        unless_it_is_well.callback(copy.close)
        for file in (log_of(path), path):  # in this order, as the log is moved into the file and never back
            shutil.copyfile(file, Path(folder) / file.name)
        with closing(sqlite3.connect(Path(folder) / path.name)) as whole:
            whole.backup(copy)
        copy.execute("PRAGMA query_only = ON")
        unless_it_is_well.pop_all()
    return copy


def _no_place(trouble: object) -> bool:
    """Whether SQLite could not write, or could not create its own files beside the journal."""
    code = getattr(trouble, "sqlite_errorcode", sqlite3.SQLITE_OK)  # errors of Python itself have no code
    return code & 0xFF in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN)


def damaged(path: Path, trouble: object) -> Unwell:
    """The trouble with a journal that cannot be read, or whose folder cannot be written."""
    if isinstance(trouble, NotAsWritten):
        return Unwell("journal-damaged", journal=str(path), error=trouble.reason)
    error = " ".join(str(trouble).split()) or type(trouble).__name__
    if getattr(trouble, "sqlite_errorcode", sqlite3.SQLITE_OK) in FULL:
        return NoRoom("journal-no-room", journal=str(path), error=error)
    if _no_place(trouble):
        return Unwell("journal-no-place", journal=str(path), error=error)
    return Unwell("journal-damaged", journal=str(path), error=error)
