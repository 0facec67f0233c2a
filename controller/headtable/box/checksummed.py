"""Small files that survive a flipped bit: their text stands there twice, each time with a checksum."""

from __future__ import annotations

import os
import zlib
from pathlib import Path


def replace_file(file: Path, text: bytes) -> None:
    """Replace the file. It waits for no disk, so a power cut may lose the last seconds."""
    new = _new(file)
    new.write_bytes(_twice(text))
    new.replace(file)


def replace_durably(file: Path, text: bytes) -> None:
    """Replace the file, and wait until the disk has it: a power cut after that loses nothing."""
    new = _new(file)
    with new.open("wb") as writing:
        writing.write(_twice(text))
        writing.flush()
        os.fsync(writing.fileno())
    new.replace(file)
    folder = os.open(file.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def _new(file: Path) -> Path:
    return file.with_name(f"{file.name}.new")


def _twice(text: bytes) -> bytes:
    return 2 * (b"%08x %b\n\n" % (zlib.crc32(text), text))  # one for the other's flipped bit


def undamaged(raw: bytes) -> bytes | None:
    """The first undamaged text; None if there is none."""
    for line in raw.split(b"\n"):
        checksum, _, text = line.partition(b" ")
        if checksum == b"%08x" % zlib.crc32(text):
            return text
    return None
