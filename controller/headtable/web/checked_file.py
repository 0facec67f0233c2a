"""A file of state that survives a restart of the pages: with a checksum, and for its owner alone."""

from __future__ import annotations

import os
import zlib
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

import msgspec
from msgspec import Struct

from headtable.complaints import Complaints
from headtable.config.atomic import Rights, write_atomically
from headtable.errors import Unwell
from headtable.regular_files import read_bytes
from headtable.saying import sentence

ONLY_OURS = 0o600
Content = TypeVar("Content", bound=Struct)


class Troubles(NamedTuple):
    """The sentences about a file that cannot be read, and about one that cannot be written."""

    not_read: str
    not_kept: str


class _Checked(Struct):
    """The file itself, with a checksum: a memory card may flip a bit of a code."""

    crc32: int  # of ``kept``, as it is written
    kept: msgspec.Raw


class CheckedFile(Generic[Content]):
    """The file and its content. If it cannot be read, that is logged and the pages go on."""

    def __init__(self, file: Path | None, kind: type[Content], complaints: Complaints, troubles: Troubles) -> None:
        self._file = file
        self._kind = kind
        self._complaints = complaints
        self._troubles = troubles
        self.kept = self._read()

    def _written(self) -> str:
        """The content as the file has it."""
        raw = msgspec.json.encode(self.kept)
        return msgspec.json.encode(_Checked(zlib.crc32(raw), msgspec.Raw(raw))).decode()

    def _on_unreadable(self, file: Path, why: Unwell) -> None:
        """Log that the file cannot be read."""
        self._complaints.note(str(file), why)

    def _read(self) -> Content:
        if self._file is None:
            return self._kind()
        try:
            return self._kept_in(read_bytes(self._file))
        except FileNotFoundError:
            return self._kind()
        except Unwell as changed:
            self._on_unreadable(self._file, changed)
        except (OSError, msgspec.DecodeError, ValueError, RecursionError) as trouble:
            self._on_unreadable(self._file, Unwell(self._troubles.not_read, error=str(trouble)))
        return self._kind()

    def _kept_in(self, written: bytes) -> Content:
        """The content of a file.

        Raises msgspec.DecodeError if it is empty, and Unwell if it differs from what was written.
        """
        checked = msgspec.json.decode(written, type=_Checked)
        if zlib.crc32(checked.kept) != checked.crc32:
            raise Unwell(self._troubles.not_read, error=sentence("state-changed"))
        return msgspec.json.decode(checked.kept, type=self._kind)


def write_for_owner(file: Path, content: str) -> None:
    """Replace a file that only its owner may read."""
    write_atomically(file, content, Rights(os.geteuid(), os.getegid(), ONLY_OURS))
