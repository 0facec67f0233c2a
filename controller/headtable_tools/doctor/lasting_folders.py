"""Checks that the folders of a venue outlast a start, also if the Pi's system is read-only below an overlay."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from headtable_tools.doctor.finding import Finding, Good, Unknown, Wrong
from headtable_tools.doctor.machine import Machine
from headtable_tools.doctor.raspberry_pi import model

IN_MEMORY = {"overlay", "tmpfs", "ramfs"}
LASTING = ("/var/lib/headtable", "/var/lib/headtable-web", "/var/lib/mosquitto", "/var/lib/systemd")
"""The nights; what the pages keep; Mosquitto's messages; the time of day, and when the last backup was."""
OF_COMMANDS = ("/etc/headtable", "/etc/mosquitto")
"""Only commands write here. A password lies in the first, and its hash in the second."""


class FoldersForgotten(Wrong):
    """The Pi's system keeps folders of the services in memory only."""

    folders: tuple[str, ...]


class FoldersLast(Good):
    """Every folder of the services is on a disk."""

    folders: tuple[str, ...]


class ChangesForgotten(Unknown):
    """What commands write about configuration and passwords is forgotten at the next start, as a whole."""

    folders: tuple[str, ...]


class PasswordsApart(Wrong):
    """Passwords outlast a start, and their hashes do not, or the other way round."""

    lasting: str
    forgotten: str


def lasting_folders(machine: Machine) -> Iterator[Finding]:
    """The folders that the services of a Pi need after its next start; on another machine nothing is said."""
    if not model(machine):
        return
    mounts = machine.text("/proc/self/mountinfo") or ""
    there = tuple(folder for folder in LASTING if machine.at(folder).is_dir())
    forgotten = tuple(folder for folder in there if file_system(mounts, Path(folder)) in IN_MEMORY)
    yield FoldersForgotten(forgotten) if forgotten else FoldersLast(there)
    yield from _of_commands(mounts)


def _of_commands(mounts: str) -> Iterator[Finding]:
    forgotten = tuple(folder for folder in OF_COMMANDS if file_system(mounts, Path(folder)) in IN_MEMORY)
    lasting = tuple(folder for folder in OF_COMMANDS if folder not in forgotten)
    if forgotten and lasting:
        yield PasswordsApart(lasting[0], forgotten[0])
    elif forgotten:
        yield ChangesForgotten(forgotten)


def file_system(mounts: str, folder: Path) -> str:
    """The kind of the file system that holds a folder, by ``man proc_pid_mountinfo``; empty if unknown."""
    kinds = {}
    for line in mounts.splitlines():
        mount, _, source = line.partition(" - ")
        kinds[Path(mount.split()[4])] = source.split()[0]  # a later one hides an earlier one at the same place
    return next((kinds[place] for place in (folder, *folder.parents) if place in kinds), "")
