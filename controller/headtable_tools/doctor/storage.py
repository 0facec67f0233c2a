"""Checks the storage of a night: the journal's folder, its disk, and the clock."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

from headtable.config import EngineSettings
from headtable.journal.file import followed
from headtable.journal.moves import moves_in
from headtable.journal.second_copy import read_status
from headtable.messages.words import CopyState
from headtable_tools.doctor.finding import Finding, Good, Unknown, Wrong
from headtable_tools.doctor.machine import Machine
from headtable_tools.doctor.mounts import Mounts
from headtable_tools.doctor.raspberry_pi import model

SCARCE_BYTES, LITTLE_BYTES = 100_000_000, 1_000_000_000


class JournalUnwritable(Wrong):
    """No file can be written into the journal's folder."""

    folder: str
    error: str


class JournalWritable(Good):
    """A file can be written into the journal's folder."""

    folder: str


class JournalForgotten(Wrong):
    """The Pi's system keeps the journal's folder in memory only, such as below an overlay."""

    folder: str
    kind: str  # of its file system


class DiskFull(Wrong):
    """There is too little room for a night."""

    free_gb: float


class DiskScarce(Unknown):
    """There is room for this night, but not for many more."""

    free_gb: float


class DiskRoomy(Good):
    """There is room."""

    free_gb: float


class NightElsewhere(Wrong):
    """Another machine goes on with tonight's night."""

    at: str
    file: str


class SecondCopyWhole(Good):
    """The second copy of the journal has each entry."""

    file: str
    entries: int


class SecondCopyIll(Wrong):
    """The second copy of the journal is not complete."""

    state: CopyState
    folder: str
    error: str = ""


class ClockFromNetwork(Good):
    """The network sets the clock."""


class ClockFromBattery(Unknown):
    """The clock runs on its own battery, and the network does not set it."""


class ClockUnknown(Unknown):
    """It is unknown whether the network sets the clock."""


class ClockUnset(Wrong):
    """Nothing sets the clock."""


def place(machine: Machine, engine: EngineSettings) -> Iterator[Finding]:
    """The journal's folder and its disk."""
    folder = machine.at(engine.journal).parent if engine.journal.startswith("/") else Path(engine.journal).parent
    yield _forgotten(machine, engine.journal) or _writable(folder.absolute())
    yield _disk(machine, folder.absolute())
    journal = folder.absolute() / Path(engine.journal).name
    if (move := next(reversed(moves_in(followed(journal))), None)) and move.is_gone:
        yield NightElsewhere(move.at, move.file)
    if engine.journal_copy:
        yield _second_copy(journal, engine.journal_copy)


def _second_copy(journal: Path, folder: str) -> Finding:
    status = read_status(journal)
    if status is None:
        return SecondCopyIll("behind", folder)
    if status.state != "well":
        return SecondCopyIll(status.state, folder, status.error)
    return SecondCopyWhole(status.file, status.entries)


def _writable(folder: Path) -> Finding:
    try:
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as trouble:
        return JournalUnwritable(str(folder), trouble.strerror or str(trouble))
    return JournalWritable(str(folder))


def _forgotten(machine: Machine, journal: str) -> JournalForgotten | None:
    """On a Pi an overlay lives in memory. In a container it may be on a disk."""
    folder, mounts = Path(journal).absolute().parent, Mounts.of(machine)
    if model(machine) and mounts.is_in_memory(folder):
        return JournalForgotten(str(folder), mounts.kind(folder))
    return None


def _disk(machine: Machine, folder: Path) -> Finding:
    there = next(path for path in (folder, *folder.parents) if os.path.exists(path))
    free = machine.free_bytes(there)
    free_gb = free / 1e9
    if free < SCARCE_BYTES:
        return DiskFull(free_gb)
    return DiskRoomy(free_gb) if free >= LITTLE_BYTES else DiskScarce(free_gb)


def clock(machine: Machine) -> Finding:
    """Whether the time of day is right: quiet hours and the journal's dates depend on it."""
    told = machine.ask("timedatectl", "show", "--property=NTPSynchronized", "--value")
    if told == "yes" or machine.at("/run/systemd/timesync/synchronized").exists():
        return ClockFromNetwork()
    if machine.at("/dev/rtc0").exists():
        return ClockFromBattery()
    return ClockUnknown() if told is None else ClockUnset()
