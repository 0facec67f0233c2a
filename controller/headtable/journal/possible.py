"""Which journal a configuration may name."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from headtable.config import Config, Where

MOST_NAME_BYTES = 240  # a file system has 255; -wal-spare and other endings are ours


def unusable(config: Config) -> Iterator[tuple[Where, str]]:
    """A journal in the configuration that no file can be."""
    journal = config.engine.journal
    where, told = ("engine", "journal"), f'[engine] journal = "{journal}"'
    if os.path.isdir(journal):
        yield where, f'{told} is a folder: name a file in it, as in "tonight.night.db"'
    elif os.path.exists(journal) and not os.path.isfile(journal):
        yield where, f"{told} is a pipe or a device: name a file on a disk"
    elif journal.endswith("/"):
        yield where, f'{told} is the name of a folder: name a file in it, as in "tonight.night.db"'
    elif len(os.fsencode(Path(journal).name)) > MOST_NAME_BYTES:
        yield where, f"{told} is too long: a name of {MOST_NAME_BYTES} letters leaves room for the files beside it"
