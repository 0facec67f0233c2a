"""The state that survives a restart of the pages: codes, phones, hosts and accounts. Only its owner may read it."""

from __future__ import annotations

import os
import zlib
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct, field

from headtable.complaints import Complaints
from headtable.config import Config
from headtable.config.atomic import Rights, write_atomically
from headtable.config.place import state_folder
from headtable.errors import Unwell
from headtable.messages.words import Uid
from headtable.regular_files import read_bytes
from headtable.saying import sentence

FILE = "headtable-pages.json"
ONLY_OURS = 0o600
AccountRole = Literal["host", "scorekeeper", "door"]  # what the person of an account may do


class Phone(Struct):
    """A phone that has shown its table's code; the token in its cookie is kept as a hash."""

    id: str
    token: str
    table: int
    kind: str
    joined_s: float  # by the hall's clock, for people


class HostSession(Struct):
    """A browser that has shown the host's key, or signed in to an account. Its token is kept as a hash."""

    token: str
    until_s: float
    account: str = ""  # its id; empty for the key


class Account(Struct):
    """A person who may use the console, or a part of it."""

    id: Uid  # the speaker of what this person enters, in the journal
    name: str
    role: AccountRole
    password: str  # as argon2 writes its hash
    last_s: float | None = None  # the last sign-in, by the hall's clock
    known: list[str] = field(default_factory=list)  # the addresses of the latest sign-ins


class StoredState(Struct):
    """The content of the file."""

    night: str = ""
    codes: dict[int, str] = field(default_factory=dict)
    phones: list[Phone] = field(default_factory=list)
    pads: dict[int, str] = field(default_factory=dict)  # the phone that is a table's pad
    hosts: list[HostSession] = field(default_factory=list)
    accounts: list[Account] = field(default_factory=list)
    notice: str = ""  # the host's words for the hall


class _Checked(Struct):
    """The file itself, with a checksum: a memory card may flip a bit of a code."""

    crc32: int  # of ``kept``, as it is written
    kept: msgspec.Raw


class StateFile:
    """The file and its content. If it cannot be read or written, that is logged and the pages go on."""

    def __init__(self, file: Path | None, complaints: Complaints) -> None:
        self._file = file
        self._complaints = complaints
        self.kept = self._read()

    def save(self) -> None:
        """Write all of it."""
        if self._file is None:
            return
        try:
            write_atomically(self._file, _written(self.kept), Rights(os.geteuid(), os.getegid(), ONLY_OURS))
        except OSError as trouble:
            self._complaints.note(str(self._file), Unwell("state-not-kept", error=trouble.strerror))

    def _read(self) -> StoredState:
        if self._file is None:
            return StoredState()
        try:
            return _kept_in(read_bytes(self._file))
        except FileNotFoundError:
            return StoredState()
        except Unwell as changed:
            self._complaints.note(str(self._file), changed)
            return StoredState()
        except (OSError, msgspec.DecodeError, ValueError, RecursionError) as trouble:
            self._complaints.note(str(self._file), Unwell("state-not-read", error=str(trouble)))
            return StoredState()


def _written(kept: StoredState) -> str:
    raw = msgspec.json.encode(kept)
    return msgspec.json.encode(_Checked(zlib.crc32(raw), msgspec.Raw(raw))).decode()


def _kept_in(written: bytes) -> StoredState:
    """The content of a file.

    Raises msgspec.DecodeError if it is empty, and Unwell if it differs from what was written.
    """
    checked = msgspec.json.decode(written, type=_Checked)
    if zlib.crc32(checked.kept) != checked.crc32:
        raise Unwell("state-not-read", error=sentence("state-changed"))
    return msgspec.json.decode(checked.kept, type=StoredState)


def file_of(config: Config) -> Path:
    """The path of the pages' state: in systemd's folder for them, or beside the night's journal."""
    return state_folder(config) / FILE
