"""Reads headtable-start.toml, which a host writes on any PC: the hall's Wi-Fi and the first host."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from msgspec import Meta

from headtable.config.parsing import text_in
from headtable.config.reading import read_as
from headtable.config.settings import SECRET, Section
from headtable.errors import BadConfig
from headtable.regular_files import read_bytes
from headtable.web.passwords import LONGEST_PASSWORD, SHORTEST_PASSWORD

FILE = "headtable-start.toml"
WPA_KEY = "^([ -~]{8,63}|[0-9A-Fa-f]{64})?$(?!\n)"  # or the key itself, in 64 hexadecimal digits


class Wifi(Section, frozen=True):
    """The Wi-Fi network that the Pi joins; an open one has no password."""

    network: Annotated[str, Meta(min_length=1, max_length=32, examples=["Parish hall"])]
    country: Annotated[str, Meta(pattern="^[A-Z]{2}$(?!\n)", examples=["US"])]
    password: Annotated[str, Meta(pattern=WPA_KEY, extra=SECRET)] = ""


class FirstHost(Section, frozen=True):
    """The account of a host. If there is one of this name, it gets this password."""

    name: Annotated[str, Meta(min_length=1, examples=["Kate"])]
    password: Annotated[str, Meta(min_length=SHORTEST_PASSWORD, max_length=LONGEST_PASSWORD, extra=SECRET)]


class StartFile(Section, frozen=True):
    """The content of the file."""

    wifi: Wifi | None = None
    host: FirstHost | None = None


def read_start_file(file: Path) -> StartFile:
    """What the file says; BadConfig names each line that is wrong."""
    try:
        raw = read_bytes(file)
    except OSError as trouble:
        raise BadConfig("file-unreadable", file=str(file), error=trouble.strerror) from None
    return read_as(StartFile, text_in(raw, str(file)), file.name)
