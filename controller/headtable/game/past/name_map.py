"""Map names as played to present names: somebody else sits in a chair, or a player has another name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import chain
from typing import TypeVar, get_args

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from headtable.game.night import Night
from headtable.messages.facts import Fact
from headtable.messages.pace import RoundCalled
from headtable.messages.people import ChairFact, NamingFact, PeopleFact, SeatedAgain
from headtable.messages.prizes import FinalSeated, SemiSeated
from headtable.messages.words import Name, Seats

T = TypeVar("T")


class NameMap:
    """Two nights in step: the night as it was played, and the night as it is now."""

    def __init__(self, played: Night, night: Night) -> None:
        self.played = played
        self.night = night
        self._sitting: dict[str, str] = {}  # by who sits in a chair as played, who sits there now
        self._called: dict[str, str] = {}  # by the name as played, the name now
        self._parted = False  # whether people walk to other chairs than they did

    @property
    def differ(self) -> bool:
        """Tell whether anybody has another name, or another seat."""
        return bool(self._sitting or self._called) or self._parted

    # --- learned ----------------------------------------------------------------------------------

    def call(self, other: Mapping[str, str]) -> None:
        """Record players who have another name and the same chair."""
        self._called.update(other)

    def part(self) -> None:
        """Note that people walk to other chairs than they did.

        Until all are seated again, no chair identifies a player.
        """
        self._parted = True

    def told(self, fact: Fact) -> None:
        """Apply a fact to the played night."""
        if isinstance(fact, SeatedAgain | SemiSeated | FinalSeated):
            self._parted = False
        if isinstance(fact, NamingFact):
            self._is_called(fact.new_name, self._called.pop(fact.player, fact.player))
        if isinstance(fact, PeopleFact | SemiSeated | FinalSeated):
            self._look()

    def tells(self, fact: Fact) -> None:
        """Note a fact that the present night has, and the played night does not have yet."""
        if isinstance(fact, NamingFact):
            for told in [told for told, now in self._called.items() if now == fact.player] or [fact.player]:
                self._is_called(told, fact.new_name)
        if isinstance(fact, ChairFact):
            self._look()

    def _is_called(self, told: str, now: str) -> None:
        self._called.pop(told, None)
        if told != now:
            self._called[told] = now

    def _look(self) -> None:
        """Compare the people in all chairs."""
        if self._parted:
            return
        self._sitting = {
            told: player
            for played, now in zip(self.played.tables, self.night.tables, strict=False)
            for told, player in zip(played.seats, now.seats, strict=True)
            if told != player
        }

    def look_at(self, told: tuple[Seats, ...], now: tuple[Seats, ...]) -> None:
        """Map each player renamed at the opening to the name in the same chair now."""
        chairs = zip(chain.from_iterable(told), chain.from_iterable(now), strict=True)
        self._called.update((was, is_now) for was, is_now in chairs if was in self._called)

    # --- told -------------------------------------------------------------------------------------

    def of(self, player: str) -> str:
        """This player's name now."""
        return self._called.get(player, player)

    def in_chairs(self, value: T) -> T:
        """The same value with the people who sit in these chairs now."""
        return named(value, {**self._called, **self._sitting}) if self.differ else value

    def in_play(self, value: T) -> T:
        """The same play by the present names."""
        return named(value, self._called)

    def of_people(self, value: T) -> T:
        """The same value with the present names of the same people; a ghost stands for its chair."""
        if not self.differ:
            return value
        ghosts = self.played.ghosts | self.night.ghosts
        chairs = {told: now for told, now in self._sitting.items() if told in ghosts or now in ghosts}
        return named(value, {**chairs, **self._called})


def named(value: T, names: dict[str, str]) -> T:
    """The same value with other names in all fields that hold a player's name, and in no other field."""
    return _named(value, names)  # type: ignore[return-value]  # what goes in comes out, with other names in it


def _named(value: object, names: dict[str, str]) -> object:
    match value:
        case str():
            return names.get(value, value)
        case tuple():
            return tuple(_named(each, names) for each in value)
        case Struct():
            return replace(value, **{field: _named(getattr(value, field), names) for field in _with_names(value)})
        case _:
            return value


def _with_names(value: Struct) -> Iterator[str]:
    """The fields that hold players or structs.

    A bell's ``by`` is a player's name if a roll has rung it.
    """
    yield from _fields_with_names(type(value))
    if isinstance(value, RoundCalled) and value.is_rolled:
        yield "by"


@cache
def _fields_with_names(kind: type[Struct]) -> tuple[str, ...]:
    return tuple(field.name for field in msgspec.structs.fields(kind) if _may_name(field.type))


def _may_name(kind: object) -> bool:
    if kind == Name or (isinstance(kind, type) and issubclass(kind, Struct)):
        return True
    return any(_may_name(inner) for inner in get_args(kind))
