"""The people at the night, and the ghosts that hold the chairs of missing players."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator
from itertools import count

from headtable.errors import NotAllowed
from headtable.game.night import Night, Table
from headtable.messages.refusals.people import NameHasAddress, NameIsUnreadable, NameOfGhost, TwoOfOneName
from headtable.messages.words import CHAIRS

GHOST = "Ghost"
JOINERS = "\u200c\u200d"  # invisible; parts of names in Persian and Hindi, and of emoji
_ADDRESS = re.compile(r"\w@\w")  # projectors, prints and exports show every name
_NAMED_LIKE_A_GHOST = re.compile(rf"{GHOST}(?:\s+[0-9]+)?", re.IGNORECASE)


def here(night: Night) -> tuple[str, ...]:
    """The people who have not gone home."""
    return tuple(player for player in night.cards if player not in night.ghosts and player not in night.gone)


def eligible(night: Night) -> tuple[str, ...]:
    """The players who may be drawn or win a prize or a place.

    These are all who are here and, where the rules let them, the ghosts.
    """
    if not night.ruleset.ghosts.eligible:
        return here(night)
    return tuple(player for player in night.cards if player not in night.gone)


def claiming(night: Night) -> tuple[str, ...]:
    """The players who may have a prize for their score cards.

    People who have gone home are among them where the rules let them keep it.
    """
    if night.ruleset.going_home == "forfeits":
        return eligible(night)
    left = night.gone - night.ghosts
    return tuple(player for player in night.cards if player in left or player in eligible(night))


def uncounted(night: Night) -> frozenset[str]:
    """The ghosts whose cards count for nothing."""
    return night.ghosts.difference(eligible(night))


def new_ghosts(night: Night, many: int) -> tuple[str, ...]:
    """Names for so many new ghosts; nobody who sits somewhere or may still win bears one of them."""
    return ghosts(many, {*seated(night), *eligible(night)})


def ghosts(many: int, sitting: Collection[str] = ()) -> tuple[str, ...]:
    """So many ghosts, by the first names that are free: ``Ghost``, ``Ghost 2``."""
    free = (name for name in _ghost_names() if name not in sitting)
    return tuple(next(free) for _ in range(many))


def _ghost_names() -> Iterator[str]:
    yield GHOST
    for number in count(2):
        yield f"{GHOST} {number}"


def seated(night: Night) -> frozenset[str]:
    """Everybody who has a chair, ghosts as well."""
    return frozenset(player for table in night.tables for player in table.seats)


def is_ghost(name: str) -> bool:
    """Tell whether a name is a ghost's name, which no person may have."""
    return bool(_NAMED_LIKE_A_GHOST.fullmatch(name.strip()))


def check_names(players: Collection[str]) -> None:
    """Raise NotAllowed if two have one name, or if a name is unreadable, a ghost's, or has an e-mail address."""
    for player in players:
        if not player.strip() or not all(letter.isprintable() or letter in JOINERS for letter in player):
            raise NotAllowed(NameIsUnreadable(player))
        if is_ghost(player):
            raise NotAllowed(NameOfGhost(player))
        if _ADDRESS.search(player):
            raise NotAllowed(NameHasAddress(player))
    twice = [player for player, times in Counter(players).items() if times > 1]
    if twice:
        raise NotAllowed(TwoOfOneName(twice[0]))


def thrower(night: Night, table: Table) -> str | None:
    """The player who throws the dice; None if only ghosts sit there.

    For a ghost its partner throws, or else the nearest person to the left.
    """
    for chairs_on in (0, 2, 1, 3):
        player = table.seats[(table.roller + chairs_on) % CHAIRS]
        if player not in night.ghosts:
            return player
    return None
