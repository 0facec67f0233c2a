"""A second copy of tonight's journal on a USB stick: ``SecondCopy(journal, Path("/media/stick")).look()``.

It only reads the journal, so a stick that stalls, is full or is pulled out holds up no roll. The copy is a journal,
too.
"""

from __future__ import annotations

import errno
import os
import re
import sqlite3
from contextlib import closing, suppress
from itertools import count
from pathlib import Path

import msgspec
from msgspec import Struct

from headtable.errors import BadConfig, Trouble
from headtable.journal.file import (
    ADD,
    ADD_MOVE,
    FORMAT,
    FULL,
    SPOILT,
    check_header,
    draft_of,
    fill,
    followed,
    log_of,
    open_read_only,
)
from headtable.journal.migrations import night_of
from headtable.journal.moves import last_move, moves_of, note_move, open_to_move
from headtable.journal.night_files import about_row_in
from headtable.journal.rows import NightRow
from headtable.messages.words import CopyState

_LAST = "SELECT number, checksum FROM entries ORDER BY number DESC LIMIT 1"
_AT = "SELECT number, checksum FROM entries WHERE number = ?"
_AFTER = "SELECT * FROM entries WHERE number > ? ORDER BY number"


class CopyStatus(Struct, frozen=True):
    """How far the copy is. The engine, the doctor and the pages read it in a file beside the journal."""

    state: CopyState
    night: str = ""
    entries: int = 0
    file: str = ""
    error: str = ""


def status_file(journal: Path) -> Path:
    """Where the state of the second copy is told."""
    journal = followed(journal)
    return journal.with_name(f"{journal.name}-copied")


def read_status(journal: Path) -> CopyStatus | None:
    """The state as it was last told; None if it never was."""
    with suppress(OSError, msgspec.DecodeError):
        return msgspec.json.decode(status_file(journal).read_bytes(), type=CopyStatus)
    return None


def tell_status(journal: Path, status: CopyStatus) -> None:
    """Tell the state. It need not outlive a power cut, so the disk is not flushed for it."""
    file = status_file(journal)
    draft = file.with_name(f"{file.name}-new")
    draft.write_bytes(msgspec.json.encode(status))
    draft.replace(file)


class SecondCopy:
    """Copies what is new, each time it is asked to look."""

    def __init__(self, journal: Path, folder: Path) -> None:
        self._journal = followed(journal)
        self._folder = folder
        self._status = CopyStatus("behind")
        self._stamps_read: object = None  # of journal and copy, at the last look that read them
        self._stamps_trusted: object = None  # those that two looks have found: a look that finds them reads nothing
        self._checked: Path | None = None  # the copy that was found to be sound since the stick came

    def look(self) -> CopyStatus:
        """Bring the copy up to date, if the stick is there; how far it is now."""
        try:
            self._status = self._looked()
        except (*SPOILT, OSError, Trouble) as trouble:
            self._stamps_read = self._stamps_trusted = self._checked = None
            self._status = CopyStatus(_state_of(trouble), error=str(trouble))
        return self._status

    def _looked(self) -> CopyStatus:
        if not self._has_stick():
            self._stamps_read = self._stamps_trusted = self._checked = None
            return CopyStatus("no-stick")
        if not self._journal.exists():
            return CopyStatus("well")
        before = self._stamps()
        if self._status.state == "well" and (*before, _stamp(Path(self._status.file))) == self._stamps_trusted:
            return self._status
        with closing(open_read_only(self._journal)) as source:
            status = self._copied(source)
        self._note_stamps((*before, _stamp(Path(status.file))))
        return status

    def _note_stamps(self, stamps: object) -> None:
        """Trust stamps only if two looks in a row have found them.

        Linux counts a file's time in steps of up to 10 ms, and SQLite writes its log over without changing its size.
        So an entry in the same step as a look may change no stamp. Two looks are farther apart than a step.
        """
        self._stamps_trusted = stamps if stamps == self._stamps_read else None
        self._stamps_read = stamps

    def _has_stick(self) -> bool:
        """Whether the folder is on another disk. Without its stick, the folder may be there as an empty one."""
        try:
            return os.stat(self._folder).st_dev != os.stat(self._journal.absolute().parent).st_dev
        except FileNotFoundError:
            return False

    def _stamps(self) -> tuple[object, ...]:
        return _stamp(self._journal), _stamp(log_of(self._journal))

    def _copied(self, source: sqlite3.Connection) -> CopyStatus:
        night = night_of(self._journal, source)
        copy = self._folder / _name(night)
        if copy.exists() and not self._is_sound(copy, source):
            _put_aside(copy)
        if not copy.exists():
            with draft_of(copy) as new:
                fill(new, night, (), (), about_row_in(self._journal))
        self._checked = copy
        with closing(sqlite3.connect(copy, isolation_level=None)) as target:
            target.execute("PRAGMA synchronous = FULL")
            entries = _brought_up_to_date(source, target)
            _let_go_if_taken(self._journal, source, target)
        return CopyStatus("well", night.night, entries, str(copy))

    def _is_sound(self, copy: Path, source: sqlite3.Connection) -> bool:
        """Whether the copy can be added to. All of it is checked when the stick has come, then its last row."""
        try:
            with closing(open_read_only(copy)) as target:
                if self._checked != copy:
                    is_whole = target.execute("PRAGMA integrity_check(1)").fetchone()[0] == "ok"
                    if check_header(copy) != FORMAT or not is_whole:
                        return False
                last = target.execute(_LAST).fetchone()
        except (*SPOILT, BadConfig):
            return False
        return last is None or source.execute(_AT, last[:1]).fetchone() == last


def _brought_up_to_date(source: sqlite3.Connection, target: sqlite3.Connection) -> int:
    """Add the entries and moves that the copy lacks; the number of its last entry."""
    (last,) = target.execute("SELECT coalesce(max(number), 0) FROM entries").fetchone()
    steps = moves_of(target)
    with target:
        target.execute("BEGIN IMMEDIATE")
        target.executemany(ADD, source.execute(_AFTER, (last,)))
        target.executemany(ADD_MOVE, (step for step in moves_of(source) if step not in steps))
    entries: int = target.execute("SELECT coalesce(max(number), 0) FROM entries").fetchone()[0]
    return entries


def _let_go_if_taken(journal: Path, source: sqlite3.Connection, target: sqlite3.Connection) -> None:
    """Note that the night has left if another machine goes on with it from this copy."""
    step = last_move(target)
    if step and step.is_gone and step.move not in {known.move for known in moves_of(source)}:
        with open_to_move(journal) as opened:
            note_move(opened, step)


def _name(night: NightRow) -> str:
    """``2026-11-27-1805-9f2c61d0.night.db``: the date for people, and the night's own name."""
    day = re.match(r"(\d{4}-\d\d-\d\d) (\d\d):(\d\d)", night.opened)
    return f"{day[1]}-{day[2]}{day[3]}-{night.night}.night.db" if day else f"{night.night}.night.db"


def _put_aside(copy: Path) -> None:
    """Keep a copy that is damaged, or that has gone another way."""
    stem = copy.name.removesuffix(".night.db")
    places = (copy.with_name(f"{stem}-earlier-{number}.night.db") for number in count(1))
    copy.rename(next(place for place in places if not place.exists()))


def _stamp(file: Path) -> tuple[int, int, int] | None:
    """What changes when a file is written or replaced."""
    try:
        state = os.stat(file)
    except FileNotFoundError:
        return None
    return state.st_ino, state.st_size, state.st_mtime_ns


def _state_of(trouble: Exception) -> CopyState:
    """What is wrong with the stick."""
    code = getattr(trouble, "sqlite_errorcode", sqlite3.SQLITE_OK)
    number = getattr(trouble, "errno", None)
    if code in FULL or number == errno.ENOSPC:
        return "full"
    return "read-only" if code & 0xFF == sqlite3.SQLITE_READONLY or number == errno.EROFS else "failed"
