"""A played entry: what it says, what that amounts to, and what the room did because of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import NamedTuple

from headtable.messages.facts import Fact
from headtable.messages.people import Renamed
from headtable.messages.plays import Play
from headtable.messages.prizes import RollOffPlay, SettlingFact, TravelerMoved
from headtable.messages.table import FirstPlay, Rolled, RolledOff, TablePlay, TurnFact

LEADS = TurnFact | RolledOff | SettlingFact | Renamed
"""What a play itself amounts to; all that follows in an entry is what the room did because of it."""


class PlayedEntry(NamedTuple):
    """An entry as it stands: what it says, nothing where it was taken back, and the facts that are told of it."""

    play: Play | None
    facts: tuple[Fact, ...]


NOTHING = PlayedEntry(None, ())


def is_alike(play: Play | None, told: PlayedEntry) -> bool:
    """Whether it may have led to the same as what was said then; what was not said leads to nothing."""
    if play is None or told.play is None or type(play) is type(told.play):
        return True
    if is_a_roll(play):
        return is_a_roll(told.play) or has(told.facts, Rolled)
    return isinstance(play, RollOffPlay) and isinstance(told.play, RollOffPlay)


def is_a_roll(play: Play) -> bool:
    """Whether it is said of the dice of a round; who begins is none of these."""
    return isinstance(play, TablePlay) and not isinstance(play, FirstPlay)


def leads(facts: tuple[Fact, ...]) -> Iterator[Fact]:
    """What a play itself amounts to; the traveler may have moved in the middle of it."""
    return (fact for fact in facts[: _led(facts)] if isinstance(fact, LEADS))


def because(facts: tuple[Fact, ...]) -> Iterator[Fact]:
    """All that the room did because of it."""
    led = _led(facts)
    return chain((fact for fact in facts[:led] if not isinstance(fact, LEADS)), facts[led:])


def _led(facts: tuple[Fact, ...]) -> int:
    """How many facts there are to the last of those that a play itself amounts to."""
    led = 0
    for number, fact in enumerate(facts, 1):
        if isinstance(fact, LEADS):
            led = number
        elif not isinstance(fact, TravelerMoved):
            break
    return led


def has(facts: Iterable[Fact], kind: type[Fact]) -> bool:
    """Whether one of the facts is of this kind."""
    return any(isinstance(fact, kind) for fact in facts)
