"""Copy the whole entries of a damaged journal into a new file, so that the night can go on.

``rescue(Path("tonight.night.db"), Path("saved.night.db")).entries``
"""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

import msgspec
from msgspec import Struct

from headtable import rulesets
from headtable.errors import BadConfig, NotAllowed, Unwell
from headtable.game import History
from headtable.journal import Entry, entry_ranges
from headtable.journal.file import followed
from headtable.journal.moves import moves_in
from headtable.journal.night_files import about_row_in
from headtable.journal.rescued import entry_of, up_to_date, write_rescued
from headtable.journal.rows import EntryRow, NightRow
from headtable.journal.salvage import Salvage, salvage
from headtable.meaning import meaning
from headtable.saying import text

SENSELESS = (NotAllowed, LookupError, ValueError, TypeError, AttributeError, AssertionError)


class Rescued(Struct, frozen=True):
    """The entries that were saved, and those that were lost."""

    file: str
    opened: str
    entries: int
    lost: tuple[int, ...]  # entries that are damaged in every copy
    left_out: tuple[int, ...]  # undamaged entries that make no sense without the lost ones


def rescue(path: Path, new: Path, log: Path | None = None) -> Rescued:
    """Rescue the undamaged entries; the damaged files are only read. BadConfig if the new file exists already."""
    if os.path.lexists(new):
        raise BadConfig("rescue-file-exists", file=new)
    path = followed(path)
    found = _found(path, log)
    night = _night(path, found)
    rows = {number: up_to_date(path, row) for number, row in sorted(found.entries.get(night.night, {}).items())}
    kept = _sensible(night, rows)
    left_out = tuple(number for number in rows if number not in kept)
    last = max(kept, default=0)
    lost = tuple(number for number in range(1, last) if number not in kept)
    try:
        write_rescued(new, night, list(kept.values()), lost, about_row_in(path), moves=moves_in(path))
    except (sqlite3.Error, OSError) as trouble:
        raise Unwell("rescue-unwritable", file=new, error=trouble) from None
    return Rescued(str(new), night.opened, len(kept), lost, left_out)


def _found(path: Path, log: Path | None) -> Salvage:
    try:
        return salvage(path, log)
    except OSError as trouble:
        raise BadConfig("rescue-unreadable", file=trouble.filename or path, error=trouble.strerror) from None


def _night(path: Path, found: Salvage) -> NightRow:
    """The night with the most entries; Unwell if the row of every night is damaged."""
    nights = sorted(found.nights.values(), key=lambda night: len(found.entries.get(night.night, ())))
    if nights:
        return nights[-1]
    entries = sum(map(len, found.entries.values()))
    raise Unwell("rescue-no-night", journal=path, entries=entries)


def _sensible(night: NightRow, rows: dict[int, EntryRow]) -> dict[int, EntryRow]:
    """The rows with which the night can be played again; after a gap that may be only those before it."""
    history = History(rulesets.parse(night.ruleset, text("rescue-ruleset")), night.seed)
    kept: dict[int, EntryRow] = {}
    for number, row in rows.items():
        try:
            _take(history, entry_of(row))
        except (*SENSELESS, msgspec.DecodeError):
            break
        kept[number] = row
    return kept


def _take(history: History, entry: Entry) -> None:
    if entry.leads:
        history.record(entry.number, meaning(entry.heard), entry.facts)


def lines(rescued: Rescued) -> list[str]:
    """The lines that a host reads."""
    said = [text("rescued-entries", entries=rescued.entries, opened=rescued.opened, file=rescued.file)]
    if rescued.lost:
        said.append(text("rescued-without", entries=entry_ranges(rescued.lost)))
    if rescued.left_out:
        said.append(text("rescued-left-out", entries=entry_ranges(rescued.left_out)))
    return said
