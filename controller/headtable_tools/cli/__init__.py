"""The commands for hosts and makers; ``headtable.cli`` finds them by their entry point in pyproject.toml.

Each module is named after its command, or after what its commands are about. The command's work is done elsewhere,
and imported only when it is asked for.
"""

from __future__ import annotations

import typer

from headtable_tools.cli import (
    backup,
    certificate,
    devices,
    doctor,
    files,
    firmware,
    first_start,
    journal,
    keys,
    link,
    monitor,
    nights,
    printing,
    replay,
    run,
    season,
    simulate,
    support,
    walktest,
)

commands = typer.Typer()
for group in (
    run,
    journal,
    backup,
    nights,
    replay,
    printing,
    season,
    simulate,
    files,
    doctor,
    support,
    devices,
    monitor,
    walktest,
    link,
    keys,
    certificate,
    first_start,
    firmware,
):
    commands.add_typer(group.commands)
