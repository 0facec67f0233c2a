"""Which journal a configuration may name."""

from __future__ import annotations

import os
from collections.abc import Iterator

from headtable.config import Config, Where


def unusable(config: Config) -> Iterator[tuple[Where, str]]:
    """A journal in the configuration that no file can be."""
    journal = config.engine.journal
    if os.path.isdir(journal):
        yield (
            ("engine", "journal"),
            f'[engine] journal = "{journal}" is a folder: name a file in it, as in "tonight.night.db"',
        )
