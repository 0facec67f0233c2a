"""The file of names: who has another name in some nights. A TOML file of lines such as ``"Bob" = "Robert"``."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path

from headtable.errors import BadConfig
from headtable.messages.words import LONGEST_NAME
from headtable.regular_files import read_bytes
from headtable_tools.season.season_data import UnknownName

NewNames = Mapping[str, str]


def new_names(file: Path) -> NewNames:
    """The names by what they become; BadConfig names what is wrong with the file."""
    try:
        found = tomllib.loads(read_bytes(file).decode("utf-8-sig"))
    except OSError as trouble:
        raise BadConfig("names-unreadable", file=file, error=trouble.strerror) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as wrong:
        raise BadConfig("names-not-toml", file=file, error=str(wrong)) from None
    return dict(_checked(file, found))


def _checked(file: Path, found: Mapping[str, object]) -> Iterator[tuple[str, str]]:
    for name, to in found.items():
        if not isinstance(to, str):
            raise BadConfig("names-not-text", file=file, name=name)
        if not to.strip() or len(to) > LONGEST_NAME:
            raise BadConfig("names-bad-length", file=file, name=name, most=LONGEST_NAME)
        if to in found:
            raise BadConfig("names-in-chain", file=file, name=name, to=to)
        yield name, to


def unknown_names(names: NewNames, players: Collection[str]) -> Iterator[UnknownName]:
    """The names of the file that nobody had, each with the nearest one that somebody had."""
    for name in names:
        if name not in players:
            near = get_close_matches(name, players, n=1)
            yield UnknownName(name, near[0] if near else None)


def check_two_people(file: str, names: NewNames, players: Collection[str]) -> None:
    """Raise BadConfig if two people of one night would have one name."""
    seen: dict[str, str] = {}
    for player in players:
        name = names.get(player, player)
        if name in seen:
            raise BadConfig("names-of-two", one=seen[name], other=player, name=name, file=file)
        seen[name] = player
