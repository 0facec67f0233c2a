"""The journals in a folder, as a list tells them: cheap to read, without any entry of theirs."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from headtable.journal.file import followed, is_journal, read_first
from headtable.journal.log import night_in, opened_in
from headtable.journal.rows import AboutRow, is_whole
from headtable.messages.new_night import AboutNight

_ABOUT = "SELECT title, day, place, checksum FROM about"
_OVER = """SELECT count(*) FROM entries WHERE facts LIKE '%"night-over"%'
  AND number > (SELECT max(number) FROM entries) - 200"""
"""Whether it ended; after that a host corrects a few things at most."""
_LAST = "SELECT max(number) FROM entries WHERE refusal IS NULL"


class NightFile(Struct, frozen=True):
    """One journal: the name of its file and of its night, when it was made, and the host's words about it."""

    file: str
    night: str
    opened: str
    about: AboutNight
    is_begun: bool  # whether an entry was accepted in it
    is_over: bool = True  # whether it was played to its end


def night_files(folder: Path) -> tuple[NightFile, ...]:
    """Every journal in a folder, the newest first; OSError if the folder cannot be read."""
    found = [_night_file(path) for path in folder.iterdir() if path.name.endswith(".db") and is_journal(path)]
    return tuple(sorted(found, key=lambda one: (one.opened, one.file), reverse=True))


def _night_file(path: Path) -> NightFile:
    last = read_first(path, _LAST)
    is_begun = last is None or last[0] is not None  # a file that cannot be read may hold a night
    ended = read_first(path, _OVER)
    is_over = ended is None or ended[0] != 0  # nobody knows of a file that cannot be read
    return NightFile(path.name, night_in(path) or "", opened_in(path) or "", about_in(path), is_begun, is_over)


def about_in(path: Path) -> AboutNight:
    """The host's words about a journal's night, from the file alone; empty if it has none, or changed ones."""
    row = about_row_in(path)
    return AboutNight(row.title, row.day, row.place) if row else AboutNight()


def about_row_in(path: Path) -> AboutRow | None:
    """The row of these words; None if the file has no whole one."""
    found = read_first(followed(path), _ABOUT)
    row = AboutRow(*found) if found else None  # type: ignore[arg-type]  # its checksum proves what it is
    return row if row and is_whole(row) else None
