"""Which machine may go on with a night: its journal says when the night has left, and when it came back.

These rows are in the journal itself, and the engine looks at them in the transaction of each entry. So no entry can
come after the leaving, and a copy of the journal knows that it has left.
"""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Literal, NamedTuple

from headtable.errors import Unwell
from headtable.journal.file import (
    ADD_MOVE,
    MOVES,
    SPOILT,
    lock_of_mover,
    open_read_only,
    opened_at,
    sync_folder,
)
from headtable.messages.refusals.speaking import NightHasMoved

What = Literal["leaving", "left", "stayed", "arrived", "taken-back"]
GONE: tuple[What, ...] = ("leaving", "left")
_LAST = "SELECT move, what, at, file FROM moves ORDER BY number DESC LIMIT 1"
_ALL = "SELECT move, what, at, file FROM moves ORDER BY number"


class Move(NamedTuple):
    """One step of a move. ``move`` names it, on both machines, and ``file`` is what carries the night."""

    move: str
    what: What
    at: str
    file: str

    @property
    def is_gone(self) -> bool:
        """Whether another machine goes on with the night."""
        return self.what in GONE


class NightMoved(Unwell):
    """Another machine goes on with this night."""


def moved(move: Move) -> NightMoved:
    """The error for an engine whose night is elsewhere."""
    return NightMoved(NightHasMoved(move.at, move.file))


def last_move(journal: sqlite3.Connection) -> Move | None:
    """The last step; None if the night has never moved."""
    steps = _steps(journal, _LAST)
    return steps[0] if steps else None


def moves_of(journal: sqlite3.Connection) -> tuple[Move, ...]:
    """Every step, the first of them first."""
    return _steps(journal, _ALL)


def moves_in(path: Path) -> tuple[Move, ...]:
    """Every step in a journal that may be damaged or missing; none if they cannot be read."""
    try:
        with closing(open_read_only(path)) as journal:
            return moves_of(journal)
    except SPOILT:
        return ()


def _steps(journal: sqlite3.Connection, query: str) -> tuple[Move, ...]:
    try:
        return tuple(Move(*row) for row in journal.execute(query))
    except sqlite3.OperationalError as trouble:
        if trouble.sqlite_errorcode == sqlite3.SQLITE_ERROR:  # an older file has no such table
            return ()
        raise


def note_move(journal: sqlite3.Connection, step: Move) -> None:
    """Add a step; it is on the disk when this returns."""
    with journal:
        journal.execute("BEGIN IMMEDIATE")
        journal.execute(MOVES)
        journal.execute(ADD_MOVE, step)


def step_now(move: str, what: What, file: Path) -> Move:
    """A step of this moment."""
    return Move(move, what, opened_at(time.time), str(file))


@contextmanager
def open_to_move(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection beside that of the engine. Unwell if another command moves the night just now."""
    with lock_of_mover(path), closing(sqlite3.connect(path, isolation_level=None)) as journal:
        journal.execute("PRAGMA synchronous = FULL")
        yield journal


def draft_of_move(file: Path, move: str) -> Path:
    """The name of the file until it is complete."""
    return file.with_name(f".headtable-move-{move}")


def settle(path: Path, journal: sqlite3.Connection, step: Move) -> None:
    """Decide a move whose command has died: the night has left if the file got its name, and stays if it has not.

    A file gets its name in one step. If neither file nor draft can be seen, the stick may be elsewhere. Then only a
    person can tell.
    """
    file = Path(step.file)
    draft = draft_of_move(file, step.move)
    try:
        with lock_of_mover(path):
            if last_move(journal) != step:
                return
            if os.path.isfile(file):
                note_move(journal, step._replace(what="left"))
            elif os.path.isfile(draft):
                note_move(journal, step._replace(what="stayed"))
                draft.unlink(missing_ok=True)
                sync_folder(draft.parent)
    except (Unwell, OSError, sqlite3.Error):  # it is written just now, or the disk fails; we look again
        return
