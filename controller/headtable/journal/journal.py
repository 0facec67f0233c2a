"""The night's journal in SQLite: each message and its decision. It is on the disk before anybody is told.

Entries are only ever added. The file names its ruleset, word for word, and the seed of its draws. So the night can be
replayed from the file alone.
"""

from __future__ import annotations

import os
import secrets
import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from types import TracebackType
from typing import IO, Self

import msgspec
from msgspec import Struct

from headtable.errors import BadConfig, Unwell
from headtable.journal.file import (
    ADD,
    FORMAT,
    SPOILT,
    Clock,
    Displaced,
    NotAsWritten,
    check_header,
    connect,
    damaged,
    followed,
    index_of,
    lock,
    log_of,
    open_read_only,
    opened_at,
    write_new,
)
from headtable.journal.log import clear_the_place, read_log, spare_of
from headtable.journal.migrations import copy_in_memory, night_of, write_anew
from headtable.journal.moves import Move, last_move, moved, settle
from headtable.journal.rows import EntryRow, about_row, checksum_of, entry_ranges, is_whole, night_row
from headtable.messages.facts import Fact
from headtable.messages.inputs import Ack, Heard
from headtable.messages.new_night import AboutNight
from headtable.messages.refusals.every import Refusal
from headtable.messages.refusals.speaking import JournalMoved
from headtable.saying import sentence

_FIND = "SELECT * FROM entries WHERE role = ? AND uid = ? AND boot = ? AND seq = ?"
_READ = "SELECT * FROM entries WHERE number > ? ORDER BY number"
_READ_PART = "SELECT * FROM entries WHERE number > ? ORDER BY number LIMIT ?"
_CHECKSUMS = "SELECT checksum FROM entries WHERE number > ? AND number <= ? ORDER BY number"
_READ_BACK = "SELECT * FROM entries WHERE number <= ? AND refusal IS NULL ORDER BY number DESC"

Facts = tuple[Fact, ...]

_encode = msgspec.json.Encoder().encode
_decode_heard = msgspec.json.Decoder(Heard).decode
_decode_facts = msgspec.json.Decoder(Facts).decode
_decode_refusal: Callable[[str], Refusal] = msgspec.json.Decoder(Refusal).decode


class Entry(Struct, frozen=True):
    """One entry of the journal: the message, and its facts or the reason for its refusal."""

    number: int
    at_ms: int  # wall time, for people: it decides nothing
    heard: Heard
    facts: Facts
    refusal: Refusal | None

    @property
    def leads(self) -> bool:
        """Whether the entry led to any facts. An accepted entry that repeats another one has none."""
        return self.refusal is None and bool(self.facts)

    @property
    def outcome(self) -> Facts | Refusal:
        """What came of the message: its facts, or the reason for its refusal."""
        return self.facts if self.refusal is None else self.refusal


class Journal:
    """An open journal; ``with Journal.open(path) as journal: journal.record(heard, facts)``.

    ``flushed`` is called after each commit, once it is on the disk.
    """

    def __init__(
        self,
        path: Path,
        connection: sqlite3.Connection,
        held: IO[bytes] | None,
        wall: Clock,
        flushed: Callable[[], None] = lambda: None,
    ) -> None:
        self.path = path
        self.left_log: Path | None = None  # the log of an earlier night, which was moved away
        self._sqlite = connection
        self._lock = held
        self._wall = wall
        self.recorded_ms: int | None = None  # when this process last recorded something
        self._flushed = flushed
        try:
            row = night_of(path, connection)
            self.last: int = connection.execute("SELECT coalesce(max(number), 0) FROM entries").fetchone()[0]
            self.lost = tuple(number for (number,) in connection.execute("SELECT number FROM lost ORDER BY number"))
            self.move: Move | None = last_move(connection)  # the last one that was seen
        except (*SPOILT, TypeError) as trouble:
            self.close()
            raise damaged(path, trouble) from None
        except Unwell:
            self.close()
            raise
        self.night, self.ruleset, self.seed, self.opened = row[:-1]
        self._files = self._identities() if held else ()

    @classmethod
    def create(  # noqa: PLR0913 - all that a new file holds, and its clock for tests
        cls,
        path: Path,
        ruleset: str,
        seed: str,
        wall: Clock = time.time,
        flushed: Callable[[], None] = lambda: None,
        *,
        about: AboutNight | None = None,
    ) -> Self:
        """A new journal for a new night; it appears under its name only when it is complete."""
        path = followed(path)
        with ExitStack() as unless_it_is_well:
            held = unless_it_is_well.enter_context(lock(path))
            if path.exists():
                raise BadConfig("journal-exists", journal=str(path))
            left = cleared(path)
            told = about_row(about.title, about.day, about.place) if about else None
            write_new(path, night_row(secrets.token_hex(4), ruleset, seed, opened_at(wall)), told)
            journal = cls(path, connect(path), held, wall, flushed)
            journal.left_log = left
            unless_it_is_well.pop_all()
        return journal

    @classmethod
    def open(cls, path: Path, wall: Clock = time.time, flushed: Callable[[], None] = lambda: None) -> Self:
        """The journal of a night that continues.

        It refuses a file that another engine has open, or that is damaged.
        """
        path = followed(path)
        with ExitStack() as unless_it_is_well:
            held = unless_it_is_well.enter_context(lock(path))
            journal = cls.locked(path, held, wall, flushed)
            unless_it_is_well.pop_all()
        return journal

    @classmethod
    def locked(
        cls,
        path: Path,
        held: IO[bytes] | None,
        wall: Clock = time.time,
        flushed: Callable[[], None] = lambda: None,
    ) -> Self:
        """Open a journal whose lock is held already; the lock is released with the journal."""
        version = check_header(path)
        log = read_log(path)
        with spare_of(log.file), ExitStack() as unless_it_is_well:
            journal = cls(path, connect(path), held, wall, flushed)
            unless_it_is_well.callback(journal.close)
            if unseen := tuple(log.after(journal.night, journal.last)):
                journal._add(unseen)
            journal._check_numbers()
            if version < FORMAT:
                journal._write_anew(version)
                journal = cls(path, connect(path), held, wall, flushed)
                unless_it_is_well.callback(journal.close)
            unless_it_is_well.pop_all()
        return journal

    def _write_anew(self, version: int) -> None:
        """Replace the file by one of today's format, and close the old one."""
        self.retire()
        log = log_of(self.path)
        if log.exists() and log.stat().st_size:
            raise Unwell("journal-being-read", journal=str(self.path))
        write_anew(self.path, self._sqlite, version)
        self._sqlite.close()
        for left in (log, index_of(self.path)):
            left.unlink(missing_ok=True)

    def make_one_file(self) -> None:
        """Move the whole log into the file, unless another program reads it now."""
        try:
            self._sqlite.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        except SPOILT as trouble:
            raise damaged(self.path, trouble) from None

    def retire(self) -> None:
        """Make it one file for good, so that reading it leaves no other file."""
        self.make_one_file()
        with suppress(sqlite3.OperationalError):  # another program is reading it
            self._sqlite.execute("PRAGMA journal_mode = DELETE")

    @classmethod
    def read(cls, path: Path) -> Self:
        """Open a journal for reading, even while an engine adds to it."""
        path = followed(path)
        version = check_header(path)
        read_log(path)
        connection = open_read_only(path)
        if version < FORMAT:
            connection = copy_in_memory(path, connection, version)
        return cls(path, connection, None, time.time)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, wrong: BaseException | None, at: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Close the file."""
        self._sqlite.close()
        if self._lock is not None:
            self._lock.close()

    def record(self, heard: Heard, outcome: Facts | Refusal) -> int:
        """Add a message, with its facts or the reason for its refusal. Returns its number, once it is on the disk."""
        return self.record_all([(heard, outcome)])

    def record_all(self, outcomes: Sequence[tuple[Heard, Facts | Refusal]]) -> int:
        """Add some messages with one flush; the number of the last."""
        self.check_place()
        at_ms = self.recorded_ms = int(self._wall() * 1000)
        numbered = enumerate(outcomes, start=self.last + 1)
        self._add(_row(number, self.night, at_ms, *outcome) for number, outcome in numbered)
        return self.last

    def check_place(self) -> None:
        """Raise Displaced if the journal's files are no longer where an engine would look for them."""
        if self._files and self._identities() != self._files:
            raise Displaced(JournalMoved(str(self.path)))

    def _identities(self) -> tuple[tuple[int, int] | None, ...]:
        return tuple(map(_identity, (self.path, log_of(self.path), index_of(self.path))))

    def _add(self, rows: Iterable[EntryRow]) -> None:
        """Add these rows, all or none of them."""
        try:
            with self._sqlite:
                self._sqlite.execute("BEGIN IMMEDIATE")
                self._check_not_moved()
                cursor = self._sqlite.executemany(ADD, rows)
        except sqlite3.Error as trouble:
            raise Unwell("journal-write-failed", journal=str(self.path), error=str(trouble)) from trouble
        self.last += max(cursor.rowcount, 0)
        self._flushed()

    def _check_not_moved(self) -> None:
        """NightMoved if another machine goes on with the night."""
        self.move = last_move(self._sqlite)
        if self.move and self.move.is_gone:
            raise moved(self.move)

    @property
    def has_moved(self) -> bool:
        """Whether another machine goes on with the night, as far as this process has seen."""
        return self.move is not None and self.move.is_gone

    def check_moves(self) -> None:
        """See whether the night has moved or was taken back; NightMoved if it is elsewhere."""
        try:
            self.move = last_move(self._sqlite)
            if self.move and self.move.what == "leaving":
                settle(self.path, self._sqlite, self.move)
            self._check_not_moved()
        except sqlite3.Error as trouble:
            raise Unwell("journal-read-failed", journal=str(self.path), error=str(trouble)) from trouble

    def check_whole(self) -> None:
        """Raise Unwell if the file is inconsistent or an entry is missing; `open` has checked both."""
        try:
            verdict = self._sqlite.execute("PRAGMA integrity_check(1)").fetchone()[0]
        except SPOILT as trouble:
            raise damaged(self.path, trouble) from None
        if verdict != "ok":
            raise damaged(self.path, verdict)
        self._check_numbers()

    def _check_numbers(self) -> None:
        """Unwell if an entry is missing that no rescue has noted as lost."""
        try:
            there = {number for (number,) in self._sqlite.execute("SELECT number FROM entries")}
        except SPOILT as trouble:
            raise damaged(self.path, trouble) from None
        if missing := sorted(set(range(1, self.last)) - there - set(self.lost)):
            raise damaged(self.path, NotAsWritten(sentence("entries-missing", entries=entry_ranges(missing))))

    def verdict(self, heard: Heard) -> Ack | None:
        """The earlier decision about this message; None if there is none."""
        try:
            found = self._sqlite.execute(_FIND, heard.key).fetchone()
        except SPOILT as trouble:
            raise Unwell("journal-read-failed", journal=str(self.path), error=str(trouble)) from trouble
        if found is None:
            return None
        row = EntryRow(*found)
        why = _decode_refusal(row.refusal) if row.refusal is not None else None
        return Ack(heard.uid, heard.boot, heard.seq, row.refusal is None, row.number, why, heard.role)

    def entries(self, after: int = 0) -> Iterator[Entry]:
        """Every entry after this one, in order."""
        return self._entries(_READ, after)

    def part(self, after: int, most: int) -> tuple[Entry, ...]:
        """So many entries after one, in order."""
        return tuple(self._entries(_READ_PART, after, most))

    def checksums(self, after: int, last: int) -> Iterator[str]:
        """The checksums of the entries after one up to another. Nothing proves here that the entries have them."""
        try:
            for (checksum,) in self._sqlite.execute(_CHECKSUMS, (after, last)):
                yield str(checksum)
        except SPOILT as trouble:
            raise damaged(self.path, trouble) from None

    def latest_first(self, last: int) -> Iterator[Entry]:
        """Every entry that was accepted, from this one backwards."""
        return self._entries(_READ_BACK, min(last, self.last))

    def _entries(self, query: str, *wanted: int) -> Iterator[Entry]:
        try:
            for found in self._sqlite.execute(query, wanted):
                yield read_row(EntryRow(*found), self.night)
        except (*SPOILT, msgspec.DecodeError, ValueError, TypeError) as trouble:
            raise damaged(self.path, trouble) from None


def _row(number: int, night: str, at_ms: int, heard: Heard, outcome: Facts | Refusal) -> EntryRow:
    written = _encode(outcome).decode()
    facts, refusal = (written, None) if isinstance(outcome, tuple) else (None, written)
    values = (
        number,
        night,
        at_ms,
        heard.role,
        heard.uid,
        heard.boot,
        heard.seq,
        _encode(heard).decode(),
        facts,
        refusal,
    )
    return EntryRow(*values, checksum_of(*values))


def read_row(row: EntryRow, night: str) -> Entry:
    """The entry in a row; NotAsWritten if the row is not as it was written for this night."""
    if row.night != night or not is_whole(row):
        raise NotAsWritten(sentence("entry-changed", entry=row.number))
    facts = _decode_facts(row.facts) if row.facts is not None else ()
    refusal = _decode_refusal(row.refusal) if row.refusal is not None else None
    return Entry(row.number, row.at_ms, _decode_heard(row.heard), facts, refusal)


def _identity(file: Path) -> tuple[int, int] | None:
    """The identity of the file that has this name now."""
    try:
        state = os.stat(file)
    except OSError:
        return None
    return state.st_dev, state.st_ino


def cleared(path: Path) -> Path | None:
    """Move away another journal's log; its new place, if there was one."""
    try:
        return clear_the_place(path)
    except OSError as trouble:
        raise Unwell("log-in-the-way", log=str(log_of(path)), error=str(trouble)) from None
