"""What the room has seen drawn: for places and prizes, and in breaks."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from headtable.game import purposes
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
    return {purposes.drawing(number): players for number, players in enumerate(names, 1)}


def _draw(fact: Fact) -> Iterable[tuple[str, tuple[str, ...]]]:
    """What a draw was for, and to whom it gave it."""
    match fact:
        case PrizeWon() if fact.why.decided == "draw":
            yield purposes.prize(fact.prize), fact.players
        case Qualified(place="wild-card"):
            yield purposes.LAST_PLACES, (fact.player,)
        case FinalistChosen(place="semi-finalist" | "wild-card") if fact.why.decided == "draw":
            wild = fact.place == "wild-card"
            yield purposes.WILD_CARD if wild else purposes.SEMI_FINALIST, (fact.player,)
        case _:
            return
