"""What several people rolled against each other, in a phrase."""

from __future__ import annotations

import re
from typing import cast

from headtable.errors import BadConfig
from headtable.messages.prizes import PersonRoll
from headtable_tools.nights.phrases.numbers import read_die, read_number
from headtable_tools.nights.phrases.player_names import read_name
from headtable_tools.nights.phrases.slot import Players


def say_rolls(value: object) -> str:
    """``Ann 5, Bea 3``."""
    rolls = cast("tuple[PersonRoll, ...]", value)
    return ", ".join(f"{roll.player} {' '.join(map(str, roll.faces))}" for roll in rolls)


def say_gets(value: object) -> str:
    """How many of those who roll get it."""
    return "one of them gets it" if value == 1 else f"{value} of them get it"


def read_gets(words: str, players: Players) -> int:
    """``one of them gets it``, ``2 of them get it``."""
    return read_number("1" if words == say_gets(1) else words.partition(" ")[0], players)


def read_rolls(words: str, players: Players) -> tuple[PersonRoll, ...]:
    """``Ann 5, Bea 3``, or three dice each: ``Ann 1 1 4, Bea 2 3 5``."""
    return tuple(_read_roll(one.strip(), players) for one in words.split(","))


def _read_roll(words: str, players: Players) -> PersonRoll:
    found = re.fullmatch(r"(.*?)\s+(\d|\d\s+\d\s+\d)", words)
    if not found:
        raise BadConfig("script-no-roll-of-player", words=words)
    return PersonRoll(read_name(found[1], players), tuple(read_die(die, players) for die in found[2].split()))
