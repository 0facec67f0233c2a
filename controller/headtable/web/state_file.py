"""The state that survives a restart of the pages: codes, phones and hosts. Only the file's owner may read it."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct, field

from headtable.complaints import Complaints
from headtable.config import Config
from headtable.config.place import state_folder
from headtable.web.checked_file import CheckedFile, Troubles

FILE = "headtable-pages.json"


class Phone(Struct):
    """A phone that has shown its table's code; the token in its cookie is kept as a hash."""

    id: str
    token: str
    table: int
    kind: str
    joined_s: float  # by the hall's clock, for people


class HostSession(Struct):
    """A browser that has shown the host's key. Its token is kept as a keyed hash, so a new key ends the session."""

    token: str
    until_s: float


class StoredState(Struct):
    """The content of the file."""

    night: str = ""
    codes: dict[int, str] = field(default_factory=dict)
    phones: list[Phone] = field(default_factory=list)
    pads: dict[int, str] = field(default_factory=dict)  # the phone that is a table's pad
    hosts: list[HostSession] = field(default_factory=list)
    notice: str = ""  # the host's words for the hall
    names: str = ""  # that a host has pasted for the opening
    scenes: dict[str, str] = field(default_factory=dict)  # the host's choice for each screen
    picture: str = ""  # the version of the hall's picture; empty if there is none


class StateFile(CheckedFile[StoredState]):
    """The file of codes, phones and hosts."""

    def __init__(self, file: Path | None, complaints: Complaints) -> None:
        super().__init__(file, StoredState, complaints, Troubles("state-not-read", "state-not-kept"))


def file_of(config: Config) -> Path:
    """The path of the pages' state: in systemd's folder for them, or beside the night's journal."""
    return state_folder(config) / FILE
