"""The command that tests the hall before the doors open."""

from __future__ import annotations

import asyncio
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from headtable.cli.common import ConfigPath, config_in, example

if TYPE_CHECKING:
    from rich.console import Console

    from headtable_tools.walktest.walk import Walk

commands = typer.Typer()


@commands.command(help="help-walktest", epilog=example("headtable walktest --sheet walktest.html"))
def walktest(
    config: ConfigPath = None,
    sheet: Annotated[Path | None, typer.Option(help="help-walktest-sheet")] = None,
) -> None:
    """Test the hall before the doors open: press every pad, die and button once, and hear bell and horn chirp."""
    from rich.console import Console

    from headtable_tools.walktest import sheet as paper
    from headtable_tools.walktest.conduct import conduct

    settings, console = config_in(config), Console()
    if sheet:
        paper.prove(sheet)
    walk = asyncio.run(conduct(settings, console, _now))
    if sheet:
        paper.write(sheet, paper.sheet(walk.outcomes, settings.venue.name, f"{_now():%d %B %Y, %H:%M}"))
    _tell(walk, sheet, console)
    raise typer.Exit(int(bool(walk.failed)))


def _now() -> datetime:
    return datetime.now().astimezone()


def _tell(walk: Walk, sheet: Path | None, console: Console) -> None:
    from headtable.hall.outcomes import count
    from headtable.hall.walk_words import result, summary
    from headtable.saying import text
    from headtable_tools.walktest.screen import mark

    for outcome in walk.failed:
        console.print(f"{mark(outcome)} {result(outcome)}", style="red", highlight=False, markup=False)
    told = text("walk-ended", summary=summary(count(walk.outcomes)), sheet=sheet)
    console.print(told, highlight=False, markup=False, soft_wrap=True)
