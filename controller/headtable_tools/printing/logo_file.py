"""The charity's logo, from the file of a picture."""

from __future__ import annotations

from pathlib import Path

from headtable.errors import BadConfig
from headtable.regular_files import read_bytes
from headtable_tools.printing.typeset import can_show


def logo_in(file: Path) -> bytes:
    """The picture; BadConfig if the file has none."""
    try:
        picture = read_bytes(file)
    except OSError as error:
        raise BadConfig("print-logo-unreadable", file=file, error=error.strerror or str(error)) from None
    if not can_show(picture):
        raise BadConfig("print-logo-unknown", file=file.name)
    return picture
