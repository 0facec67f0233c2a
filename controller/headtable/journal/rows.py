"""The rows of a journal.

Each row has a checksum, so a changed digit is noticed, and a lone row can be trusted.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import blake2b
from typing import NamedTuple

import msgspec

from headtable.saying import Sentence, sentence

_encode = msgspec.json.Encoder().encode
_TYPES = frozenset((str, int, type(None)))  # of a column


class NightRow(NamedTuple):
    """The one row of a night: its name, its rules word for word, and the seed of its draws."""

    night: str
    ruleset: str
    seed: str
    opened: str
    checksum: str


class AboutRow(NamedTuple):
    """The host's words about a night."""

    title: str
    day: str
    place: str
    checksum: str


class EntryRow(NamedTuple):
    """The row of one entry. It names its night, so that it cannot pass for an entry of another night."""

    number: int
    night: str
    at_ms: int
    role: str
    uid: str
    boot: str
    seq: int
    heard: str
    facts: str | None
    refusal: str | None
    checksum: str


def night_row(night: str, ruleset: str, seed: str, opened: str) -> NightRow:
    """The row, with its checksum."""
    return NightRow(night, ruleset, seed, opened, checksum_of(night, ruleset, seed, opened))


def about_row(title: str, day: str, place: str) -> AboutRow:
    """The row, with its checksum."""
    return AboutRow(title, day, place, checksum_of(title, day, place))


def with_checksum(row: EntryRow) -> EntryRow:
    """The row with the checksum of its present content."""
    return row._replace(checksum=checksum_of(*row[:-1]))


def is_whole(row: NightRow | AboutRow | EntryRow) -> bool:
    """Whether the row reads as it was written."""
    *values, checksum = row
    if not _TYPES.issuperset(map(type, values)):
        return False
    try:
        return checksum_of(*values) == checksum
    except UnicodeEncodeError:
        return False


def checksum_of(*values: object) -> str:
    """32 hex digits that stand for these values in this order."""
    return blake2b(_encode(values), digest_size=16).hexdigest()


def entry_ranges(numbers: Iterable[int]) -> tuple[int | Sentence, ...]:
    """A row of numbers in which a sentence stands for those that follow on each other: ``3, 7 to 9``."""
    runs = _runs(numbers)
    return tuple(one if one == last else sentence("number-run", first=one, last=last) for one, last in runs)


def _runs(numbers: Iterable[int]) -> Iterator[tuple[int, int]]:
    first = last = None
    for number in sorted(numbers):
        if last is not None and first is not None and number != last + 1:
            yield first, last
            first = None
        first, last = number if first is None else first, number
    if first is not None and last is not None:
        yield first, last
