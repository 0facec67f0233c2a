"""Takes what a PC has put on the boot partition, and answers there in a text file that any PC shows.

A file that was taken is gone afterwards, since it may hold a password. A file that is wrong stays, to be corrected.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from msgspec import Struct

from headtable.complaints import Complaints
from headtable.config import load
from headtable.errors import Trouble, Unwell
from headtable.saying import say
from headtable.web.state_file import file_of
from headtable_tools.first_start.configuration import Prove, take
from headtable_tools.first_start.first_host import let_in
from headtable_tools.first_start.start_file import FILE, read_start_file
from headtable_tools.first_start.wifi_connection import join

CONFIG_FILE, ANSWER_FILE = "headtable.toml", "headtable-start.txt"


class ConfigurationTaken(Struct, frozen=True, tag=True):
    """The new configuration counts."""

    file: str
    before: str  # where the old one is


class WifiTaken(Struct, frozen=True, tag=True):
    """The Pi joins this network."""

    network: str


class HostTaken(Struct, frozen=True, tag=True):
    """This person may sign in."""

    name: str


class NotTaken(Struct, frozen=True, tag=True):
    """A file is wrong, or something could not be written. The file stays."""

    file: str
    why: str  # the sentence


Outcome = ConfigurationTaken | WifiTaken | HostTaken | NotTaken


class Installation(NamedTuple):
    """Where things belong on this machine, and how its configuration is read."""

    config: Path
    connections: Path  # NetworkManager's
    prove: Prove


async def take_all(boot: Path, here: Installation, complaints: Complaints) -> list[Outcome]:
    """Take every file that is there; each counts or fails by itself. Unwell: the answer cannot be written."""
    configured = _from_configuration(boot / CONFIG_FILE, here)
    outcomes = [*configured, *await _from_start_file(boot / FILE, here, complaints)]
    if outcomes:
        _answer(boot / ANSWER_FILE, outcomes)
    return outcomes


def _from_configuration(file: Path, here: Installation) -> list[Outcome]:
    if not file.exists():
        return []
    try:
        before = take(file, here.config, here.prove)
        _remove(file)
    except Trouble as why:
        return [NotTaken(file.name, str(why))]
    return [ConfigurationTaken(str(here.config), str(before))]


async def _from_start_file(file: Path, here: Installation, complaints: Complaints) -> list[Outcome]:
    if not file.exists():
        return []
    outcomes: list[Outcome] = []
    try:
        start = read_start_file(file)
        if start.wifi is not None:
            join(start.wifi, here.connections)
            outcomes.append(WifiTaken(start.wifi.network))
        if start.host is not None:
            await let_in(start.host, file_of(load(here.config)), complaints)
            outcomes.append(HostTaken(start.host.name))
        _remove(file)
    except Trouble as why:
        outcomes.append(NotTaken(file.name, str(why)))
    return outcomes


def _remove(file: Path) -> None:
    try:
        file.unlink()
    except OSError as trouble:
        raise Unwell("start-not-removed", file=str(file), error=trouble.strerror) from None


def _answer(file: Path, outcomes: list[Outcome]) -> None:
    try:
        file.write_text("".join(f"{say(outcome)}\r\n" for outcome in outcomes), encoding="utf-8", newline="")
    except OSError as trouble:
        raise Unwell("start-not-written", file=str(file), error=trouble.strerror) from None
