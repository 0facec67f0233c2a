"""How far a journal is, also while an engine writes it."""

from __future__ import annotations

from pathlib import Path

from headtable.journal import Journal


def last_entry(path: Path) -> int:
    """The number of its last entry."""
    with Journal.read(path) as journal:
        return journal.last
