"""The names of entries in the sentences of a page. Nobody knows entries by their numbers."""

from __future__ import annotations

from msgspec import Struct

from headtable.web.fact_log import FactLog

HOLD_ENTRIES = ("entry", "after")


def entries_named(said: Struct, facts: FactLog) -> dict[str, str]:
    """The fields that hold an entry, each with the entry's own words: an argument of the sentence."""
    numbers = {field: getattr(said, field, None) for field in HOLD_ENTRIES}
    return {field: facts.name_of(number) for field, number in numbers.items() if isinstance(number, int)}
