"""The buncos of a sheet, in a phrase."""

from __future__ import annotations

import re
from typing import cast

from headtable.errors import BadConfig
from headtable.messages.table import PlayerBuncos
from headtable_tools.nights.phrases.numbers import read_number
from headtable_tools.nights.phrases.player_names import read_name
from headtable_tools.nights.phrases.slot import Players


def say_buncos(value: object) -> str:
    """``Ann 1, Bea 2``."""
    return ", ".join(f"{one.player} {one.buncos}" for one in cast("tuple[PlayerBuncos, ...]", value))


def read_buncos(words: str, players: Players) -> tuple[PlayerBuncos, ...]:
    """``Ann 1, Bea 2``."""
    return tuple(_read_one(one.strip(), players) for one in words.split(","))


def _read_one(words: str, players: Players) -> PlayerBuncos:
    found = re.fullmatch(r"(.*?)\s+(\d+)", words)
    if not found:
        raise BadConfig("script-no-buncos", words=words)
    return PlayerBuncos(read_name(found[1], players), read_number(found[2], players))
