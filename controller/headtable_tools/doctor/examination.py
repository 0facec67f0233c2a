"""All checks of the doctor, in the order in which a person would make them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from headtable.config import Config
from headtable.config.counted import BoxCounted, counted
from headtable.errors import BadConfig
from headtable_tools.doctor.boot_pins import boot_pins
from headtable_tools.doctor.broker_rights import broker_rights
from headtable_tools.doctor.bus import broker
from headtable_tools.doctor.finding import Finding, Good, Unknown, Wrong
from headtable_tools.doctor.header_uart import header_uart
from headtable_tools.doctor.lasting_folders import lasting_folders
from headtable_tools.doctor.machine import Machine
from headtable_tools.doctor.page_certificate import certificate
from headtable_tools.doctor.raspberry_pi import board, model
from headtable_tools.doctor.rights import rights
from headtable_tools.doctor.serial_ports import ports
from headtable_tools.doctor.storage import JournalForgotten, clock, place
from headtable_tools.doctor.units import units

Read = Callable[[Path], Config]  # as in `headtable check`


class ConfigurationMissing(Unknown):
    """No file was given, and there is none in this folder."""


class ConfigurationWrong(Wrong):
    """The file cannot be used."""

    file: str
    why: BadConfig


class ConfigurationRead(Good):
    """The file can be used."""

    file: str
    devices: BoxCounted


class RestNotExamined(Unknown):
    """Without a valid configuration nothing else can be checked."""


async def examine(machine: Machine, file: Path | None, read: Read) -> list[Finding]:
    """Check everything; without a valid configuration only what needs none."""
    told, config = _configuration(file, read)
    if config is None:
        return [told, *board(machine, Config().box), *lasting_folders(machine), clock(machine), RestNotExamined()]
    answered, heard = await broker(config)
    of_journal = [*place(machine, config.engine)]
    forgotten = {one.folder for one in of_journal if isinstance(one, JournalForgotten)}
    return [
        told,
        *board(machine, config.box),
        *boot_pins(machine, config.box, model(machine)),
        *header_uart(machine, config.box, model(machine)),
        *rights(machine, config.box),
        *of_journal,
        *lasting_folders(machine, reported=forgotten),
        clock(machine),
        *certificate(machine, config.web),
        answered,
        *broker_rights(machine, config),
        *await ports(machine, config.box, heard.births, heard.names),
        *units(machine, config.broker),
    ]


def _configuration(file: Path | None, read: Read) -> tuple[Finding, Config | None]:
    if file is None:
        return ConfigurationMissing(), Config()
    try:
        config = read(file)
    except BadConfig as why:
        return ConfigurationWrong(str(file), why), None
    return ConfigurationRead(str(file), counted(config.box)), config
