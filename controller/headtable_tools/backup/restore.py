"""Put a backup's files in their places: ``restore(Path("headtable-backup-2026-11-27-200000.zip"), places, now)``."""

from __future__ import annotations

import os
import shutil
import sqlite3
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from datetime import datetime
from itertools import zip_longest
from pathlib import Path

import msgspec
from msgspec import Struct

from headtable.config.atomic import Rights, write_atomically
from headtable.errors import BadConfig, Unwell
from headtable.journal.archive import names_held
from headtable.journal.file import followed, index_of, lock, log_of, open_read_only
from headtable.journal.moves import moves_in
from headtable.web.pages_lock import pages_stay_away
from headtable_tools.backup.contents import ABOUT, AUTHORITY_KEY, CONFIG, NIGHTS, About, Places

ASIDE = "before-restore-{now:%Y-%m-%d-%H%M%S}"
OWNERS_ONLY, GROUPS_TOO = 0o600, 0o640


class Restored(Struct, frozen=True):
    """What a backup has brought."""

    made: str
    files: tuple[str, ...]  # those that were written; the others were the same already
    aside: tuple[str, ...]  # files that had another content, and where they are now
    left_out: tuple[str, ...]  # configuration that was not asked for


class Found(Struct, frozen=True):
    """A file in a backup, and where it belongs."""

    name: str
    place: Path
    content: bytes
    mode: int

    @property
    def is_config(self) -> bool:
        """Whether it is configuration, keys or certificates, which come only if they are asked for."""
        return self.name.startswith(f"{CONFIG}/")


def restore(file: Path, places: Places, now: datetime, *, with_config: bool) -> Restored:
    """Put a backup's files in their places, while neither engine nor pages run there.

    Files with another content are moved aside. BadConfig: this is no backup, or a damaged one; then nothing was
    written. Unwell: an engine or the pages run, or the disk failed.
    """
    about, found = read_backup(file, places)
    if about.move:
        raise BadConfig("backup-is-a-move", file=file)
    _check_not_moved(places)
    wanted = [one for one in found if with_config or not one.is_config]
    left_out = tuple(one.name for one in found if one not in wanted)
    files, aside = put(wanted, places, now, file)
    return Restored(about.made, files, aside, left_out)


def _check_not_moved(places: Places) -> None:
    """BadConfig if tonight's night goes on at another machine: an earlier backup would let it go on here, too."""
    steps = moves_in(followed(places.journal))
    if steps and steps[-1].is_gone:
        raise BadConfig("night-has-left", at=steps[-1].at, file=steps[-1].file)


def put(wanted: list[Found], places: Places, now: datetime, file: Path) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Write these files and move aside what differs; the paths of both.

    Unwell: an engine or the pages run, or a disk failed.
    """
    try:
        here = followed(places.journal)
        with lock(here), names_held(here), pages_stay_away(places.pages):
            changed = [one for one in wanted if not _is_there(one)]
            rights = [_rights_for(one, places.config) for one in changed]
            aside = [*_move_aside(changed, places.state / ASIDE.format(now=now))]
            for one, its_rights in zip(changed, rights, strict=True):
                _make_folder(one.place.parent)
                write_atomically(one.place, one.content, its_rights)
    except OSError as trouble:
        raise Unwell("restore-failed", file=trouble.filename or file, error=trouble.strerror) from None
    return tuple(str(one.place) for one in changed), tuple(aside)


def read_backup(file: Path, places: Places) -> tuple[About, list[Found]]:
    """What a backup says of itself, and its files; BadConfig if it is none, or damaged."""
    try:
        with _opened(file) as archive:
            about = msgspec.json.decode(archive.read(ABOUT), type=About)
            return about, [_found(archive, one, places, about) for one in archive.infolist() if one.filename != ABOUT]
    except OSError as trouble:
        raise BadConfig("backup-unreadable", file=file, error=trouble.strerror) from None
    except (zipfile.BadZipFile, zlib.error, KeyError, ValueError, NotImplementedError, RuntimeError) as trouble:
        raise BadConfig("not-a-backup", file=file, error=str(trouble).strip("'\"")) from None


@contextmanager
def _opened(file: Path) -> Iterator[zipfile.ZipFile]:
    with ExitStack() as opened:
        archive = opened.enter_context(zipfile.ZipFile(file))
        damaged = archive.testzip()
        if damaged is not None:
            raise zipfile.BadZipFile(damaged)
        yield archive


def _found(archive: zipfile.ZipFile, info: zipfile.ZipInfo, places: Places, about: About) -> Found:
    place = places.place_of(info.filename, about)
    is_open = (info.external_attr >> 16) & 0o040 or info.filename.startswith(f"{NIGHTS}/")  # the pages read nights
    return Found(info.filename, place, archive.read(info), GROUPS_TOO if is_open else OWNERS_ONLY)


def _is_there(one: Found) -> bool:
    """Whether the same is there already. The file of a journal may differ although its entries are the same."""
    if not one.place.is_file():
        return False
    is_journal_copy = one.name.startswith(f"{NIGHTS}/") and one.name.endswith(".db")
    return _has_the_same_rows(one) if is_journal_copy else one.place.read_bytes() == one.content


def _has_the_same_rows(one: Found) -> bool:
    try:
        with closing(open_read_only(one.place)) as here, closing(sqlite3.connect(":memory:")) as there:
            there.deserialize(one.content)
            return all(a == b for a, b in zip_longest(here.iterdump(), there.iterdump()))
    except sqlite3.Error:  # one of them is damaged
        return False


def _move_aside(changed: list[Found], aside: Path) -> Iterator[str]:
    for one in changed:
        for path in (one.place, log_of(one.place), index_of(one.place)):
            if path.exists():
                target = (aside / one.name).with_name(path.name)
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.move(path, target)  # the configuration may lie on another disk
                yield str(target)


def _make_folder(folder: Path) -> None:
    """Make a folder if it is missing, for the owner of the one above."""
    if not folder.exists():
        folder.mkdir()
        above = folder.parent.stat()
        os.chown(folder, above.st_uid, above.st_gid)


def _rights_for(one: Found, config: Path) -> Rights:
    """The owner of the file that is there, or of its folder; an authority's key is not for the pages.

    A new file of the configuration is for those who read headtable.toml.
    """
    if one.place.name == AUTHORITY_KEY:
        return Rights(os.geteuid(), os.getegid(), one.mode)
    beside = [config] if one.name.startswith(f"{CONFIG}/") else []
    owner = next(place for place in (one.place, *beside, *one.place.parents) if place.exists()).stat()
    return Rights(owner.st_uid, owner.st_gid, one.mode)
