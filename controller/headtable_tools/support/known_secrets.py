"""Finds the secrets of a machine where they are kept, so that a report can leave them out.

The configuration may be invalid, or another one than the services have. So this reads the files themselves, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from headtable.config import Config
from headtable.config.hiding import secret_values
from headtable.config.place import INSTALLED, NIGHTS, folder_apart_for_pages, folder_of
from headtable.regular_files import read_bytes
from headtable_tools.doctor.machine import Machine
from headtable_tools.support.secrets_in_texts import in_configuration, in_file_of_secrets, in_json, named_files

CONFIGURATIONS = ("headtable.toml*", "headtable-start.toml*")  # also those that a first start has put aside
OF_SECRETS = ("logins", "*.keys", "certificates/*key*.pem")  # beside the configuration
OF_BROKER = Path("/etc/mosquitto/headtable.passwd")
BOOT = Path("/boot/firmware")
PAGES = "headtable-pages*.json"
MOST_BYTES = 4_000_000  # of a file with secrets; a broken configuration may name any file


def known_secrets(machine: Machine, file: Path | None, config: Config) -> frozenset[str]:
    """Every secret that this user may read: of this configuration, of the installed one, and of their files."""
    found = set(secret_values(config))
    configurations = [*([file] if file else []), *_installed_configurations(machine)]
    for each in configurations:
        found.update(in_configuration(_text(each)))
    for each in _files_of_secrets(machine, configurations, config):
        found.update(in_file_of_secrets(_text(each)))
    for each in _files_of_pages(machine, config):
        found.update(in_json(_text(each)))
    return frozenset(found - {""})


def _installed_configurations(machine: Machine) -> list[Path]:
    folders = (machine.at(str(INSTALLED)), machine.at(str(BOOT)))
    return [path for folder in folders for name in CONFIGURATIONS for path in _matching(folder, name)]


def _files_of_secrets(machine: Machine, configurations: Iterable[Path], config: Config) -> Iterator[Path]:
    yield machine.at(str(OF_BROKER))
    named = [Path(name) for name in (config.broker.logins, config.box.keys, config.web.certificate_key) if name]
    for file in configurations:
        folder = folder_of(file)
        named += [folder / name for name in named_files(_text(file))]
        named += [path for pattern in OF_SECRETS for path in _matching(folder, pattern)]
    for path in named:
        yield from (path, *_matching(path, "*"))


def _files_of_pages(machine: Machine, config: Config) -> Iterator[Path]:
    for nights in (machine.at(str(NIGHTS)), Path(config.engine.journal).parent):
        for folder in (nights, folder_apart_for_pages(nights)):
            yield from _matching(folder, PAGES)


def _matching(folder: Path, pattern: str) -> list[Path]:
    try:
        return sorted(folder.glob(pattern)) if folder.is_dir() else []
    except OSError:
        return []


def _text(file: Path) -> str:
    """The text of a file; empty if this user may not read it, or it is no file."""
    try:
        raw = read_bytes(file) if file.stat().st_size <= MOST_BYTES else b""
    except (OSError, ValueError):
        return ""
    wide = raw.startswith((b"\xff\xfe", b"\xfe\xff"))
    return raw.decode("utf-16" if wide else "utf-8-sig", "replace")
