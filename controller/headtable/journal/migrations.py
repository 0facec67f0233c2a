"""Brings a journal of an older format up to date: a function for each format makes the next one's rows.

An engine rewrites the journal when it opens it, and keeps the old file beside it. A reader gets a copy in memory.
Each function is tested with a stored file of its format in ``tests/journal/formats``.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, closing
from pathlib import Path
from typing import get_args

import msgspec
from msgspec import Struct, field

from headtable.errors import Unwell
from headtable.journal.file import FORMAT, SPOILT, NotAsWritten, damaged, draft_of, fill, make_tables, second_name
from headtable.journal.former_words import with_data, without_names, without_sheets
from headtable.journal.moves import moves_of
from headtable.journal.rows import EntryRow, NightRow, is_whole, with_checksum
from headtable.messages.refusals.every import Refusal
from headtable.messages.refusals.former import FormerRefusal
from headtable.messages.refusals.speaking import (
    DiceReadByOther,
    DiceSayOtherwise,
    DiceTakenBack,
    DiceThrownAgain,
    OtherRung,
)
from headtable.messages.words import Rung, Worth
from headtable.saying import sentence

Migration = Callable[[EntryRow], EntryRow]

_RUNG, _WORTH = "|".join(get_args(Rung)), "|".join(get_args(Worth))
_FORMER: Mapping[type[Refusal], re.Pattern[str]] = {
    OtherRung: re.compile(rf"table (?P<table>\d+) goes by (?P<rung>{_RUNG}) now, not by (?P<speaker>{_RUNG})"),
    DiceTakenBack: re.compile(r"table (?P<table>\d+) dice: taken back"),
    DiceThrownAgain: re.compile(r"table (?P<table>\d+) dice: all again"),
    DiceReadByOther: re.compile(r"table (?P<table>\d+) dice: (?P<reader>[a-z0-9-]+) reads them"),
    DiceSayOtherwise: re.compile(
        rf"table (?P<table>\d+) dice: (?P<faces>[1-6]( [1-6])+), (None|(?P<worth>{_WORTH})); undo first"
    ),
}
"""The sentences that format 5 had for these refusals; they never change."""
_AT_TABLE = re.compile(r"(?:taken|brought) back at table (\d+)")


class _Said(Struct):
    """The kind of an input."""

    is_: str = field(name="is")


class _Heard(Struct):
    """The fields of an old entry that are read besides its facts."""

    said: _Said


def from_5(row: EntryRow) -> EntryRow:
    """Format 5 kept refusals and reasons as sentences, format 6 keeps them as data."""
    if row.refusal is not None:
        return row._replace(refusal=msgspec.json.encode(_former(row.refusal)).decode())
    facts: list[dict[str, object]] = msgspec.json.decode(row.facts or "[]")
    by_host = msgspec.json.decode(row.heard, type=_Heard).said.is_ == "undo"  # with a reason of its own
    changed = [fact if by_host and fact["is"] == "undone" else _fact_from_5(fact) for fact in facts]
    return row._replace(facts=msgspec.json.encode(changed).decode())


def _fact_from_5(fact: dict[str, object]) -> dict[str, object]:
    match fact:
        case {"is": "undone", "why": str() as why} if found := _AT_TABLE.fullmatch(why):
            return fact | {"why": "", "at_table": int(found[1])}
        case {"is": "voided", "why": str() as why}:
            return fact | {"why": msgspec.to_builtins(FormerRefusal(why))}
        case _:
            return fact


def _former(sentence: str) -> Refusal:
    """The refusal with this sentence; refusals of the rules stay sentences."""
    for kind, pattern in _FORMER.items():
        if found := pattern.fullmatch(sentence):
            fields: dict[str, object] = dict(found.groupdict())
            if kind is DiceSayOtherwise:
                fields["faces"] = found["faces"].split()
            return msgspec.convert(fields, kind, strict=False)
    return FormerRefusal(sentence)


def from_6(row: EntryRow) -> EntryRow:
    """Formats up to 6 kept announcements and what people roll off for as sentences, format 7 keeps them as data."""
    facts = None if row.facts is None else _with_data(row.facts)
    refusal = None if row.refusal is None else _with_data(row.refusal)
    return row._replace(heard=_with_data(row.heard), facts=facts, refusal=refusal)


def _with_data(words: str) -> str:
    return msgspec.json.encode(with_data(msgspec.json.decode(words))).decode()


def from_7(row: EntryRow) -> EntryRow:
    """Formats up to 7 kept "a phone" and "the hostess" as names, format 8 keeps neither."""
    facts = None if row.facts is None else _without_names(row.facts)
    return row._replace(heard=_without_names(row.heard), facts=facts)


def from_8(row: EntryRow) -> EntryRow:
    """In formats up to 8 a table on paper that was told nothing was level at the bell. In format 9 it waits."""
    facts = None if row.facts is None else _without_sheets(row.facts)
    return row._replace(heard=_without_sheets(row.heard), facts=facts)


def _without_sheets(words: str) -> str:
    return msgspec.json.encode(without_sheets(msgspec.json.decode(words))).decode()


def _without_names(words: str) -> str:
    return msgspec.json.encode(without_names(msgspec.json.decode(words))).decode()


MIGRATIONS: Mapping[int, Migration] = {5: from_5, 6: from_6, 7: from_7, 8: from_8}
"""By the format that a function starts from."""


def migrated(row: EntryRow, version: int) -> EntryRow:
    """A row of an older format as this format writes it."""
    for step in range(version, FORMAT):
        row = with_checksum(MIGRATIONS[step](row))
    return row


def write_anew(path: Path, old: sqlite3.Connection, version: int) -> None:
    """Rewrite an open journal in this format, under its own name. The old file stays beside it.

    After a power cut, one whole file of the two has that name.
    """
    night = night_of(path, old)
    try:
        with draft_of(path) as new:
            fill(new, night, _rows(path, old, version), _lost(old), moves=moves_of(old))
            kept = path.with_name(f"{path.name}-{night.night}-format-{version}")
            kept.unlink(missing_ok=True)
            second_name(path, kept)
    except (sqlite3.Error, OSError) as trouble:
        raise Unwell("journal-not-migrated", journal=str(path), error=str(trouble)) from None


def copy_in_memory(path: Path, old: sqlite3.Connection, version: int) -> sqlite3.Connection:
    """The same night in today's format, for a reader. The file stays unchanged, and is closed."""
    with closing(old), ExitStack() as unless_it_is_well:
        copy = unless_it_is_well.enter_context(closing(sqlite3.connect(":memory:", isolation_level=None)))
        try:
            verdict = old.execute("PRAGMA integrity_check(1)").fetchone()[0]
            if verdict != "ok":
                raise damaged(path, verdict)
            make_tables(copy)
            fill(copy, night_of(path, old), _rows(path, old, version), _lost(old))
        except SPOILT as trouble:
            raise damaged(path, trouble) from None
        unless_it_is_well.pop_all()
    return copy


def night_of(path: Path, connection: sqlite3.Connection) -> NightRow:
    """The row of the night; Unwell if it is not as it was written."""
    try:
        row = NightRow(*connection.execute("SELECT night, ruleset, seed, opened, checksum FROM night").fetchone())
    except (*SPOILT, TypeError) as trouble:
        raise damaged(path, trouble) from None
    if not is_whole(row):
        raise damaged(path, NotAsWritten(sentence("night-row-changed")))
    return row


def _rows(path: Path, old: sqlite3.Connection, version: int) -> Iterator[EntryRow]:
    for found in old.execute("SELECT * FROM entries ORDER BY number"):
        row = EntryRow(*found)
        if not is_whole(row):
            raise damaged(path, NotAsWritten(sentence("entry-changed", entry=row.number)))
        yield migrated(row, version)


def _lost(old: sqlite3.Connection) -> Iterator[int]:
    return (number for (number,) in old.execute("SELECT number FROM lost"))
