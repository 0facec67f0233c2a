"""The command that prints the paper of a night."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from headtable.cli.common import ConfigPath, JsonOut, config_in, example, print_json
from headtable.extras import need

commands = typer.Typer()


@commands.command("print", help="help-print", epilog=example("headtable print score-cards --paper letter"))
def print_(
    what: Annotated[str, typer.Argument(help="help-print-what")],
    journal: Annotated[Path | None, typer.Option(help="help-print-journal")] = None,
    config: ConfigPath = None,
    paper: Annotated[str, typer.Option(help="help-print-paper")] = "a4",
    out: Annotated[Path | None, typer.Option(help="help-print-out")] = None,
    join: Annotated[str | None, typer.Option(metavar="ADDRESS", help="help-print-join")] = None,
    join_links: Annotated[Path | None, typer.Option(metavar="FILE", help="help-print-join-links")] = None,
    names: Annotated[Path | None, typer.Option(metavar="FILE", help="help-print-names")] = None,
    logo: Annotated[Path | None, typer.Option(metavar="FILE", help="help-print-logo")] = None,
    json: JsonOut = False,
) -> None:
    """Write name tags, score cards, results and other sheets of a night as PDF."""
    need("print")
    from headtable.saying import text
    from headtable_tools.printing.printed import Order, printed

    night = journal or Path(config_in(config).engine.journal)
    told = printed(Order(what, night, out or Path(f"{what}.pdf"), paper, join, join_links, names, logo))
    if json:
        print_json(told)
    else:
        typer.echo(text("print-written", file=told.file, pages=told.pages))
        if told.missing:
            typer.echo(text("print-missing-letters", letters=told.missing), err=True)
