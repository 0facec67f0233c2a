"""What the room has seen drawn: for places and prizes, and in breaks."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from headtable.game.pace.breaks import drawing
from headtable.game.prizes.qualifying import LAST_PLACES
from headtable.messages.facts import Fact
from headtable.messages.prizes import FinalistChosen, NamesDrawn, PrizeWon, Qualified


def drawn(told: Iterable[Iterable[Fact]]) -> dict[str, tuple[str, ...]]:
    """By what draws were for, to whom they gave it."""
    names: dict[str, tuple[str, ...]] = {}
    for facts in told:
        for fact in facts:
            for purpose, players in _draw(fact):
                names[purpose] = (*names.get(purpose, ()), *players)
    return names


def drawings(told: Iterable[Iterable[Fact]]) -> dict[str, tuple[str, ...]]:
    """The names that the room has seen drawn in breaks."""
    names = [fact.players for fact in chain.from_iterable(told) if isinstance(fact, NamesDrawn)]
    return {drawing(number): players for number, players in enumerate(names, 1)}


def _draw(fact: Fact) -> Iterable[tuple[str, tuple[str, ...]]]:
    """What a draw was for, and to whom it gave it."""
    match fact:
        case PrizeWon() if fact.why.decided == "draw":
            yield f"the prize {fact.prize}", fact.players
        case Qualified(place="wild-card"):
            yield LAST_PLACES, (fact.player,)
        case FinalistChosen(place="semi-finalist" | "wild-card") if fact.why.decided == "draw":
            yield (
                ("the semi-finalist in the final" if fact.place == "semi-finalist" else "the wild card of the final"),
                (fact.player,),
            )
        case _:
            return
