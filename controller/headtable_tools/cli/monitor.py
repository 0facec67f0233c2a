"""The command that shows the room live."""

from __future__ import annotations

import asyncio

import typer

from headtable.cli.common import ConfigPath, config_in, example
from headtable.extras import need

commands = typer.Typer()


@commands.command(help="help-monitor", epilog=example("headtable monitor --config headtable.toml"))
def monitor(config: ConfigPath = None) -> None:
    """Show the room live in this terminal, also over ssh: tables, devices, signals and events."""
    need("maker")
    from headtable_tools.monitor.monitor_app import monitor as show

    asyncio.run(show(config_in(config)))
