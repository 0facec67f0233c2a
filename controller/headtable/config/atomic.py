"""Writes a file that a host keeps, in one step: a machine that dies meanwhile has the old one or the new one."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import NamedTuple


class Rights(NamedTuple):
    """Whose a file is, and who may do what with it."""

    owner: int
    group: int
    mode: int


def write_atomically(file: Path, text: str, rights: Rights) -> None:
    """Put this in the file's place; OSError if it cannot be, and then nothing of it is left lying about."""
    with tempfile.NamedTemporaryFile("w", encoding="utf-8", dir=file.parent, delete=False) as new:  # is 0600
        try:
            new.write(text)
            new.flush()
            made = os.fstat(new.fileno())
            if (made.st_uid, made.st_gid) != (rights.owner, rights.group):  # a hardened unit may not even ask
                os.fchown(new.fileno(), rights.owner, rights.group)
            os.fchmod(new.fileno(), rights.mode)
            os.fsync(new.fileno())
            os.replace(new.name, file)
        except BaseException:  # also where somebody breaks it off: it may hold a secret
            os.unlink(new.name)
            raise
