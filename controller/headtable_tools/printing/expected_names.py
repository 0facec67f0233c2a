"""The names of those who are expected, from a file with one on each line."""

from __future__ import annotations

from pathlib import Path

from headtable.config.parsing import text_in
from headtable.errors import BadConfig
from headtable.regular_files import read_bytes


def expected_names(file: Path) -> tuple[str, ...]:
    """Each name once; BadConfig if the file cannot be read."""
    try:
        text = text_in(read_bytes(file), str(file))
    except OSError as error:
        raise BadConfig("print-names-unreadable", file=file, error=error.strerror or str(error)) from None
    return tuple(dict.fromkeys(name for line in text.splitlines() if (name := line.strip())))
