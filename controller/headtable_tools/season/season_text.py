"""A season in the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from headtable.complaints import plain
from headtable.saying import say, text
from headtable_tools.season.rankings import cells, heads, neighbours, ranked
from headtable_tools.season.season_data import Season, Skipped

MOST_NEIGHBOURS = 3  # so many are named for each player; --json and the page have all


def show_season(season: Season, by: str) -> None:
    """Print the players by one count, and with whom each of them sat most."""
    console = Console()
    console.print(Text(text("season-of", nights=len(season.nights), players=len(season.players)), "bold"))
    console.print(_players(season, by))
    if season.pairs:
        console.print(_neighbours(season))
    if any(player.untold_rounds for player in season.players):
        console.print(Text(text("season-untold")))


def notes(season: Season) -> Iterator[str]:
    """What a host should know besides: the journals that were skipped, and names that nobody had."""
    yield from map(skipped_line, season.skipped)
    for unknown in season.unknown_names:
        yield text("season-unknown-name", name=unknown.name, nearest=unknown.nearest)


def skipped_line(skipped: Skipped) -> str:
    """The line about a journal that was skipped."""
    return text("season-skipped", file=skipped.file, why=say(skipped.why))


def _players(season: Season, by: str) -> Table:
    table = _table(text("season-place"), *heads(season), title=text("season-by", by=by, bunco=season.bunco_word))
    for one in ranked(season.players, by):
        table.add_row(str(one.place), *(Text(plain(cell)) for cell in cells(season, one.player)))
    return table


def _neighbours(season: Season) -> Table:
    title = text("season-together")
    table = _table(text("season-player"), text("season-sat-most-with"), title=title)
    for player, others in neighbours(season).items():
        near = tuple(
            text("season-with", player=other, rounds=pair.rounds) for other, pair in others[:MOST_NEIGHBOURS]
        )
        table.add_row(Text(plain(player)), Text(plain(text("season-list", each=near))))
    return table


def _table(*headings: str, title: str) -> Table:
    return Table(*map(escape, headings), title=escape(title))
