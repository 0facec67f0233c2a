"""The command about many nights."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from headtable.cli.common import JsonOut, example, print_json
from headtable.errors import BadConfig

if TYPE_CHECKING:
    from headtable_tools.season.season_data import Season

commands = typer.Typer()


@commands.command(help="help-season", epilog=example("headtable season . --out season.html"))
def season(
    places: Annotated[list[Path], typer.Argument(metavar="FOLDER|JOURNAL...", help="help-season-places")],
    names: Annotated[Path | None, typer.Option(metavar="FILE", help="help-season-names")] = None,
    by: Annotated[str, typer.Option(metavar="COUNT", help="help-season-by")] = "wins",
    out: Annotated[Path | None, typer.Option("--out", "-o", metavar="FILE", help="help-season-out")] = None,
    json: JsonOut = False,
) -> None:
    """Add up many nights: wins, points and prizes of each player, and who sat with whom."""
    from headtable_tools.html_page.document import check_html
    from headtable_tools.season.browser_names import joined_in_browser
    from headtable_tools.season.gathering import gathered
    from headtable_tools.season.new_names import new_names
    from headtable_tools.season.rankings import check_ranking
    from headtable_tools.season.season_sums import season as added_up

    if out:
        check_html(out)
    of_file = new_names(names) if names else joined_in_browser(places, _tell_on_stderr)
    found = added_up(gathered(places), of_file)
    check_ranking(found, by)
    _tell_notes(found)
    if not found.nights and (out or not json):  # a script may count none
        raise BadConfig("season-without-nights", places=places)
    if json:
        print_json(found)
    else:
        _show(found, by)
    if out:
        _share(found, out)
    raise typer.Exit(int(bool(found.skipped)))


def _tell_on_stderr(words: str) -> None:
    typer.echo(words, err=True)


def _show(found: Season, by: str) -> None:
    from headtable_tools.season.season_text import show_season

    show_season(found, by)


def _tell_notes(found: Season) -> None:
    """Tell on stderr what was skipped; stdout may be JSON."""
    from headtable_tools.season.season_text import notes

    for note in notes(found):
        _tell_on_stderr(note)


def _share(found: Season, out: Path) -> None:
    """Write the page."""
    from headtable_tools.html_page.document import size_line, write_page
    from headtable_tools.season.season_page import season_page

    _tell_on_stderr(size_line(write_page(out, season_page(found))))
