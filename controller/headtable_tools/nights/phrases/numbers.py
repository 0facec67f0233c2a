"""Numbers, dice, points, times and money in a phrase."""

from __future__ import annotations

import re
from typing import cast

from headtable.errors import BadConfig
from headtable_tools.nights.phrases.slot import Players


def read_number(words: str, players: Players) -> int:
    """A plain number."""
    if not re.fullmatch("[0-9]{1,6}", words):
        raise BadConfig("script-no-number", words=words)
    return int(words)


def read_die(words: str, players: Players) -> int:
    """The face of one die."""
    if not re.fullmatch("[1-6]", words):
        raise BadConfig("script-no-die", words=words)
    return int(words)


def read_dice(words: str, players: Players) -> tuple[int, ...]:
    """All dice of a roll: ``1 1 4``."""
    dice = tuple(read_die(word, players) for word in words.split())
    if len(dice) not in (3, 4):
        raise BadConfig("script-no-dice", words=words)
    return dice


def read_points(words: str, players: Players) -> int:
    """``1 point``, ``21 points``."""
    found = re.fullmatch("(-?[0-9]{1,4}) points?", words, re.IGNORECASE)
    if not found:
        raise BadConfig("script-no-points", words=words)
    return int(found[1])


def read_tally(words: str, players: Players) -> tuple[int, int]:
    """``21 to 5``: chairs 1 and 3 first."""
    found = re.fullmatch("([0-9]{1,4}) to ([0-9]{1,4})", words, re.IGNORECASE)
    if not found:
        raise BadConfig("script-no-tally", words=words)
    return int(found[1]), int(found[2])


def say_points(value: object) -> str:
    """A number of points."""
    return "1 point" if value == 1 else f"{value} points"


def read_minutes(words: str, players: Players) -> int:
    """``1 minute``, ``45 minutes``."""
    found = re.fullmatch("([0-9]{1,3}) minutes?", words, re.IGNORECASE)
    if not found:
        raise BadConfig("script-no-minutes", words=words)
    return int(found[1])


def say_minutes(value: object) -> str:
    """A number of minutes."""
    return "1 minute" if value == 1 else f"{value} minutes"


def read_occasion(words: str, players: Players) -> str:
    """The purpose of a break, without its length."""
    if found := re.search(r"[0-9]+ minutes?$", words, re.IGNORECASE):
        raise BadConfig("script-break-length-first", minutes=found[0], words=words)
    return words


def say_list(value: object, between: str) -> str:
    """Several values in a row."""
    return between.join(map(str, cast("tuple[object, ...]", value)))


def read_dollars(words: str, players: Players) -> int:
    """``$15``."""
    found = re.fullmatch(r"\$([0-9]{1,7})", words)
    if not found:
        raise BadConfig("script-no-dollars", words=words)
    return int(found[1])
