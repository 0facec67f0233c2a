"""Finds the whole rows in the bytes of a journal, even if the database around them is damaged.

A row never changes after it was written. So its checksum proves it, in the file and in its write-ahead log. A row
with one flipped bit or one changed digit is repaired: only the true row has that checksum. This does not cover a
row's own header, some 13 bytes that hold the length of its columns.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from headtable.journal.file import PAGE_BYTES, log_of
from headtable.journal.rows import EntryRow, NightRow, is_whole
from headtable.regular_files import read_regular

LOG_HEADER_BYTES, FRAME_HEADER_BYTES = 32, 24
LOG_SALTS, SALTS, SALTS_BYTES = 16, 8, 8  # their offsets in the log's header and in a frame's, and their length
MOST_LOCAL = PAGE_BYTES - 35  # of a row, on its own page; SQLite's file format tells why
LEAST_LOCAL = (PAGE_BYTES - 12) * 32 // 255 - 23
ENTRY_COLUMNS, NIGHT_COLUMNS = 11, 6
NUMBER_BYTES = 3  # a night has fewer than 2 million entries
MOST_ROW_BYTES = 1_000_000
MOST_MENDED_BYTES = 2_000  # a longer row has too many bits to try; the night's own row is stored twice
MOST_HEADERS = 1_000  # that are kept with what they say: a log has most rows many times
# a row's header: its length, NULL for the number that is stored elsewhere, and a text of 8 letters, the night's name
_HEADER = re.compile(rb"[\x06-\x20]\x00\x1d")


class Salvage(NamedTuple):
    """The rows that were found: nights by their name, and their entries by number."""

    nights: dict[str, NightRow]
    entries: dict[str, dict[int, EntryRow]]


class Record(NamedTuple):
    """The bytes where a row may be written, and the numbers that it may have."""

    written: bytes
    numbers: tuple[int, ...]


def salvage(path: Path, log: Path | None = None) -> Salvage:
    """Every whole row of a journal and of its write-ahead log; OSError if the file cannot be read."""
    data = read_regular(path)
    log = log or log_of(path)
    return salvaged(data, read_regular(log) if log.exists() else b"")


def salvaged(data: bytes, log: bytes) -> Salvage:
    """The same for bytes: first the newest version of each page, and then all older ones."""
    found, tried = Salvage({}, {}), set[Record]()
    file, frames = list(_pages(data)), list(_frames(log))
    salts = _salts(log, frames)
    now = [frame for frame in frames if _are_alike(frame.salts, salts)]
    before = [frame for frame in frames if not _are_alike(frame.salts, salts)]
    newest = {page.number: page.image for page in (*file, *now)}
    older = (page.image for page in (*reversed(now), *reversed(before), *file))
    for record in chain.from_iterable(_records(image, newest) for image in chain(newest.values(), older)):
        if record not in tried:  # most of a log is the same rows again
            tried.add(record)
            _keep(found, record)
    return found


def _keep(found: Salvage, record: Record) -> None:
    for row in _row(record):
        if isinstance(row, NightRow):
            found.nights.setdefault(row.night, row)
        else:
            found.entries.setdefault(row.night, {}).setdefault(row.number, row)


class Page(NamedTuple):
    """One page as it was at some time; the salts tell in which pass through the log it was written."""

    number: int
    image: bytes
    salts: bytes = b""


def _pages(data: bytes) -> Iterator[Page]:
    """The pages of the file itself."""
    for at in range(0, len(data), PAGE_BYTES):
        yield Page(at // PAGE_BYTES + 1, data[at : at + PAGE_BYTES])


def _frames(log: bytes) -> Iterator[Page]:
    """The pages in a write-ahead log."""
    for at in range(LOG_HEADER_BYTES, len(log), FRAME_HEADER_BYTES + PAGE_BYTES):
        image = at + FRAME_HEADER_BYTES
        number = int.from_bytes(log[at : at + 4], "big")
        yield Page(number, log[image : image + PAGE_BYTES], log[at + SALTS : at + SALTS + SALTS_BYTES])


def _salts(log: bytes, frames: list[Page]) -> bytes:
    """The salts of the newest pass. SQLite rewrites a full log from its start, and leaves the rest unchanged."""
    salts = log[LOG_SALTS : LOG_SALTS + SALTS_BYTES]
    if not frames or any(_are_alike(frame.salts, salts) for frame in frames):
        return salts
    return frames[0].salts  # the log's own header is damaged


def _are_alike(salts: bytes, others: bytes) -> bool:
    """Whether both salts are equal, but for one flipped bit. Salts of another pass differ in half of their bits."""
    return (int.from_bytes(salts, "big") ^ int.from_bytes(others, "big")).bit_count() <= 1


def _records(page: bytes, pages: dict[int, bytes]) -> Iterator[Record]:
    for header in _HEADER.finditer(page):
        written = _written(page, header.start(), pages)
        if written is not None:
            yield Record(written, tuple(_numbers_before(page, header.start())))


def _numbers_before(page: bytes, at: int) -> Iterator[int]:
    """The numbers that may stand right before a row's header; their length cannot be read backwards."""
    number = 0
    for length in range(1, min(NUMBER_BYTES, at) + 1):
        byte = page[at - length]
        if (byte < 0x80) != (length == 1):  # of a number's bytes, the last one alone is so small
            return
        number |= (byte & 0x7F) << 7 * (length - 1)
        yield number


def _written(page: bytes, at: int, pages: dict[int, bytes]) -> bytes | None:
    """The bytes of a row, with those on further pages; None if no row can start here."""
    kinds = _kinds(page[at : at + page[at]])
    if kinds is None or len(kinds) not in (ENTRY_COLUMNS, NIGHT_COLUMNS):
        return None
    length = page[at] + sum(map(_size, kinds))
    if length > MOST_ROW_BYTES:
        return None
    if length <= MOST_LOCAL:
        return page[at : at + length]
    local = LEAST_LOCAL + (length - LEAST_LOCAL) % (PAGE_BYTES - 4)
    local = local if local <= MOST_LOCAL else LEAST_LOCAL
    return page[at : at + local] + _overflow(page[at + local : at + local + 4], length - local, pages)


def _overflow(pointer: bytes, length: int, pages: dict[int, bytes]) -> bytes:
    """The bytes that follow on other pages."""
    found = b""
    while len(found) < length and (page := pages.get(int.from_bytes(pointer, "big"))) and len(page) > 4:
        pointer, found = page[:4], found + page[4:]
    return found[:length]


@lru_cache(maxsize=MOST_HEADERS)
def _kinds(header: bytes) -> tuple[int, ...] | None:
    """The kinds of a row's columns: after its own length, a header is numbers of variable length, which fill it."""
    kinds, kind = list[int](), 0
    for byte in header[1:]:
        kind = kind << 7 | byte & 0x7F
        if byte < 0x80:
            kinds.append(kind)
            kind = 0
    is_full = len(header) == header[0] and header[-1] < 0x80
    return tuple(kinds) if is_full else None


def _size(kind: int) -> int:
    return (kind - 12) // 2 if kind >= 12 else (0, 1, 2, 3, 4, 6, 8, 8, 0, 0, 0, 0)[kind]


def _row(record: Record) -> Iterator[NightRow | EntryRow]:
    """The row that is written here, also where one bit or one digit of it was changed."""
    mended = _almost(record.written) if len(record.written) <= MOST_MENDED_BYTES else ()
    for written in chain([record.written], mended):
        for number in record.numbers:
            row = _read(written, number)
            if row is not None and is_whole(row):
                yield row
                return


def _almost(record: bytes) -> Iterator[bytes]:
    """The same bytes with one bit flipped, or one digit changed."""
    spoilt = bytearray(record)
    for at, byte in enumerate(record):
        others = {byte ^ 1 << bit for bit in range(8)}
        others |= set(b"0123456789") if byte in b"0123456789" else set()
        for other in others:
            spoilt[at] = other
            yield bytes(spoilt)
        spoilt[at] = byte


def _read(record: bytes, number: int) -> NightRow | EntryRow | None:
    kinds = _kinds(record[: record[0]]) if record[0] else None
    if kinds is None or len(kinds) not in (ENTRY_COLUMNS, NIGHT_COLUMNS):
        return None
    values, at = list[str | int | None](), record[0]
    for kind in kinds:
        end = at + _size(kind)
        try:
            values.append(_value(kind, record[at:end]))
        except UnicodeDecodeError:
            return None
        at = end
    return _named(values, number)


def _value(kind: int, raw: bytes) -> str | int | None:
    if kind >= 13 and kind % 2:
        return raw.decode()
    if kind in (8, 9):
        return kind - 8
    return None if kind in (0, 7) or kind > 9 else int.from_bytes(raw, "big", signed=True)


def _named(values: list[str | int | None], number: int) -> NightRow | EntryRow:
    if len(values) == NIGHT_COLUMNS:
        return NightRow(*values[1:])  # type: ignore[arg-type]  # their checksum proves what they are
    return EntryRow(number, *values[1:])  # type: ignore[arg-type]  # their checksum proves what they are
