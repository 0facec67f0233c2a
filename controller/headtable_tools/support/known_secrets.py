"""Finds the secrets of a machine where they are kept, so that a report can leave them out.

The configuration may be invalid, or another one than the services have. So this reads the files themselves, too.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
from msgspec import inspect

from headtable.box.lines.wifi.device_keys import KEY_BYTES
from headtable.config import Config
from headtable.config.hiding import is_secret, names_of
from headtable.config.place import INSTALLED, NIGHTS, folder_of, pages_folder_of
from headtable.regular_files import read_bytes
from headtable_tools.devices.enrolling import PART
from headtable_tools.doctor.machine import Machine
from headtable_tools.support.redacted import SHORTEST

SAYS_SECRET = re.compile(r"pas|pw|psk|key|secret|token|code", re.IGNORECASE)
NAMES_A_FILE = frozenset({"logins", "keys", "certificate_key"})  # these keys name a file or a folder of secrets
CONFIGURATIONS = ("headtable.toml*", "headtable-start.toml*")  # also those that a first start has put aside
OF_SECRETS = ("logins", "*.keys", "certificates/*key*.pem")  # beside the configuration
OF_BROKER = Path("/etc/mosquitto/headtable.passwd")
BOOT = Path("/boot/firmware")
PAGES = "headtable-pages*.json"
MOST_BYTES = 4_000_000  # of a file with secrets; a broken configuration may name any file

_ASSIGNED = re.compile(
    r"""(?P<start>^[ \t]*)?\b(?P<key>[\w-]+)["']?(?P<is>\s*[=:]\s*|[ \t]+(?=["']))""", re.MULTILINE
)
_LONG_STRING = re.compile(r"\s*(\"\"\"|''')(.*?)(\1|\Z)", re.DOTALL)
_VALUE = re.compile(r"[\s\[{(]*([^\n]*)")
_URL_LOGIN = re.compile(r"://[^\s:/@]*:([^\s@]+)@")
_AROUND = " \t\r,[]{}\"'"


def known_secrets(machine: Machine, file: Path | None, config: Config) -> frozenset[str]:
    """Every secret that this user may read: of this configuration, of the installed one, and of their files."""
    found = set(_values(config))
    configurations = [*([file] if file else []), *_installed_configurations(machine)]
    for each in configurations:
        found.update(in_configuration(_text(each)))
    for each in _files_of_secrets(machine, configurations, config):
        found.update(in_file_of_secrets(_text(each)))
    for each in _files_of_pages(machine, config):
        found.update(_in_json(_text(each)))
    return frozenset(found - {""})


def in_configuration(text: str) -> Iterator[str]:
    """The values of secret and unknown keys in a configuration that may be broken anywhere."""
    names = names_of(inspect.type_info(Config))
    for found in _ASSIGNED.finditer(text):
        key = found["key"]
        unknown = found["start"] is not None and "=" in found["is"] and key not in names.sections
        if key not in names.plain and (SAYS_SECRET.search(key) or unknown):
            yield from _written(text[found.end() :])
    for login in _URL_LOGIN.finditer(text):
        yield login[1]


def in_file_of_secrets(text: str) -> Iterator[str]:
    """Every line of such a file, and the value in it: a password, a key, a hash, or a line of a PEM file."""
    for line in map(str.strip, text.splitlines()):
        if not line.startswith(("#", "-----")):
            yield line
            value = re.split("[=:]", line, maxsplit=1)[-1].strip(_AROUND)
            yield from (piece for piece in (value, value[:PART], value[PART:]) if len(piece) >= SHORTEST)
            yield from _as_hex(value)


def _values(value: object) -> Iterator[str]:
    match value:
        case msgspec.Struct():
            kind = inspect.type_info(type(value))
            assert isinstance(kind, inspect.StructType)  # noqa: S101  it is the type of a struct
            for field in kind.fields:
                inner = getattr(value, field.name)
                yield from (str(inner),) if is_secret(field.type) else _values(inner)
        case tuple():
            for each in value:
                yield from _values(each)
        case _:
            pass


def _written(rest: str) -> Iterator[str]:
    """What may be the value at the start of this text, with its quotation marks or without."""
    if long := _LONG_STRING.match(rest):
        yield from (line for line in (long[2].strip(), *map(str.strip, long[2].splitlines())) if line)
        return
    line = found[1].strip() if (found := _VALUE.match(rest)) else ""
    yield from _as_toml(line)
    pieces = (line, line.partition(" #")[0], *re.split("[\"']", line))
    yield from (piece for piece in (piece.strip(_AROUND) for piece in pieces) if len(piece) >= SHORTEST)


def _as_toml(line: str) -> Iterator[str]:
    """The value by the rules of TOML, which undoes escapes."""
    try:
        value = tomllib.loads(f"value = {line}")["value"]
    except (tomllib.TOMLDecodeError, RecursionError, ValueError):
        return
    yield from (str(one) for one in (value if isinstance(value, list) else [value]))


def _as_hex(value: str) -> Iterator[str]:
    """A device's key as Python prints bytes."""
    try:
        key = msgspec.convert(value, bytes)
    except msgspec.ValidationError:
        return
    if len(key) == KEY_BYTES:
        yield key.hex()


def _installed_configurations(machine: Machine) -> list[Path]:
    folders = (machine.at(str(INSTALLED)), machine.at(str(BOOT)))
    return [path for folder in folders for name in CONFIGURATIONS for path in _matching(folder, name)]


def _files_of_secrets(machine: Machine, configurations: Iterable[Path], config: Config) -> Iterator[Path]:
    yield machine.at(str(OF_BROKER))
    named = [Path(name) for name in (config.broker.logins, config.box.keys, config.web.certificate_key) if name]
    for file in configurations:
        folder = folder_of(file)
        named += [folder / name for name in _named_files(_text(file))]
        named += [path for pattern in OF_SECRETS for path in _matching(folder, pattern)]
    for path in named:
        yield from (path, *_matching(path, "*"))


def _named_files(text: str) -> Iterator[str]:
    """The files and folders that a configuration names as those of its secrets."""
    for found in _ASSIGNED.finditer(text):
        if found["key"] in NAMES_A_FILE:
            yield from filter(None, _written(text[found.end() :]))


def _files_of_pages(machine: Machine, config: Config) -> Iterator[Path]:
    for nights in (machine.at(str(NIGHTS)), Path(config.engine.journal).parent):
        for folder in {nights, nights.parent / f"{nights.name}-web", pages_folder_of(nights)}:
            yield from _matching(folder, PAGES)


def _in_json(text: str) -> Iterator[str]:
    try:
        yield from _secret_values(msgspec.json.decode(text))
    except msgspec.DecodeError:
        return


def _secret_values(value: object) -> Iterator[str]:
    match value:
        case dict():
            for key, inner in value.items():
                yield from (_strings if SAYS_SECRET.search(str(key)) else _secret_values)(inner)
        case list():
            for inner in value:
                yield from _secret_values(inner)
        case _:
            pass


def _strings(value: object) -> Iterator[str]:
    match value:
        case dict():
            for inner in value.values():
                yield from _strings(inner)
        case list():
            for inner in value:
                yield from _strings(inner)
        case str():
            yield value
        case _:
            pass


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
