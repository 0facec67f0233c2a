"""The command for the walk through the hall before the doors open."""

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


@commands.command(epilog=example("headtable walktest --sheet walktest.html"))
def walktest(
    config: ConfigPath = None,
    sheet: Annotated[Path | None, typer.Option(help="Write the results as a page to print.")] = None,
) -> None:
    """Walk the hall before the doors open: every pad, die and button is pressed once, bell and horn chirp.

    The tables come in their order, the head table last with its bell button, then the signals. Keys: s skips, a tries
    again, q ends it, y and n tell whether a signal was heard. Nothing counts: it works while the night is closed, or
    between rounds. It exits with 1 if anything did not answer.
    """
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
    from headtable_tools.walktest.screen import told
    from headtable_tools.walktest.walk import summary

    for outcome in walk.failed:
        console.print(told(outcome), style="red", highlight=False, markup=False)
    written = f"; the sheet is {sheet}" if sheet else ""
    console.print(f"{summary(walk.outcomes)}{written}", highlight=False, soft_wrap=True)
