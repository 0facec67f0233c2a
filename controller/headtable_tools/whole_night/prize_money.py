"""The money of the prizes, to the cent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from headtable.messages.prizes import PrizeWon
from headtable.messages.rooms import PrizeLine
from headtable.saying.currencies import HUNDREDTHS as CENTS, least_cents


def winners_of(won: PrizeWon, hostess: str | None) -> tuple[str, ...]:
    """The people who have a prize. Without players the hostess has it, who may have no name."""
    return won.players or ((hostess,) if hostess else ())


def cents_of(prizes: Iterable[PrizeLine], hostess: str | None) -> Counter[str]:
    """What each winner has, in hundredths; where several share a prize, the first of them have the odd coins."""
    cents: Counter[str] = Counter()
    coin = least_cents()
    for prize in prizes:
        for won in prize.won:
            winners = winners_of(won, hostess)
            for place, player in enumerate(winners):
                coins = ((won.dollars or 0) * CENTS // coin + len(winners) - 1 - place) // len(winners)
                cents[player] += coin * coins
    return cents
