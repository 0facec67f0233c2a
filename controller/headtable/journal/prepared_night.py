"""The journal of an ordered night, written whole before the last night is archived.

So neither a full disk nor a power cut loses the order.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from headtable.errors import BadConfig, Unwell
from headtable.journal.file import followed, lock, opened_at, sync_folder, write_new
from headtable.journal.journal import Journal, cleared
from headtable.journal.rows import about_row, night_row
from headtable.messages.new_night import AboutNight


def prepared_name(path: Path) -> Path:
    """The name that an ordered journal has until the last one is archived."""
    path = followed(path)
    return path.with_name(f"{path.name}-next")


def prepare_night(path: Path, ruleset: str, seed: str, about: AboutNight) -> None:
    """Write the whole journal of the next night beside tonight's."""
    night = night_row(secrets.token_hex(4), ruleset, seed, opened_at(time.time))
    write_new(followed(path), night, about_row(about.title, about.day, about.place), prepared_name(path))


def discard_prepared(path: Path) -> None:
    """Delete a prepared journal: its order did not end the last night."""
    with suppress(OSError):
        prepared_name(path).unlink(missing_ok=True)


def open_prepared(path: Path, flushed: Callable[[], None] = lambda: None) -> Journal | None:
    """Give a prepared journal the name of tonight's, and open it; None if no night was prepared."""
    path, prepared = followed(path), prepared_name(path)
    if not prepared.is_file():
        return None
    with lock(path):
        if path.exists():
            raise BadConfig("journal-exists", journal=str(path))
        left = cleared(path)
        try:
            prepared.rename(path)
            sync_folder(path.absolute().parent)
        except OSError as trouble:
            raise Unwell("journal-not-created", journal=str(path), error=str(trouble)) from None
    journal = Journal.open(path, flushed=flushed)
    journal.left_log = left
    return journal
