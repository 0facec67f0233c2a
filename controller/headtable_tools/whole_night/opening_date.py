"""The day of a night, as its reader writes a date."""

from __future__ import annotations

from datetime import date

from headtable.saying import text

DAY = len("2026-11-23")  # of what a journal says of its opening


def opening_date(opened: str) -> str:
    """The date of an opening in the reader's language. What is no date stays as the journal has it."""
    return text("shared-date", date=_day(opened[:DAY]))


def _day(written: str) -> date | str:
    try:
        return date.fromisoformat(written)
    except ValueError:
        return written
