"""Where the night is kept: the journal's folder, its disk, and the clock that dates it."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

from headtable.config import EngineSettings
from headtable_tools.doctor.finding import Finding, good, unknown, wrong
from headtable_tools.doctor.machine import Machine

SCARCE_BYTES, LITTLE_BYTES = 100_000_000, 1_000_000_000


def place(machine: Machine, engine: EngineSettings) -> Iterator[Finding]:
    """The journal's folder and its disk."""
    folder = machine.at(engine.journal).parent if engine.journal.startswith("/") else Path(engine.journal).parent
    yield _writable(folder.absolute())
    yield _disk(machine, folder.absolute())


def _writable(folder: Path) -> Finding:
    what = "journal"
    try:
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as trouble:
        return wrong(
            what,
            f"cannot write in {folder} ({trouble.strerror})",
            f"make the folder and let the engine's user write there, or set [engine] journal to another: {folder}",
        )
    return good(what, f"can be written in {folder}")


def _disk(machine: Machine, folder: Path) -> Finding:
    there = next(path for path in (folder, *folder.parents) if os.path.exists(path))
    free = machine.free_bytes(there)
    found = f"{free / 1e9:.1f} GB free where the journal is"
    if free < SCARCE_BYTES:
        return wrong("disk", found, "make room: old journals, and sudo journalctl --vacuum-size=50M")
    return good("disk", found) if free >= LITTLE_BYTES else unknown("disk", found, "make room before it is too late")


def clock(machine: Machine) -> Finding:
    """Whether the time of day is right: quiet hours and the journal's dates go by it."""
    told = machine.ask("timedatectl", "show", "--property=NTPSynchronized", "--value")
    if told == "yes" or machine.at("/run/systemd/timesync/synchronized").exists():
        return good("clock", "set by the network")
    if machine.at("/dev/rtc0").exists():
        return unknown("clock", "not set by the network; it goes by its own battery", "look at it: date")
    if told is None:
        return unknown("clock", "timedatectl does not tell here", "look at it: date")
    return wrong(
        "clock",
        "not set by the network, and this machine has no clock that goes on without power",
        "connect it to a network once, or set it: sudo timedatectl set-time 'YYYY-MM-DD HH:MM'",
    )
