"""Which journal a configuration may name."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from headtable.config import Config, Where


def unusable(config: Config) -> Iterator[tuple[Where, str]]:
    """A journal in the configuration that no file can be."""
    journal = config.engine.journal
    if Path(journal).is_dir():
        yield (
            ("engine", "journal"),
            f'[engine] journal = "{journal}" is a folder: name a file in it, as in "tonight.night.db"',
        )
