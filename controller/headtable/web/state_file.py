"""The state that survives a restart of the pages: codes, phones, hosts and accounts. Only its owner may read it."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from msgspec import Struct, field

from headtable.complaints import Complaints
from headtable.config import Config
from headtable.config.place import pages_folder
from headtable.messages.new_night import AboutNight
from headtable.messages.words import Uid
from headtable.web.background_file import BackgroundFile, DamageTroubles, Write, write_durably
from headtable.web.checked_file import CheckedFile, Troubles

FILE = "headtable-pages.json"
TROUBLES = DamageTroubles(Troubles("state-not-read", "state-not-kept"), "state-set-aside", "state-not-set-aside")
Unnamed = Literal["stay", "leave"]  # what becomes of guests who are not among the names of the next night
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


class PreparedNight(Struct, frozen=True):
    """A night that a host prepares while another one goes on."""

    ruleset: str
    about: AboutNight = AboutNight()
    names: str = ""  # for the opening, one a line
    players: tuple[str, ...] = ()  # the same people, for the guest list
    unnamed: Unnamed = "stay"


class StoredState(Struct):
    """The content of the file."""

    night: str = ""
    codes: dict[int, str] = field(default_factory=dict)
    phones: list[Phone] = field(default_factory=list)
    pads: dict[int, str] = field(default_factory=dict)  # the phone that is a table's pad
    hosts: list[HostSession] = field(default_factory=list)
    accounts: list[Account] = field(default_factory=list)
    is_unclaimed: bool = False  # whether it asks for its first host, as nobody has signed in yet
    ended_key: str = ""  # a hash of the key that lets nobody in any more
    notice: str = ""  # the host's words for the hall
    names: str = ""  # that a host has pasted for the opening
    next_night: PreparedNight | None = None
    season_names: dict[str, str] = field(default_factory=dict)  # names of the season by what they become
    scenes: dict[str, str] = field(default_factory=dict)  # the host's choice for each screen


class StateFile(BackgroundFile[StoredState]):
    """The file of codes, phones and hosts.

    A change counts at once. Whoever answers for it, or shows it, awaits ``stored`` first. ``is_new`` says that pages
    have never kept anything here, not even a file that was damaged and renamed.
    """

    def __init__(self, file: Path | None, complaints: Complaints, write: Write = write_durably) -> None:
        self.is_new = file is not None and not any(file.parent.glob(f"{file.stem}*{file.suffix}"))
        super().__init__(file, StoredState, complaints, TROUBLES, write=write)


def stored_codes(file: Path, complaints: Complaints) -> dict[int, str]:
    """The codes of the tables, for a program that is not the pages. It leaves a damaged file where it is."""
    return CheckedFile(file, StoredState, complaints, TROUBLES.usual).kept.codes


def stored_season_names(file: Path, complaints: Complaints) -> dict[str, str]:
    """The joined names of the season, for a program that is not the pages. It leaves a damaged file where it is."""
    return CheckedFile(file, StoredState, complaints, TROUBLES.usual).kept.season_names


def file_of(config: Config) -> Path:
    """The path of the pages' state."""
    return pages_folder(config) / FILE
