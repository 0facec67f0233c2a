"""Teams who want to begin as partners: they sit opposite each other, wherever the lot puts them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from headtable.game.people.roster import ghosts
from headtable.messages.words import CHAIRS

Team = tuple[str, str]


class Opposite(Struct):
    """Two opposite chairs and the people in them so far; ghosts may have one or both."""

    table: int
    side: int
    free: int = 2
    people: tuple[str, ...] = ()

    def sit(self, *people: str) -> None:
        """Seat more people here."""
        self.people += people
        self.free -= len(people)


def seat_in_teams(order: Sequence[str], teams: Sequence[Team]) -> tuple[str, ...]:
    """Fill the chairs from the head table on, in this order.

    Both players of a team get their chairs when the first of them is drawn.
    """
    chairs = _chairs(len(order), len(teams))
    partner = {player: team for team in teams for player in team}
    placed: set[str] = set()
    for player in order:
        if player in placed:
            continue
        team = partner.get(player, (player,))
        teams_left = sum(one not in placed for one, _ in teams)
        next(_fitting(chairs, len(team), teams_left)).sit(*team)
        placed.update(team)
    return _with_ghosts(chairs)


def _fitting(chairs: list[Opposite], people: int, teams_left: int) -> Iterator[Opposite]:
    """The chairs that these people may take, the head table first.

    A single player takes no pair of chairs that the teams still need.
    """
    whole = sum(two.free == 2 for two in chairs)
    for two in chairs:
        if (two.free == 2 and (people == 2 or whole > teams_left)) or (two.free == 1 and people == 1):
            yield two


def _chairs(players: int, teams: int) -> list[Opposite]:
    """The chairs in opposite pairs.

    Each of the last pairs holds one ghost; if the teams need more whole pairs, two ghosts share one.
    """
    tables = -(-players // CHAIRS)
    missing = CHAIRS * tables - players
    chairs = [Opposite(table, side) for table in range(tables) for side in (0, 1)]
    if 2 * tables - missing < teams:
        chairs[-1].free, missing = 0, missing - 2
    haunted = [two for two in reversed(chairs) if two.free == 2]
    by_table = sorted(haunted, key=lambda two: -two.side)  # one at each table before a second at any
    for two in by_table[:missing]:
        two.free = 1
    return chairs


def _with_ghosts(chairs: list[Opposite]) -> tuple[str, ...]:
    missing = sum(2 - len(two.people) for two in chairs)
    spirits = iter(ghosts(missing))
    row = [""] * (2 * len(chairs))
    for two in chairs:
        sitting = [*two.people, *(next(spirits) for _ in range(2 - len(two.people)))]
        for place, player in enumerate(sitting):
            row[CHAIRS * two.table + two.side + 2 * place] = player
    return tuple(row)
