"""The names of players in a phrase."""

from __future__ import annotations

import re
from typing import cast

from headtable.errors import BadConfig
from headtable_tools.nights.phrases.numbers import say_list
from headtable_tools.nights.phrases.slot import Players, nearest


def read_name(words: str, players: Players) -> str:
    """A player of this night."""
    if words not in players:
        raise BadConfig("script-no-such-player", words=words, nearest=nearest(words, players))
    return words


def read_names(words: str, players: Players) -> tuple[str, ...]:
    """Players of this night, between commas; an `and` may stand before the last of them."""
    *before, last = (name.strip() for name in words.split(","))
    if before and last not in players:
        last = last.removeprefix("and ")
    one, _, other = last.rpartition(" and ")
    ends = (last,) if last in players or not one else (*read_names(one, players), other.strip())
    return tuple(read_name(name, players) for name in (*before, *ends))


def read_new_names(words: str, players: Players) -> tuple[str, ...]:
    """Players who are named here for the first time; an `and` may stand before the last of them."""
    return tuple(read_new_name(name, players) for name in re.split(r",(?:\s*and\s)?|\sand\s", words))


def read_new_name(words: str, players: Players) -> str:
    """Somebody who is named here for the first time."""
    name = words.strip()
    if not re.fullmatch(r"[^\s:;#(),](?:[^:;#(),]{0,38}[^\s:;#(),])?", name):
        raise BadConfig("script-bad-name", words=words)
    return name


def read_pair(words: str, players: Players) -> tuple[str, ...]:
    """``Ann and Cat``, in either order."""
    names = re.split(r"\s+and\s+", words)
    if len(names) != 2:
        raise BadConfig("script-no-pair", words=words)
    return tuple(read_name(name, players) for name in names)


def say_pair(value: object) -> str:
    """Two partners, in the order of the alphabet, so that either order is the same."""
    return " and ".join(sorted(cast("tuple[str, str]", value)))


HOSTESS = "the hostess"


def say_winners(value: object) -> str:
    """``Ann, Bea``, or the hostess, who does not play."""
    return say_list(value, ", ") or HOSTESS


def read_winners(words: str, players: Players) -> tuple[str, ...]:
    """The players who have a prize; none if the hostess has it."""
    return () if words.lower() == HOSTESS else read_names(words, players)
