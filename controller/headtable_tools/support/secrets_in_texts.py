"""Finds the secrets in the text of a configuration, of a file of secrets, or of what the pages keep."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator

import msgspec
from msgspec import inspect

from headtable.box.lines.wifi.device_keys import KEY_BYTES
from headtable.config import Config
from headtable.config.hiding import names_of
from headtable_tools.devices.enrolling import PART
from headtable_tools.support.redacted import SHORTEST

SAYS_SECRET = re.compile(r"pas|pw|psk|key|secret|token|code", re.IGNORECASE)
NAMES_A_FILE = frozenset({"logins", "keys", "certificate_key"})  # these keys name a file or a folder of secrets

_ASSIGNED = re.compile(
    r"""(?P<start>^[ \t]*)?\b(?P<key>[\w-]+)["']?(?P<is>\s*[=:]\s*|[ \t]+(?=["']))""", re.MULTILINE
)
_LONG_STRING = re.compile(r"\s*(\"\"\"|''')(.*?)(\1|\Z)", re.DOTALL)
_VALUE = re.compile(r"[\s\[{(]*([^\n]*)")
_URL_LOGIN = re.compile(r"://[^\s:/@]*:([^\s@]+)@")
_AROUND = " \t\r,[]{}\"'"


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


def named_files(text: str) -> Iterator[str]:
    """The files and folders that a configuration names as those of its secrets."""
    for found in _ASSIGNED.finditer(text):
        if found["key"] in NAMES_A_FILE:
            yield from filter(None, _written(text[found.end() :]))


def in_json(text: str) -> Iterator[str]:
    """The values of secret keys, at any depth."""
    try:
        yield from _strings(msgspec.json.decode(text), is_secret=False)
    except msgspec.DecodeError:
        return


def _strings(value: object, *, is_secret: bool) -> Iterator[str]:
    match value:
        case dict():
            for key, inner in value.items():
                yield from _strings(inner, is_secret=is_secret or bool(SAYS_SECRET.search(str(key))))
        case list():
            for inner in value:
                yield from _strings(inner, is_secret=is_secret)
        case str() if is_secret:
            yield value
        case _:
            pass
