"""A checked file that a thread writes, so that a slow disk holds up no page. A damaged one is never overwritten."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import chain, count
from pathlib import Path
from typing import NamedTuple

from headtable.complaints import Complaints
from headtable.errors import Unwell
from headtable.journal.file import sync_folder
from headtable.web.checked_file import CheckedFile, Content, Troubles, write_for_owner

Write = Callable[[Path, str], None]
"""Puts a file's new content on the disk, or raises OSError."""


def write_durably(file: Path, content: str) -> None:
    """Replace a file so that a power cut takes neither its content nor its name away."""
    write_for_owner(file, content)
    sync_folder(file.parent)


class DamageTroubles(NamedTuple):
    """The sentences about a file, about a damaged one that was renamed, and about one that could not be renamed."""

    usual: Troubles
    renamed: str
    not_renamed: str


class BackgroundFile(CheckedFile[Content]):
    """The file and its content.

    ``save_soon`` begins to write, and ``stored`` waits for the disk. One write runs at a time, and it has all changes
    so far. So an older content never replaces a newer one.
    """

    def __init__(
        self,
        file: Path | None,
        kind: type[Content],
        complaints: Complaints,
        troubles: DamageTroubles,
        *,
        write: Write,
    ) -> None:
        self._aside = troubles
        self._write = write
        self._changes = 0  # since the start
        self._stored = 0  # the changes that have been written
        self._writing: asyncio.Task[None] | None = None
        self._damaged: Unwell | None = None
        self._unwritten: Unwell | None = None
        super().__init__(file, kind, complaints, troubles.usual)

    @property
    def wrong(self) -> tuple[Unwell, ...]:
        """What the owner must know: where a damaged file is, and why the latest change is not on the disk."""
        return tuple(one for one in (self._damaged, self._unwritten) if one)

    def save_soon(self) -> None:
        """Begin to write what has changed."""
        if self._file is None:
            return
        self._changes += 1
        if self._writing is None or self._writing.done():
            self._writing = asyncio.get_running_loop().create_task(self._write_changes(self._file))

    async def stored(self) -> None:
        """Wait until every change so far is on the disk, or was tried. To stop waiting does not stop the writing."""
        wanted = self._changes
        while self._writing and self._stored < wanted:
            await asyncio.shield(self._writing)

    async def _write_changes(self, file: Path) -> None:
        while self._stored < self._changes:
            changes = self._changes
            try:
                await asyncio.to_thread(self._write, file, self._written())
                self._unwritten = None
            except OSError as trouble:
                self._unwritten = Unwell(self._troubles.not_kept, error=trouble.strerror)
                self._complaints.note(str(file), self._unwritten)
            self._stored = changes

    def _on_unreadable(self, file: Path, why: Unwell) -> None:
        """Log it, and rename the file. If that fails, nothing is written over it."""
        super()._on_unreadable(file, why)
        try:
            place = _free_place(file)
            file.rename(place)
            sync_folder(place.parent)
            self._damaged = Unwell(self._aside.renamed, place=str(place))
        except OSError as trouble:
            self._file = None
            self._damaged = Unwell(self._aside.not_renamed, file=str(file), error=trouble.strerror)
        self._complaints.note(str(file), self._damaged)


def _free_place(file: Path) -> Path:
    """``headtable-guests.damaged.json`` beside the file, or the next free name."""
    endings = chain(["damaged"], (f"damaged-{number}" for number in count(2)))
    places = (file.with_name(f"{file.stem}.{ending}{file.suffix}") for ending in endings)
    return next(place for place in places if not place.exists())
