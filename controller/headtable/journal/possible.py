"""Which journal a configuration may name."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from headtable.config import Config, Where
from headtable.saying import text

MOST_NAME_BYTES = 240  # a file system has 255; -wal-spare and other endings are ours


def unusable(config: Config) -> Iterator[tuple[Where, str]]:
    """A journal in the configuration that cannot be a file."""
    journal = config.engine.journal
    where = ("engine", "journal")
    if os.path.isdir(journal):
        yield where, text("journal-is-folder", journal=journal)
    elif os.path.exists(journal) and not os.path.isfile(journal):
        yield where, text("journal-is-device", journal=journal)
    elif journal.endswith("/"):
        yield where, text("journal-named-as-folder", journal=journal)
    elif len(os.fsencode(Path(journal).name)) > MOST_NAME_BYTES:
        yield where, text("journal-name-too-long", journal=journal, most=MOST_NAME_BYTES)
