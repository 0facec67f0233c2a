"""The night's journal: what was heard and what was decided, in SQLite, on the disk before anybody is told.

Entries are only ever added. The file names its ruleset, word for word, and the seed of its draws, so that the
night can be played again from it alone.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import IO, Self

import msgspec
from msgspec import Struct

from headtable.errors import BadConfig, Unwell
from headtable.journal.file import Clock, check_header, connect, damaged, lock, look, write_new
from headtable.messages import Ack, Fact, Heard

_ADD = (
    "INSERT INTO entries (number, at_ms, role, uid, boot, seq, heard, facts, refusal) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
_FIND = "SELECT number, refusal FROM entries WHERE role = ? AND uid = ? AND boot = ? AND seq = ?"
_READ = "SELECT number, at_ms, heard, facts, refusal FROM entries ORDER BY number"
_READ_BACK = (
    "SELECT number, at_ms, heard, facts, refusal FROM entries "
    "WHERE number <= ? AND refusal IS NULL ORDER BY number DESC"
)

Facts = tuple[Fact, ...]

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

    def __init__(self, path: Path, connection: sqlite3.Connection, held: IO[bytes] | None, wall: Clock) -> None:
        self.path = path
        self._sqlite = connection
        self._lock = held
        self._wall = wall
        try:
            self.ruleset, self.seed, self.opened = connection.execute(
                "SELECT ruleset, seed, opened FROM night"
            ).fetchone()
            self.last: int = connection.execute("SELECT coalesce(max(number), 0) FROM entries").fetchone()[0]
        except (sqlite3.Error, TypeError) as trouble:
            self.close()
            raise damaged(path, trouble) from None

    @classmethod
    def create(cls, path: Path, ruleset: str, seed: str, wall: Clock = time.time) -> Self:
        """A new journal for a new night; it appears under its name only when it is complete."""
        with ExitStack() as unless_it_is_well:
            held = unless_it_is_well.enter_context(lock(path))
            if path.exists():
                raise BadConfig(f"{path} is there already: name another journal in [engine] for a new night")
            write_new(path, ruleset, seed, wall)
            journal = cls(path, connect(path), held, wall)
            unless_it_is_well.pop_all()
        return journal

    @classmethod
    def open(cls, path: Path, wall: Clock = time.time) -> Self:
        """The journal of a night that goes on; refuses what another engine has open, and what is not a journal."""
        with ExitStack() as unless_it_is_well:
            held = unless_it_is_well.enter_context(lock(path))
            check_header(path)
            journal = cls(path, connect(path), held, wall)
            unless_it_is_well.pop_all()
        return journal

    @classmethod
    def read(cls, path: Path) -> Self:
        """A journal to look at, even while an engine adds to it."""
        check_header(path)
        return cls(path, look(path), None, time.time)

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
        key = (heard.role, heard.uid, heard.boot, heard.seq)
        try:
            self._sqlite.execute(_ADD, (number, at_ms, *key, _encode(heard).decode(), facts, refusal))
        except sqlite3.Error as trouble:
            raise Unwell(
                f"cannot write the journal {self.path} ({trouble}): nothing is taken until it can be; "
                "make room on the disk, or look at its cable"
            ) from trouble
        self.last = number
        return number

    def verdict(self, heard: Heard) -> Ack | None:
        """What was decided when this was heard before; None if it was not."""
        key = (heard.role, heard.uid, heard.boot, heard.seq)
        try:
            found = self._sqlite.execute(_FIND, key).fetchone()
        except sqlite3.Error as trouble:
            raise Unwell(f"cannot read the journal {self.path}: {trouble}") from trouble
        if found is None:
            return None
        number, refusal = found
        return Ack(heard.uid, heard.boot, heard.seq, refusal is None, number, refusal or "", heard.role)

    def entries(self) -> Iterator[Entry]:
        """Every entry, in order."""
        return self._entries(_READ)

    def latest_first(self, last: int) -> Iterator[Entry]:
        """Every entry that was accepted, from this one backwards."""
        return self._entries(_READ_BACK, min(last, self.last))

    def _entries(self, query: str, *wanted: int) -> Iterator[Entry]:
        try:
            for number, at_ms, heard, facts, refusal in self._sqlite.execute(query, wanted):
                yield Entry(number, at_ms, _decode_heard(heard), _decode_facts(facts) if facts else (), refusal)
        except (sqlite3.Error, msgspec.DecodeError) as trouble:
            raise damaged(self.path, trouble) from None
