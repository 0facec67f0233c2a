"""Replace a file in one step: after a power cut it is either the old one or the new one."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import NamedTuple


class Rights(NamedTuple):
    """A file's owner, group and mode."""

    owner: int
    group: int
    mode: int


def write_atomically(file: Path, content: str | bytes, rights: Rights) -> None:
    """Replace a file's content; text becomes UTF-8. After an OSError no temporary file is left."""
    with tempfile.NamedTemporaryFile(dir=file.parent, delete=False) as new:  # is 0600
        try:
            new.write(content.encode() if isinstance(content, str) else content)
            new.flush()
            made = os.fstat(new.fileno())
            if (made.st_uid, made.st_gid) != (rights.owner, rights.group):  # a hardened unit may not even call fchown
                os.fchown(new.fileno(), rights.owner, rights.group)
            os.fchmod(new.fileno(), rights.mode)
            os.fsync(new.fileno())
            os.replace(new.name, file)
        except BaseException:  # also after Ctrl-C: the file may hold a secret
            os.unlink(new.name)
            raise
