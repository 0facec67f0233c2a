"""The commands that write and read backups."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from headtable.cli.common import ConfigPath, JsonOut, config_in, example, print_json
from headtable.errors import BadConfig
from headtable.saying import text

if TYPE_CHECKING:
    from headtable_tools.backup.contents import Places

commands = typer.Typer()


@commands.command(help="help-backup", epilog=example("headtable backup /media/stick --keep 10"))
def backup(
    folder: Annotated[Path | None, typer.Argument(help="help-backup-folder")] = None,
    keep: Annotated[int, typer.Option(metavar="COUNT", help="help-backup-keep")] = 10,
    if_configured: Annotated[bool, typer.Option("--if-configured", help="help-backup-if-configured")] = False,
    config: ConfigPath = None,
    json: JsonOut = False,
) -> None:
    """Write one file with every night, the guests, the accounts, the house rules and the configuration."""
    from headtable_tools.backup.back_up import back_up

    wanted = folder or config_in(config).engine.backups
    if not wanted:
        if if_configured:
            return
        raise BadConfig("backup-off")
    made = back_up(places_from(config), Path(wanted), keep, now())
    if json:
        print_json(made)
        return
    typer.echo(text("backup-made", file=made.file, kilobytes=made.kilobytes, nights=made.nights, files=made.files))
    for journal in made.damaged:
        typer.echo(text("backup-night-damaged", journal=journal), err=True)
    for old in made.deleted:
        typer.echo(text("backup-deleted", file=old))


@commands.command(help="help-restore", epilog=example("headtable restore headtable-backup-2026-11-27-200000.zip"))
def restore(
    file: Annotated[Path, typer.Argument(help="help-restore-file")],
    with_config: Annotated[bool, typer.Option("--with-config", help="help-restore-with-config")] = False,
    config: ConfigPath = None,
    json: JsonOut = False,
) -> None:
    """Put a backup's files in their places. Files with another content are moved aside."""
    from headtable_tools.backup.restore import restore as put_back

    done = put_back(file, places_from(config), now(), with_config=with_config)
    if json:
        print_json(done)
        return
    typer.echo(text("restored", made=done.made, files=len(done.files)))
    for aside in done.aside:
        typer.echo(text("restore-moved-aside", file=aside))
    if done.left_out:
        typer.echo(text("restore-left-out", files=done.left_out))


def places_from(config: Path | None) -> Places:
    """Where this machine keeps what a backup holds."""
    from headtable_tools.backup.contents import places_of

    return places_of(config_in(config), (config or Path("headtable.toml")).absolute())


def now() -> datetime:
    """The moment, by the clock of this place."""
    return datetime.now().astimezone()
