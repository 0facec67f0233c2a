"""Who sits where when the night opens."""

from __future__ import annotations

from collections import Counter

from headtable.errors import NotAllowed
from headtable.game.draws import Lots
from headtable.messages import OpenNight, Seats

AT_A_TABLE = 4


def seats(opening: OpenNight, lots: Lots) -> tuple[Seats, ...]:
    """Tables of four, chairs 1 to 4, drawn or in the order listed."""
    _check(opening.players)
    match opening.seating:
        case "drawn":
            order = lots.order(opening.players, "seating")
        case "listed":
            order = opening.players
    return tuple(
        (order[first], order[first + 1], order[first + 2], order[first + 3])
        for first in range(0, len(order), AT_A_TABLE)
    )


def _check(players: tuple[str, ...]) -> None:
    twice = [player for player, times in Counter(players).items() if times > 1]
    if twice:
        raise NotAllowed(f"two players are called {twice[0]!r}: give one of them another name")
    over = len(players) % AT_A_TABLE
    if over or not players:
        raise NotAllowed(
            f"{len(players)} players do not fill tables of four: {AT_A_TABLE - over} more are needed, "
            "and ghosts cannot sit in for them yet"
        )
