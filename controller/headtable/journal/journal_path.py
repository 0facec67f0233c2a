"""Checks the path of a configured journal."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from headtable.config import Config, Where
from headtable.saying.catalogue import Sentence, sentence

MOST_NAME_BYTES = 240  # a file system allows 255; -wal-spare and other suffixes are ours


def journal_path_problems(config: Config) -> Iterator[tuple[Where, Sentence]]:
    """The reason why a configured journal cannot be a file."""
    journal = config.engine.journal
    where = ("engine", "journal")
    if os.path.isdir(journal):
        yield where, sentence("journal-is-folder", journal=journal)
    elif os.path.exists(journal) and not os.path.isfile(journal):
        yield where, sentence("journal-is-device", journal=journal)
    elif journal.endswith("/"):
        yield where, sentence("journal-named-as-folder", journal=journal)
    elif len(os.fsencode(Path(journal).name)) > MOST_NAME_BYTES:
        yield where, sentence("journal-name-too-long", journal=journal, most=MOST_NAME_BYTES)
