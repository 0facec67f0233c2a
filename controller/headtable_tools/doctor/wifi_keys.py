"""Checks the keys of the devices on Wi-Fi: the box must be able to read them, and nobody else."""

from __future__ import annotations

import os
from pathlib import Path

from headtable.box.lines.wifi.device_keys import Keys, KeysUnusable
from headtable.config import BoxSettings
from headtable.messages.troubles import KeysDamaged, KeysOpen, KeysUnreadable
from headtable_tools.doctor.finding import Finding, Good, Unknown, Wrong
from headtable_tools.doctor.machine import Machine
from headtable_tools.doctor.rights import SERVICE, UNIT


class KeysExposed(Wrong):
    """Other users may read the keys."""

    file: str


class KeysUnread(Wrong):
    """The file of the keys cannot be read."""

    file: str
    error: str


class KeysBroken(Wrong):
    """The file of the keys is damaged."""

    file: str
    error: str


class KeysNotForBox(Wrong):
    """The user of the services may not read the keys."""

    file: str
    user: str


class KeysMissing(Unknown):
    """No device has a key."""


class KeysReady(Good):
    """The box may read the keys, and nobody else."""

    file: str
    count: int


def enrolled(machine: Machine, box: BoxSettings) -> list[str]:
    """The devices with a key, as far as the file can be read."""
    try:
        return Keys(_file(machine, box)).uids()
    except KeysUnusable:
        return []


def keys(machine: Machine, box: BoxSettings) -> Finding:
    """Whether the box can use the keys."""
    file = _file(machine, box)
    try:
        uids = Keys(file).uids()
    except KeysUnusable as trouble:
        return _unusable(trouble)
    if not uids:
        return KeysMissing()
    if machine.text(UNIT) is not None and not _may_read(machine, file.stat()):
        return KeysNotForBox(str(file), SERVICE)
    return KeysReady(str(file), len(uids))


def _unusable(trouble: KeysUnusable) -> Finding:
    match trouble.why:
        case KeysOpen(file):
            return KeysExposed(file)
        case KeysUnreadable(file, error):
            return KeysUnread(file, error)
        case KeysDamaged(file, error):
            return KeysBroken(file, error)


def _file(machine: Machine, box: BoxSettings) -> Path:
    return machine.at(box.keys) if box.keys.startswith("/") else Path(box.keys)


def _may_read(machine: Machine, state: os.stat_result) -> bool:
    """Whether the services' user may read the file; another finding reports a missing user."""
    users = [line.split(":") for line in (machine.text("/etc/passwd") or "").splitlines()]
    for name, _, uid, gid, *_ in (row for row in users if len(row) == 7):
        if name == SERVICE:
            mine = state.st_uid == int(uid)
            return mine or (state.st_gid in {int(gid), *_more_groups(machine)} and bool(state.st_mode & 0o040))
    return True


def _more_groups(machine: Machine) -> list[int]:
    rows = [line.split(":") for line in (machine.text("/etc/group") or "").splitlines()]
    return [int(row[2]) for row in rows if len(row) == 4 and SERVICE in row[3].split(",")]
