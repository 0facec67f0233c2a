"""Who is at the night: people, and the ghosts that hold the chairs of those who are missing."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator
from itertools import count

from headtable.errors import NotAllowed
from headtable.game.night import Night, Table
from headtable.messages.refusals.people import NameIsUnreadable, NameOfGhost, TwoOfOneName
from headtable.messages.words import CHAIRS

GHOST = "Ghost"
JOINERS = "\u200c\u200d"  # not seen, and part of names in Persian and Hindi and of emoji
_NAMED_LIKE_A_GHOST = re.compile(rf"{GHOST}(?:\s+[0-9]+)?", re.IGNORECASE)


def here(night: Night) -> tuple[str, ...]:
    """The people who have not gone home."""
    return tuple(player for player in night.cards if player not in night.ghosts and player not in night.gone)


def eligible(night: Night) -> tuple[str, ...]:
    """Those who may win a prize or a place and be drawn: who is here and, where the rules let them, the ghosts."""
    if not night.ruleset.ghosts.eligible:
        return here(night)
    return tuple(player for player in night.cards if player not in night.gone)


def claiming(night: Night) -> tuple[str, ...]:
    """Those who may have a prize for what is on their cards: who has gone home as well, where they keep it."""
    if night.ruleset.going_home == "forfeits":
        return eligible(night)
    left = night.gone - night.ghosts
    return tuple(player for player in night.cards if player in left or player in eligible(night))


def uncounted(night: Night) -> frozenset[str]:
    """The ghosts whose cards count for nothing."""
    return night.ghosts.difference(eligible(night))


def new_ghosts(night: Night, many: int) -> tuple[str, ...]:
    """Ghosts for so many chairs: by names that none bears who sits somewhere or may still win."""
    return ghosts(many, {*seated(night), *eligible(night)})


def ghosts(many: int, sitting: Collection[str] = ()) -> tuple[str, ...]:
    """So many ghosts, by the first names that none of these bears: ``Ghost``, ``Ghost 2``."""
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
    """Whether a ghost bears this name, which no person may."""
    return bool(_NAMED_LIKE_A_GHOST.fullmatch(name.strip()))


def check_names(players: Collection[str]) -> None:
    """NotAllowed if two bear one name, one bears the name of a ghost, or nobody could read it."""
    for player in players:
        if not player.strip() or not all(letter.isprintable() or letter in JOINERS for letter in player):
            raise NotAllowed(NameIsUnreadable(player))
        if is_ghost(player):
            raise NotAllowed(NameOfGhost(player))
    twice = [player for player, times in Counter(players).items() if times > 1]
    if twice:
        raise NotAllowed(TwoOfOneName(twice[0]))


def thrower(night: Night, table: Table) -> str | None:
    """Who throws the dice: for a ghost its partner, or else the nearest person to the left; nobody among ghosts."""
    for chairs_on in (0, 2, 1, 3):
        player = table.seats[(table.roller + chairs_on) % CHAIRS]
        if player not in night.ghosts:
            return player
    return None
