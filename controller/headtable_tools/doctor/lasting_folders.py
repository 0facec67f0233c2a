"""Checks that the folders of a venue outlast a start, also if the Pi's system is read-only below an overlay."""

from __future__ import annotations

from collections.abc import Container, Iterator

from headtable_tools.doctor.finding import Finding, Good, Unknown, Wrong
from headtable_tools.doctor.machine import Machine
from headtable_tools.doctor.mounts import Mounts
from headtable_tools.doctor.raspberry_pi import model

STATE_FOLDERS = ("/var/lib/headtable", "/var/lib/headtable-web", "/var/lib/mosquitto", "/var/lib/systemd")
"""The nights; what the pages keep; Mosquitto's messages; the time of day, and when the last backup was."""
CONFIG_FOLDERS = ("/etc/headtable", "/etc/mosquitto")
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


def lasting_folders(machine: Machine, reported: Container[str] = ()) -> Iterator[Finding]:
    """The folders that the services of a Pi need after its next start, without those that are reported already.

    On another machine nothing is said.
    """
    if not model(machine):
        return
    mounts = Mounts.of(machine)
    there = tuple(folder for folder in STATE_FOLDERS if folder not in reported and machine.at(folder).is_dir())
    forgotten = tuple(filter(mounts.is_in_memory, there))
    if there:
        yield FoldersForgotten(forgotten) if forgotten else FoldersLast(there)
    yield from _config_folders(mounts)


def _config_folders(mounts: Mounts) -> Iterator[Finding]:
    forgotten = tuple(filter(mounts.is_in_memory, CONFIG_FOLDERS))
    lasting = tuple(folder for folder in CONFIG_FOLDERS if folder not in forgotten)
    if forgotten and lasting:
        yield PasswordsApart(lasting[0], forgotten[0])
    elif forgotten:
        yield ChangesForgotten(forgotten)
