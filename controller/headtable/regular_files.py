"""Reads files that a user has named. A pipe, a device or a folder under that name never blocks a command."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

from headtable.saying import text

MOST_BYTES = 64 * 1024 * 1024  # of a file that people write; a device such as /dev/zero never ends


def read_bytes(path: Path) -> bytes:
    """All of a file, or of a pipe with a writer; OSError if nothing can arrive, or too much does."""
    with open(path, "rb", opener=without_waiting) as file:
        os.set_blocking(file.fileno(), True)
        found = file.read(MOST_BYTES + 1)
        if not found and stat.S_ISFIFO(os.fstat(file.fileno()).st_mode):
            raise OSError(errno.ENXIO, text("file-pipe-unwritten"), str(path))
    if len(found) > MOST_BYTES:
        raise OSError(errno.EFBIG, text("file-too-long", mebibytes=MOST_BYTES >> 20), str(path))
    return found


def read_regular(path: Path) -> bytes:
    """All of a file on a disk, however long; OSError for anything else."""
    check_regular(path)
    return path.read_bytes()


def check_regular(path: Path) -> None:
    """Raise OSError if this is no file on a disk."""
    mode = path.stat().st_mode
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(mode):
        raise OSError(errno.ESPIPE, text("file-not-regular"), str(path))


def without_waiting(name: str, flags: int) -> int:
    """An ``opener`` for open(): a pipe without another end is empty or an error, and never blocks."""
    return os.open(name, flags | os.O_NONBLOCK | os.O_CLOEXEC, 0o666)
