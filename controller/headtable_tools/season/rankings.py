"""The rankings of a season by wins, buncos, points and money, for text and page."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from headtable.errors import BadConfig
from headtable.saying import text
from headtable_tools.season.season_data import Pair, Season, SeasonPlayer

OWN: Mapping[str, Callable[[SeasonPlayer], int]] = {
    "wins": lambda player: player.wins,
    "buncos": lambda player: player.buncos,
    "points": lambda player: player.points,
    "money": lambda player: player.cents or 0,
}
"""What players are ranked by."""


class Ranked(NamedTuple):
    """A player at a place, which equals share."""

    place: int
    player: SeasonPlayer
    value: int


def check_ranking(season: Season, by: str) -> None:
    """Raise BadConfig for a ranking that this season does not have."""
    if by not in OWN:
        raise BadConfig("season-unknown-ranking", by=by, known=tuple(OWN))
    if by not in rankings_of(season):
        raise BadConfig("season-no-money")


def ranked(players: Sequence[SeasonPlayer], by: str) -> list[Ranked]:
    """The players by one count, the highest first."""
    count = OWN[by]
    ordered = sorted(players, key=lambda player: -count(player))
    counts = [count(player) for player in ordered]
    return [Ranked(counts.index(count(player)) + 1, player, count(player)) for player in ordered]


def rankings_of(season: Season) -> list[str]:
    """The counts that this season has; money only where a night had a pot."""
    return [by for by in OWN if by != "money" or has_money(season)]


def has_money(season: Season) -> bool:
    """Whether any night had prizes in amounts."""
    return any(player.cents is not None for player in season.players)


def shown(by: str, count: int) -> str:
    """A count for people."""
    return text("season-dollars", dollars=count / 100) if by == "money" else str(count)


def heads(season: Season) -> tuple[str, ...]:
    """The headings of the whole table, from the player on."""
    return (
        text("season-player"),
        text("season-nights"),
        text("season-wins"),
        text("season-losses"),
        text("season-buncos", season.bunco_word),
        text("season-points"),
        *((text("season-money"),) if has_money(season) else ()),
    )


def cells(season: Season, player: SeasonPlayer) -> tuple[str, ...]:
    """The same of one player."""
    counts = (player.nights, player.wins, player.losses, player.buncos, player.points)
    money = (shown("money", player.cents or 0),) if has_money(season) else ()
    return player.player, *map(str, counts), *money


def neighbours(season: Season) -> dict[str, list[tuple[str, Pair]]]:
    """For each player the others at the same tables, the most frequent first."""
    found: dict[str, list[tuple[str, Pair]]] = {player.player: [] for player in season.players}
    for pair in season.pairs:
        found.setdefault(pair.one, []).append((pair.other, pair))
        found.setdefault(pair.other, []).append((pair.one, pair))
    return found
