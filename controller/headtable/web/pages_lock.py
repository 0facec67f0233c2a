"""The lock of what the pages keep: they hold it while they run, and whoever replaces their files needs it alone."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import IO

from headtable.errors import Unwell

LOCK = "headtable-pages-lock"


@contextmanager
def pages_run(folder: Path) -> Iterator[None]:
    """Let no command replace the files meanwhile, and wait for one that does. A missing folder is no trouble."""
    with ExitStack() as until_end:
        with suppress(OSError):
            fcntl.flock(until_end.enter_context(_opened(folder)), fcntl.LOCK_SH)
        yield


@contextmanager
def pages_stay_away(folder: Path) -> Iterator[None]:
    """Let no pages start meanwhile; Unwell if they run."""
    folder.mkdir(exist_ok=True)
    with _opened(folder) as held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Unwell("pages-are-running", folder=folder) from None
        yield


def _opened(folder: Path) -> IO[bytes]:
    """The file of the lock. If root makes it, it belongs to the owner of the folder, whose pages lock it, too."""
    held = (folder / LOCK).open("ab")
    owner = folder.stat()
    if os.geteuid() == 0 and owner.st_uid != 0:
        os.fchown(held.fileno(), owner.st_uid, owner.st_gid)
    return held
