"""Takes a headtable.toml from a PC. What only the installation knows stays, unless the file says otherwise."""

from __future__ import annotations

import stat
import tomllib
from collections.abc import Callable
from pathlib import Path

import tomlkit

from headtable.config import Config
from headtable.config.atomic import Rights, write_atomically
from headtable.config.parsing import text_in, without_mark
from headtable.errors import BadConfig, Unwell
from headtable.journal.file import followed
from headtable.regular_files import read_bytes

Prove = Callable[[str, str], Config]  # takes a text and its name, raises BadConfig
INSTALLATIONS = {
    "broker": ("embedded", "host", "port", "username", "password", "logins", "tls"),
    "web": ("host", "host_key", "certificate", "certificate_key", "https_port"),
}
"""What an installation knows and a PC does not: its broker, its passwords, and where the pages listen."""
BEFORE = ".before"
FOR_THE_PARTS = 0o640  # the file may hold passwords


def take(new: Path, config: Path, prove: Prove) -> Path:
    """Replace the configuration, or the file that it links to; the place of the one before.

    BadConfig: the new one is wrong, and nothing changes. Unwell: a file cannot be written.
    """
    config = followed(config)
    text, before = _read(new), _read(config) if config.exists() else ""
    prove(text, new.name)
    merged = _with_installation(text, before)
    prove(merged, new.name)
    aside = config.with_name(f"{config.name}{BEFORE}")
    try:
        rights = _rights(config)
        write_atomically(aside, before, rights)
        write_atomically(config, merged, rights)
    except OSError as trouble:
        raise Unwell("start-not-written", file=str(config), error=trouble.strerror) from None
    return aside


def _read(file: Path) -> str:
    try:
        return without_mark(text_in(read_bytes(file), file.name))
    except OSError as trouble:
        raise BadConfig("file-unreadable", file=str(file), error=trouble.strerror) from None


def _with_installation(text: str, before: str) -> str:
    document, old, default = tomlkit.parse(text), _settings(before), Config()
    for section, keys in INSTALLATIONS.items():
        for key in keys:
            kept, usual = old.get(section, {}).get(key), getattr(getattr(default, section), key)
            if kept is not None and document.get(section, {}).get(key, usual) == usual:
                document.setdefault(section, tomlkit.table())[key] = kept
    return tomlkit.dumps(document)


def _settings(text: str) -> dict[str, dict[str, object]]:
    """The settings of a file; none of a damaged one."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return {}


def _rights(config: Path) -> Rights:
    """Those of the file before, or of its folder's owner."""
    like = (config if config.exists() else config.parent).stat()
    mode = stat.S_IMODE(like.st_mode) if config.exists() else FOR_THE_PARTS
    return Rights(like.st_uid, like.st_gid, mode)
