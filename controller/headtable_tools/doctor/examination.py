"""The whole examination, in the order in which a person would look."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from headtable.config import Config
from headtable.config.counted import counted
from headtable.errors import BadConfig
from headtable.saying import say
from headtable_tools.doctor.bus import broker
from headtable_tools.doctor.finding import Finding, good, unknown, wrong
from headtable_tools.doctor.machine import Machine
from headtable_tools.doctor.ports import ports
from headtable_tools.doctor.raspberry_pi import board
from headtable_tools.doctor.rights import rights
from headtable_tools.doctor.storage import clock, place
from headtable_tools.doctor.units import units

Read = Callable[[Path], Config]  # as `headtable check` reads a file


async def examine(machine: Machine, file: Path | None, read: Read) -> list[Finding]:
    """Look at everything; without a right configuration only at what needs none."""
    told, config = _configuration(file, read)
    if config is None:
        rest = unknown("all else", "cannot be looked at before the configuration is right")
        return [told, *board(machine, Config().box), clock(machine), rest]
    answered, births = await broker(config)
    return [
        told,
        *board(machine, config.box),
        *rights(machine, config.box),
        *place(machine, config.engine),
        clock(machine),
        answered,
        *await ports(machine, config.box, births),
        *units(machine, config.broker),
    ]


def _configuration(file: Path | None, read: Read) -> tuple[Finding, Config | None]:
    if file is None:
        what = "no headtable.toml here; what is built in makes a rehearsal"
        return unknown("configuration", what, "headtable init, or name one with --config"), Config()
    try:
        config = read(file)
    except BadConfig as bad:
        return wrong("configuration", str(bad), f"edit {file}, then: headtable check {file}"), None
    return good("configuration", f"{file}: {say(counted(config.box))}"), config
