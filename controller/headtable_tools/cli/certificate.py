"""The command that makes a certificate, so that the pages are served over https, too."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from headtable.cli.common import ConfigPath, JsonOut, config_in, example, print_json
from headtable.saying import text

commands = typer.Typer()


@commands.command(help="help-certificate", epilog=example("headtable certificate --config headtable.toml"))
def certificate(
    name: Annotated[list[str] | None, typer.Option(metavar="NAME", help="help-certificate-name")] = None,
    config: ConfigPath = None,
    json: JsonOut = False,
) -> None:
    """Make or renew a certificate for this machine, by an authority of the venue that tablets can install."""
    from headtable.web.addresses import Addresses
    from headtable_tools.certificate.make import hosts_of, lines_missing, make
    from headtable_tools.whole_night.day_in_words import day_in_words

    settings, file = config_in(config), config or Path("headtable.toml")
    made = make(file, settings.venue.name, hosts_of(settings.web, tuple(name or ())), datetime.now(UTC))
    if json:
        print_json(made)
        return
    until = day_in_words(made.until.date().isoformat())
    typer.echo(text("certificate-made", file=made.certificate, names=", ".join(made.names), until=until))
    if made.left_out:
        typer.echo(text("certificate-left-out", names=", ".join(made.left_out)))
    typer.echo(text("certificate-authority-new" if made.new_authority else "certificate-authority-kept"))
    addresses = Addresses(settings.web, settings.web.port)
    if addresses.why_unreachable():
        typer.echo(text("certificate-only-here"))
    elif made.new_authority:
        typer.echo(text("certificate-install", address=f"{addresses.start()}authority"))
    if lines := lines_missing(settings.web, made):
        typer.echo(text("certificate-lines", file=str(file), lines="\n".join(lines)))
