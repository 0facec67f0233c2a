"""The night's journal: what was heard and what was decided, in SQLite, on the disk before anybody is told.

Entries are only ever added. The file names its ruleset, word for word, and the seed of its draws, so that the
night can be played again from it alone.
"""

from __future__ import annotations

import fcntl
import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import TracebackType
from typing import IO, Self

import msgspec
from msgspec import Struct

from headtable.config import Config, Where
from headtable.errors import BadConfig, Unwell
from headtable.messages import Ack, Fact, Heard

VERSION = 3
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
  uid TEXT NOT NULL,
  boot TEXT NOT NULL,
  seq INTEGER NOT NULL,
  heard TEXT NOT NULL,
  facts TEXT,
  refusal TEXT,
  CHECK ((facts IS NULL) <> (refusal IS NULL)),
  UNIQUE (uid, boot, seq)
) STRICT;
CREATE TRIGGER entries_stay BEFORE UPDATE ON entries BEGIN SELECT RAISE(ABORT, 'the journal is only added to'); END;
CREATE TRIGGER entries_last BEFORE DELETE ON entries BEGIN SELECT RAISE(ABORT, 'the journal is only added to'); END;
CREATE TRIGGER night_stays BEFORE UPDATE ON night BEGIN SELECT RAISE(ABORT, 'the journal is only added to'); END;
CREATE TRIGGER night_lasts BEFORE DELETE ON night BEGIN SELECT RAISE(ABORT, 'the journal is only added to'); END;
PRAGMA application_id = {MAGIC};
PRAGMA user_version = {VERSION};
"""
_ADD = "INSERT INTO entries (number, at_ms, uid, boot, seq, heard, facts, refusal) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
_FIND = "SELECT number, refusal FROM entries WHERE uid = ? AND boot = ? AND seq = ?"

Facts = tuple[Fact, ...]
Clock = Callable[[], float]

_encode = msgspec.json.Encoder().encode
_decode_heard = msgspec.json.Decoder(Heard).decode
_decode_facts = msgspec.json.Decoder(Facts).decode


class Entry(Struct, frozen=True):
    """One line of the journal: what was heard, and the facts that it led to or why it was refused."""

    number: int
    at_ms: int  # wall time, for people: nothing is decided by it
    heard: Heard
    facts: Facts
    refusal: str | None

    @property
    def leads(self) -> bool:
        """Whether it led to anything; what was accepted and says the same as another entry did not."""
        return self.refusal is None and bool(self.facts)


class Journal:
    """An open journal; ``with Journal.open(path) as journal: journal.record(heard, facts)``."""

    def __init__(self, path: Path, connection: sqlite3.Connection, lock: IO[bytes] | None, wall: Clock) -> None:
        self.path = path
        self._sqlite = connection
        self._lock = lock
        self._wall = wall
        try:
            self.ruleset, self.seed, self.opened = connection.execute(
                "SELECT ruleset, seed, opened FROM night"
            ).fetchone()
            self.last: int = connection.execute("SELECT coalesce(max(number), 0) FROM entries").fetchone()[0]
        except (sqlite3.Error, TypeError) as trouble:
            self.close()
            raise _damaged(path, trouble) from None

    @classmethod
    def create(cls, path: Path, ruleset: str, seed: str, wall: Clock = time.time) -> Self:
        """A new journal for a new night; it appears under its name only when it is complete."""
        lock = _lock(path)
        try:
            if path.exists():
                raise BadConfig(f"{path} is there already: name another journal in [engine] for a new night")
            _write_new(path, ruleset, seed, wall)
            return cls(path, _connect(path), lock, wall)
        except BaseException:
            lock.close()
            raise

    @classmethod
    def open(cls, path: Path, wall: Clock = time.time) -> Self:
        """The journal of a night that goes on; refuses what another engine has open, and what is not a journal."""
        lock = _lock(path)
        try:
            _check_header(path)
            return cls(path, _connect(path), lock, wall)
        except BaseException:
            lock.close()
            raise

    @classmethod
    def read(cls, path: Path) -> Self:
        """A journal to look at, even while an engine adds to it."""
        _check_header(path)
        return cls(path, _look(path), None, time.time)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, at: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Let go of the file."""
        self._sqlite.close()
        if self._lock is not None:
            self._lock.close()

    def record(self, heard: Heard, outcome: Facts | str) -> int:
        """Add what was heard, with its facts or why it was refused; on the disk when this returns its number."""
        facts, refusal = (None, outcome) if isinstance(outcome, str) else (_encode(outcome).decode(), None)
        number = self.last + 1
        at_ms = int(self._wall() * 1000)
        key = (heard.uid, heard.boot, heard.seq)
        try:
            self._sqlite.execute(_ADD, (number, at_ms, *key, _encode(heard).decode(), facts, refusal))
        except sqlite3.Error as trouble:
            raise Unwell(
                f"cannot write the journal {self.path} ({trouble}): nothing is taken until it can be; "
                "make room on the disk, or look at its cable"
            ) from trouble
        self.last = number
        return number

    def verdict(self, uid: str, boot: str, seq: int) -> Ack | None:
        """What was decided when this was heard before; None if it was not."""
        try:
            found = self._sqlite.execute(_FIND, (uid, boot, seq)).fetchone()
        except sqlite3.Error as trouble:
            raise Unwell(f"cannot read the journal {self.path}: {trouble}") from trouble
        if found is None:
            return None
        number, refusal = found
        return Ack(uid, boot, seq, refusal is None, number, refusal or "")

    def entries(self) -> Iterator[Entry]:
        """Every entry, in order."""
        try:
            for number, at_ms, heard, facts, refusal in self._sqlite.execute(
                "SELECT number, at_ms, heard, facts, refusal FROM entries ORDER BY number"
            ):
                yield Entry(number, at_ms, _decode_heard(heard), _decode_facts(facts) if facts else (), refusal)
        except (sqlite3.Error, msgspec.DecodeError) as trouble:
            raise _damaged(self.path, trouble) from None


def unusable(config: Config) -> Iterator[tuple[Where, str]]:
    """A journal in the configuration that no file can be."""
    journal = config.engine.journal
    if Path(journal).is_dir():
        yield (
            ("engine", "journal"),
            f'[engine] journal = "{journal}" is a folder: name a file in it, as in "tonight.night.db"',
        )


def _connect(path: Path) -> sqlite3.Connection:
    """A connection that commits each statement by itself, and to the disk."""
    connection = sqlite3.connect(path, isolation_level=None)
    try:
        verdict = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        if verdict != "ok":
            raise _damaged(path, verdict)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
    except sqlite3.Error as trouble:
        connection.close()
        raise _damaged(path, trouble) from None
    except BaseException:
        connection.close()
        raise
    return connection


def _write_new(path: Path, ruleset: str, seed: str, wall: Clock) -> None:
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


def _lock(path: Path) -> IO[bytes]:
    """Held while an engine lives; in a file of its own, as closing another handle on SQLite's drops its locks."""
    try:
        lock = path.with_name(f"{path.name}-lock").open("wb")
    except OSError as trouble:
        raise Unwell(
            f"cannot use the folder of the journal {path}: {trouble}; make it, or name another one"
        ) from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        lock.close()
        raise Unwell(f"another engine has the journal {path} open; stop it first, or name another journal") from None
    return lock


def _check_header(path: Path) -> None:
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


def _look(path: Path) -> sqlite3.Connection:
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


def _damaged(path: Path, trouble: object) -> Unwell:
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
