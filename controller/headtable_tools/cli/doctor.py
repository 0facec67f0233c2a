"""The command that checks whether a machine is ready for a night."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import typer

from headtable.cli.common import ConfigPath, JsonOut, checked_config, example, print_json

commands = typer.Typer()


@commands.command(help="help-doctor", epilog=example("headtable doctor --config headtable.toml"))
def doctor(config: ConfigPath = None, json: JsonOut = False) -> None:
    """Check whether this machine is ready for a night: one page of green and red, each red line with its remedy."""
    from msgspec import to_builtins
    from rich.console import Console

    from headtable_tools.doctor.examination import examine
    from headtable_tools.doctor.finding import reported
    from headtable_tools.doctor.machine import this_machine
    from headtable_tools.doctor.report import show

    here = Path("headtable.toml")
    file = config or (here if os.path.exists(here) else None)
    findings = [reported(finding) for finding in asyncio.run(examine(this_machine(), file, checked_config))]
    if json:
        print_json(to_builtins(findings, enc_hook=str))  # a finding may hold an error, whose text is its sentence
    else:
        show(findings, Console())
    raise typer.Exit(int(any(finding.colour == "red" for finding in findings)))
