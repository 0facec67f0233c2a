"""A day as its reader writes it."""

from __future__ import annotations

from datetime import date

from fluent.runtime.types import FluentDate

from headtable.saying import text


def day_in_words(day: str) -> str:
    """“Nov 23, 2026” for “2026-11-23”, in the reader's language. What is no date stays as it is."""
    return text("shared-date", date=_date(day))


def _date(written: str) -> FluentDate | str:
    try:
        return FluentDate.from_date(date.fromisoformat(written))
    except ValueError:
        return written
