"""The command of a Pi without a screen: it takes what a PC has put on the SD card."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from headtable.cli.common import ConfigPath, JsonOut, checks, example, print_json
from headtable.saying import say, text

commands = typer.Typer()
CONNECTIONS = Path("/etc/NetworkManager/system-connections")


@commands.command("first-start", help="help-first-start", epilog=example("headtable first-start --boot ./sd"))
def first_start(
    boot: Annotated[Path, typer.Option(metavar="FOLDER", help="help-first-start-boot")] = Path("/boot/firmware"),
    connections: Annotated[Path, typer.Option(metavar="FOLDER", help="help-first-start-connections")] = CONNECTIONS,
    config: ConfigPath = None,
    json: JsonOut = False,
) -> None:
    """Take headtable.toml and headtable-start.toml from the boot partition, before all other parts start."""
    from headtable.complaints import Complaints
    from headtable.config import read
    from headtable_tools.first_start.boot_partition import Installation, NotTaken, take_all

    def complain(sentence: str) -> None:
        typer.echo(sentence, err=True)

    here = Installation(
        config or Path("headtable.toml"), connections, lambda written, name: read(written, name, *checks())
    )
    outcomes = asyncio.run(take_all(boot, here, Complaints(complain)))
    if json:
        print_json(outcomes)
    for outcome in [] if json else outcomes:
        typer.echo(say(outcome), err=isinstance(outcome, NotTaken))
    if not outcomes and not json:
        typer.echo(text("start-nothing-there", folder=str(boot)))
    if any(isinstance(outcome, NotTaken) for outcome in outcomes):
        raise typer.Exit(1)
