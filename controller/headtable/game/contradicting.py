"""What the rules say of a stage that was played: who would have sat where, and who would have had its places."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal

from msgspec.structs import replace

from headtable.game.apply import apply
from headtable.game.final import finalists
from headtable.game.hall import Hall
from headtable.game.night import Night
from headtable.game.qualifying import qualifying
from headtable.game.walking import walk
from headtable.messages import Contradiction, Fact, FinalistChosen, OtherPlaces, Qualified, Walk, WouldSit

Next = Callable[[Night], tuple[Fact, ...] | None]


def would_sit(night: Night, ways: tuple[Walk, ...]) -> Iterator[Contradiction]:
    """Those whom the rules would have sent to another table than where they went."""
    went = {way.player: way.table for way in ways}
    others = tuple(way.player for way in walk(night) if went.get(way.player) != way.table)
    if others:
        set_number, round_number = (night.set, night.round + 1) if night.round < night.rounds else (night.set + 1, 1)
        yield WouldSit(set_number, round_number, others)


def other_places(night: Night, stage: Literal["semi-final", "final"]) -> Iterator[Contradiction]:
    """Those who would have had places there by the cards of now, as far as the rules know it without a roll-off."""
    if stage == "semi-final":
        had = {one.player for one in night.stage.qualified}
        would = _places(night, replace(night.stage, qualified=()), qualifying)
    else:
        had = {one.player for one in night.stage.finalists}
        would = _places(night, replace(night.stage, finalists=()), finalists)
    instead = tuple(player for player in would if player not in had)
    if instead:
        without = tuple(player for player in had if player not in would)
        yield OtherPlaces(stage, instead, tuple(sorted(without)))


def _places(night: Night, stage: object, next_of: Next) -> tuple[str, ...]:
    """Who would have them, one after the other, until none is left or people would have to roll."""
    would = replace(night.snapshot(), stage=stage, contest=None, hall=Hall({}, night.hall.drawn))
    players: list[str] = []
    while facts := next_of(would):
        for fact in facts:
            apply(would, fact)
        places = [fact.player for fact in facts if isinstance(fact, Qualified | FinalistChosen)]
        if not places:
            break
        players += places
    return tuple(players)
