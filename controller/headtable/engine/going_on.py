"""What it means for tonight that a night is in its journal already: it goes on, or it is over."""

from __future__ import annotations

from headtable.game import Night
from headtable.journal import Journal

OPENED_TO_THE_MINUTE = len("2026-11-21 18:05")


def going_on(journal: Journal, night: Night) -> str:
    """How far the night in a journal is, and how another begins; nothing where none has begun."""
    if night.phase == "closed":
        return ""
    begun = f"the night in {journal.path}, begun {journal.opened[:OPENED_TO_THE_MINUTE]},"
    if night.phase == "over":
        return f"{begun} is over; `headtable night new` begins another"
    where = f"set {night.set}, round {night.round}" if night.round else "before its first round"
    return f"{begun} goes on: {where}; `headtable night new` begins another"
