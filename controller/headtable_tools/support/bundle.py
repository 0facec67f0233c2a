"""Collects what is known of a machine: ``write_bundle(Path("report.zip"), parts)``."""

from __future__ import annotations

import os
import platform
import zipfile
from collections.abc import Awaitable, Callable, Iterable, Mapping
from functools import partial
from importlib.metadata import distributions
from io import StringIO
from pathlib import Path

import msgspec
from msgspec import Struct
from rich.console import Console

from headtable import __version__
from headtable.config import Config
from headtable.config.hiding import shown_config
from headtable.errors import Trouble, Unwell
from headtable.saying import text
from headtable_tools.devices import live_table
from headtable_tools.doctor.examination import Read, examine
from headtable_tools.doctor.finding import reported
from headtable_tools.doctor.machine import Machine
from headtable_tools.doctor.report import show
from headtable_tools.support.redacted import redacted

Part = Callable[[], Awaitable[str]]
LOG_LINES = "20000"
WIDTH = 160


class Bundle(Struct, frozen=True):
    """A bundle that was written."""

    file: str
    kilobytes: float
    parts: tuple[str, ...]


def parts_of(machine: Machine, file: Path | None, read: Read, config: Config) -> dict[str, Part]:
    """What is in a bundle, by the names of its files."""
    return {
        "versions.txt": partial(_versions, machine),
        "doctor.txt": partial(_doctors_page, machine, file, read),
        "configuration.json": partial(_configuration, config),
        "devices.json": partial(_devices, config),
        "log.txt": partial(_log, machine),
    }


async def write_bundle(target: Path, parts: Mapping[str, Part], secrets: Iterable[str]) -> Bundle:
    """Write every part into a new file. A part that cannot be had says why. Unwell: the file cannot be written."""
    known = tuple(secrets)
    texts = {name: redacted(await _text_of(part), known) for name, part in parts.items()}
    try:
        with (
            open(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file,
            zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive,
        ):
            for name, content in texts.items():
                archive.writestr(name, content)
    except OSError as trouble:
        raise Unwell("bundle-unwritable", file=target, error=trouble.strerror) from None
    return Bundle(str(target), target.stat().st_size / 1000, tuple(texts))


async def _text_of(part: Part) -> str:
    try:
        return await part()
    except Trouble as trouble:
        return f"{trouble}\n"


async def _doctors_page(machine: Machine, file: Path | None, read: Read) -> str:
    findings = await examine(machine, file, read)
    page = StringIO()
    show([reported(one) for one in findings], Console(file=page, width=WIDTH))
    return page.getvalue()


async def _devices(config: Config) -> str:
    return _indented(await live_table.now(config))


async def _configuration(config: Config) -> str:
    return _indented(shown_config(config))


async def _log(machine: Machine) -> str:
    """The services' own log, if this user may read it."""
    units = ("--unit=headtable-*", "--unit=mosquitto")
    told = machine.ask("journalctl", *units, "--no-pager", f"--lines={LOG_LINES}")
    return f"{told or text('bundle-without-log')}\n"


async def _versions(machine: Machine) -> str:
    packages = sorted({f"{one.name} {one.version}" for one in distributions()}, key=str.lower)
    system = [
        f"headtable {__version__}",
        f"Python {platform.python_version()}",
        platform.platform(),
        machine.text("/proc/device-tree/model") or "",
        machine.text("/etc/os-release") or "",
    ]
    return "\n".join((*system, "", *packages, ""))


def _indented(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=1).decode()
