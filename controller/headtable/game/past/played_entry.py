"""A played entry: its play, the facts of the play itself, and the room's reactions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import NamedTuple

from headtable.messages.facts import Fact
from headtable.messages.people import Renamed
from headtable.messages.plays import Play
from headtable.messages.prizes import RollOffPlay, SettlingFact, TravelerMoved
from headtable.messages.table import FirstPlay, OutcomeFact, Rolled, TablePlay

LEADS = OutcomeFact | SettlingFact | Renamed
"""The facts that a play itself leads to. All later facts of an entry are the room's reactions."""


class PlayedEntry(NamedTuple):
    """An entry as it stands: its play, and the facts that follow from it.

    The play is None where it was taken back.
    """

    play: Play | None
    facts: tuple[Fact, ...]


NOTHING = PlayedEntry(None, ())


def is_alike(play: Play | None, told: PlayedEntry) -> bool:
    """Tell whether the play may have led to the same as the play that was said then.

    An entry with no play leads to nothing.
    """
    if play is None or told.play is None or type(play) is type(told.play):
        return True
    if is_a_roll(play):
        return is_a_roll(told.play) or has(told.facts, Rolled)
    return isinstance(play, RollOffPlay) and isinstance(told.play, RollOffPlay)


def is_a_roll(play: Play) -> bool:
    """Tell whether the play is about the dice of a round. The choice of a first roller is not."""
    return isinstance(play, TablePlay) and not isinstance(play, FirstPlay)


def leads(facts: tuple[Fact, ...]) -> Iterator[Fact]:
    """The facts of the play itself. The traveler may have moved in the middle of it."""
    return (fact for fact in facts[: _led(facts)] if isinstance(fact, LEADS))


def because(facts: tuple[Fact, ...]) -> Iterator[Fact]:
    """The room's reactions to the play."""
    led = _led(facts)
    return chain((fact for fact in facts[:led] if not isinstance(fact, LEADS)), facts[led:])


def _led(facts: tuple[Fact, ...]) -> int:
    """The number of facts up to the last one of the play itself."""
    led = 0
    for number, fact in enumerate(facts, 1):
        if isinstance(fact, LEADS):
            led = number
        elif not isinstance(fact, TravelerMoved):
            break
    return led


def has(facts: Iterable[Fact], kind: type[Fact]) -> bool:
    """Tell whether one of the facts is of this kind."""
    return any(isinstance(fact, kind) for fact in facts)
