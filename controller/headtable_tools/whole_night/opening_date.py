"""The day of a night, as its reader writes a date."""

from __future__ import annotations

from datetime import date

from fluent.runtime.types import FluentDate

from headtable.saying import text
from headtable_tools.whole_night.night_data import WholeNight

DAY = len("2026-11-23")  # of what a journal says of its opening


def opening_date(opened: str) -> str:
    """The date of an opening in the reader's language. What is no date stays as the journal has it."""
    return text("shared-date", date=_day(opened[:DAY]))


def day_of(night: WholeNight) -> str:
    """The day that the host has told, or the one of the opening, in the reader's language."""
    return opening_date(night.about.day or night.opened)


def _day(written: str) -> FluentDate | str:
    try:
        return FluentDate.from_date(date.fromisoformat(written))
    except ValueError:
        return written
