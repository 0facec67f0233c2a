"""The keys of the devices on Wi-Fi: whether the box may read them, and nobody else."""

from __future__ import annotations

import os
from pathlib import Path

from headtable.box.lines.wifi.keys import Keys
from headtable.config import BoxSettings
from headtable.errors import Unwell
from headtable_tools.doctor.finding import Finding, good, unknown, wrong
from headtable_tools.doctor.machine import Machine
from headtable_tools.doctor.rights import SERVICE, UNIT

WHAT = "keys"


def enrolled(machine: Machine, box: BoxSettings) -> list[str]:
    """Who has a key, as far as the file can be read."""
    try:
        return Keys(_file(machine, box)).uids()
    except Unwell:
        return []


def keys(machine: Machine, box: BoxSettings) -> Finding:
    """Whether the file lets the devices in."""
    file = _file(machine, box)
    try:
        uids = Keys(file).uids()
        state = file.stat() if uids else None
    except Unwell as trouble:
        found, _, fix = str(trouble).partition("; ")
        return wrong(WHAT, found, fix)
    if state is None:
        return unknown(WHAT, "no device is enrolled", "headtable devices enrol UID --network NAME")
    if machine.text(UNIT) is not None and not _may_read(machine, state):
        return wrong(
            WHAT, f"user {SERVICE} may not read {file}", f"sudo chgrp {SERVICE} {file}; sudo chmod 640 {file}"
        )
    return good(WHAT, f"{len(uids)} in {file}, for its owner and the box")


def _file(machine: Machine, box: BoxSettings) -> Path:
    return machine.at(box.keys) if box.keys.startswith("/") else Path(box.keys)


def _may_read(machine: Machine, state: os.stat_result) -> bool:
    """Whether the services' user may; where there is none, that is another finding's matter."""
    users = [line.split(":") for line in (machine.text("/etc/passwd") or "").splitlines()]
    for name, _, uid, gid, *_ in (row for row in users if len(row) == 7):
        if name == SERVICE:
            mine = state.st_uid == int(uid)
            return mine or (state.st_gid in {int(gid), *_more_groups(machine)} and bool(state.st_mode & 0o040))
    return True


def _more_groups(machine: Machine) -> list[int]:
    rows = [line.split(":") for line in (machine.text("/etc/group") or "").splitlines()]
    return [int(row[2]) for row in rows if len(row) == 4 and SERVICE in row[3].split(",")]
