"""The whole room's facts, told again in the night as it is now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from headtable.game.night import Night
from headtable.game.pace.after_round import walked
from headtable.game.past.contradictions import other_places, would_sit
from headtable.game.past.kept_facts import same_final, same_final_roll, same_ways, seats_of_who_is_there
from headtable.game.past.name_map import NameMap
from headtable.game.people.roster import is_ghost
from headtable.game.people.walking import walk
from headtable.game.prizes.traveler import holder
from headtable.messages.facts import Fact
from headtable.messages.past import Contradiction
from headtable.messages.people import NightOpened, SeatedAgain, Walked
from headtable.messages.prizes import FinalRolled, FinalSeated, GrandPrizeWon, SemiSeated, TravelerMoved


class Begun(NamedTuple):
    """What depends on an entry: whether a round was begun after it, and whether the final was."""

    round: bool
    final: bool


class RetoldRoom:
    """Walks, seats, the final and the traveler as they were played, in the night as it is now."""

    def __init__(self, names: NameMap, contradictions: list[Contradiction]) -> None:
        self._names = names
        self._played: Night = names.played
        self._night: Night = names.night
        self._contradictions = contradictions

    def again(self, fact: Fact, begun: Begun) -> Iterator[Fact]:
        """The part of a fact that stands; ``begun`` tells whether people have walked to the round."""
        match fact:
            case Walked():
                yield from self._walked(fact) if begun.round else self._walked_anew()
            case NightOpened() | SeatedAgain() | SemiSeated():
                yield from self._seated(fact)
            case TravelerMoved():
                yield from self._traveler(fact)
            case FinalSeated():
                yield from self._final(fact)
            case FinalRolled() | GrandPrizeWon():
                yield same_final_roll(self._night, self._names.in_play(fact))
            case _:
                yield self._names.of_people(fact)

    def _walked(self, fact: Walked) -> Iterator[Fact]:
        """Send everybody where the person in their chair went."""
        ways = same_ways(self._played, self._night, fact)
        self._contradictions += would_sit(self._night, ways)
        yield Walked(ways)

    def _walked_anew(self) -> Iterator[Fact]:
        """Send everybody where the rules say, because nobody has walked yet."""
        self._names.part()
        yield from walked(self._night, walk(self._night))

    def _seated(self, fact: NightOpened | SeatedAgain | SemiSeated) -> Iterator[Fact]:
        if isinstance(fact, SemiSeated):
            self._contradictions += other_places(self._night, "semi-final")
        now = self._names.of_people(fact)
        seats = seats_of_who_is_there(self._night, now)
        self._names.look_at(fact.seats, seats)
        people = [player for chairs in seats for player in chairs]
        sitting = tuple(player for player in dict.fromkeys((*fact.ghosts, *people)) if player in people)
        yield replace(now, seats=seats, ghosts=tuple(player for player in sitting if is_ghost(player)))

    def _final(self, fact: FinalSeated) -> Iterator[Fact]:
        self._contradictions += other_places(self._night, "final")
        yield same_final(self._played, self._night, fact, self._names.of_people(fact))

    def _traveler(self, fact: TravelerMoved) -> Iterator[Fact]:
        """Put the traveler in the hands where it was."""
        moved = self._names.in_chairs(fact) if fact.why == "bunco" else self._names.of_people(fact)
        if moved.player != holder(self._night):
            yield replace(moved, before=holder(self._night))
