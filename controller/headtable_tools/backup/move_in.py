"""Go on with a night that comes from another machine: ``move_in(file, places, now, Consent(with_config=True))``."""

from __future__ import annotations

import os
import secrets
import sqlite3
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from msgspec import Struct

from headtable.errors import BadConfig, Trouble, Unwell
from headtable.journal import archive
from headtable.journal.file import followed, is_journal, lock, open_read_only
from headtable.journal.moves import last_move, moves_of, note_move, open_to_move, step_now
from headtable_tools.backup.back_up import copy_of_night
from headtable_tools.backup.contents import NIGHTS, Places
from headtable_tools.backup.restore import GROUPS_TOO, Found, put, read_backup
from headtable_tools.replay.recorded_night import RecordedNight, recorded_night


class Consent(NamedTuple):
    """What a host has agreed to."""

    with_config: bool = False  # bring the configuration and the keys of the devices, too
    old_is_off: bool = False  # the file may be a lone journal: nobody else goes on with it
    put_away: bool = False  # put the night here away, also if it is not over


class MovedIn(Struct, frozen=True):
    """The night goes on here."""

    entries: int
    put_away: str  # the journal of another night that was here
    aside: tuple[str, ...]  # files that had another content, and where they are now
    left_out: tuple[str, ...]  # configuration that was not asked for


class TakenBack(Struct, frozen=True):
    """The night goes on where it had left."""

    journal: str


class _Coming(Struct, frozen=True):
    """The night in a file."""

    move: str
    night: str
    entries: int
    copy: Path  # its journal, which knows that it has arrived
    journal: Found  # the same
    others: tuple[Found, ...]


def move_in(file: Path, places: Places, now: datetime, consent: Consent) -> MovedIn | TakenBack:
    """Go on here with the night in a file. The machine that wrote the file takes its night back.

    BadConfig: it is another file, a damaged or an older one, or another night goes on here. Unwell: an engine runs
    here. Then nothing was changed.
    """
    here = followed(places.journal)
    with TemporaryDirectory(prefix="headtable-move-") as made:
        copy = Path(made) / here.name
        if is_journal(followed(file)):
            coming = _lone_journal(followed(file), copy, places, consent)
            done = _arrived(file, coming, places, now, consent)
            _mark_as_taken(followed(file), coming.move, here)
            return done
        coming = _moved_night(file, copy, places)
        if _has_left_by(here, coming.move):
            return take_back(places)
        return _arrived(file, coming, places, now, consent)


def take_back(places: Places) -> TakenBack:
    """Go on here with the night that has left; BadConfig if none has."""
    here = followed(places.journal)
    if not here.exists():
        raise BadConfig("no-journal-there", journal=str(here))
    with open_to_move(here) as journal:
        step = last_move(journal)
        if step is None or not step.is_gone:
            raise BadConfig("night-has-not-left", journal=here)
        note_move(journal, step_now(step.move, "taken-back", here))
    return TakenBack(str(here))


def _has_left_by(here: Path, move: str) -> bool:
    if not is_journal(here):
        return False
    with closing(open_read_only(here)) as journal:
        step = last_move(journal)
    return step is not None and step.is_gone and step.move == move


def _moved_night(file: Path, copy: Path, places: Places) -> _Coming:
    about, found = read_backup(file, places)
    journals = [one for one in found if one.name == f"{NIGHTS}/{about.journal}"]
    if not about.move or not journals:
        raise BadConfig("not-a-move", file=file)
    copy.write_bytes(journals[0].content)
    others = tuple(one for one in found if not one.name.startswith(f"{NIGHTS}/"))
    return _coming(file, copy, about.move, places, others)


def _lone_journal(file: Path, copy: Path, places: Places, consent: Consent) -> _Coming:
    """A journal alone, from a stick or a backup. Nothing keeps its old engine from going on."""
    if not consent.old_is_off:
        raise BadConfig("move-of-lone-journal", file=file)
    with closing(open_read_only(file)) as journal:
        step = last_move(journal)
    if step and step.is_gone:
        raise BadConfig("night-has-left", at=step.at, file=step.file)
    try:
        copy_of_night(file, copy)
    except sqlite3.Error as trouble:
        raise BadConfig("move-damaged", file=file, error=str(trouble)) from None
    return _coming(file, copy, f"copied-{secrets.token_hex(4)}", places, ())


def _mark_as_taken(file: Path, move: str, here: Path) -> None:
    """Let the old machine know that the night has left, if this stick or card ever comes back to it."""
    with suppress(sqlite3.Error, Unwell), open_to_move(file) as journal:  # a card may be read-only
        note_move(journal, step_now(move, "left", here))


def _coming(file: Path, copy: Path, move: str, places: Places, others: tuple[Found, ...]) -> _Coming:
    """Read the whole night, and note in its journal that it has arrived."""
    try:
        night = recorded_night(copy)
    except Trouble as trouble:
        raise BadConfig("move-damaged", file=file, error=str(trouble)) from None
    with closing(sqlite3.connect(copy, isolation_level=None)) as journal:
        note_move(journal, step_now(move, "arrived", file))
    content = Found(f"{NIGHTS}/{copy.name}", followed(places.journal), copy.read_bytes(), GROUPS_TOO)
    return _Coming(move, night.id, night.entries, copy, content, others)


def _arrived(file: Path, coming: _Coming, places: Places, now: datetime, consent: Consent) -> MovedIn:
    here = followed(places.journal)
    lock(here).close()  # before anything is changed: no engine may run here
    others = [one for one in coming.others if consent.with_config or not one.is_config]
    put_away = _made_room(here, file, coming, consent)
    _, aside = put([*others, coming.journal], places, now, file)  # the journal last: it lets the engine go on
    left_out = tuple(one.name for one in coming.others if one not in others)
    return MovedIn(coming.entries, put_away, aside, left_out)


def _made_room(here: Path, file: Path, coming: _Coming, consent: Consent) -> str:
    """Put another night away, if it has begun; its new place. BadConfig if the night here must stay."""
    found = _night_at(here)
    if found is None or found.night.phase == "closed":
        return ""
    if found.id == coming.night:
        _check_newer(here, file, coming)
        return ""
    if found.night.phase != "over" and not consent.put_away:
        raise BadConfig("night-goes-on", journal=here, opened=found.opened)
    return str(archive(here))


def _night_at(here: Path) -> RecordedNight | None:
    """The night in a journal; None if there is none, or none that anybody could go on with."""
    with suppress(Trouble):
        return recorded_night(here) if os.path.exists(here) else None
    return None


def _check_newer(here: Path, file: Path, coming: _Coming) -> None:
    """BadConfig if the same night is further here than in the file, or has arrived by that file already."""
    with closing(open_read_only(here)) as mine, closing(open_read_only(coming.copy)) as its:
        if any((step.move, step.what) == (coming.move, "arrived") for step in moves_of(mine)):
            raise BadConfig("night-arrived-already", file=file, journal=here)
        last = mine.execute("SELECT number, checksum FROM entries ORDER BY number DESC LIMIT 1").fetchone()
        same = its.execute("SELECT number, checksum FROM entries WHERE number = ?", last[:1]).fetchone()
    if same != last:
        raise BadConfig("night-is-older", file=file, journal=here)
