"""The command that collects what somebody who helps from afar needs to know."""

from __future__ import annotations

import asyncio
import os
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from headtable.cli.common import ConfigPath, JsonOut, checked_config, config_in, example, print_json
from headtable.errors import BadConfig
from headtable.saying import text

commands = typer.Typer()


@commands.command(help="help-report", epilog=example("sudo headtable report"))
def report(
    out: Annotated[Path | None, typer.Option("--out", "-o", metavar="FILE", help="help-report-out")] = None,
    config: ConfigPath = None,
    json: JsonOut = False,
) -> None:
    """Write one file for whoever helps you: log, configuration, devices and the doctor's page, without secrets."""
    from headtable.config import Config
    from headtable_tools.doctor.machine import this_machine
    from headtable_tools.support.bundle import parts_of, write_bundle
    from headtable_tools.support.known_secrets import known_secrets

    file = config or (Path("headtable.toml") if os.path.exists("headtable.toml") else None)
    try:
        settings = config_in(config)
    except BadConfig:  # the doctor's page says what is wrong with it
        settings = Config()
    machine = this_machine()
    parts = parts_of(machine, file, checked_config, settings)
    target = out or Path(f"headtable-report-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}.zip")
    made = asyncio.run(write_bundle(target, parts, known_secrets(machine, file, settings)))
    if json:
        print_json(made)
    else:
        typer.echo(text("bundle-made", file=made.file, kilobytes=made.kilobytes, parts=made.parts))
