"""The command that runs a whole night on this machine, or rehearses one."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from headtable.cli.common import ConfigPath, config_in, example, run_until_stopped
from headtable.extras import need

commands = typer.Typer()


@commands.command(help="help-run", epilog=example("headtable run --speed 20"))
def run(
    config: ConfigPath = None,
    speed: Annotated[float, typer.Option(min=0.1, max=200, help="help-run-speed")] = 4,
    players: Annotated[int, typer.Option(min=4, max=400, help="help-run-players")] = 12,
    seed: Annotated[int | None, typer.Option(help="help-run-seed")] = None,
    ruleset: Annotated[str | None, typer.Option(help="help-run-ruleset", metavar="NAME|FILE")] = None,
    journal: Annotated[Path | None, typer.Option(help="help-run-journal")] = None,
    until_over: Annotated[bool, typer.Option("--until-over", help="help-run-until-over")] = False,
    firmware: Annotated[bool, typer.Option("--firmware", help="help-run-firmware")] = False,
    rs485: Annotated[bool, typer.Option("--rs485", help="help-run-rs485")] = False,
) -> None:
    """Run a night: broker, box, engine and pages on this machine. Without hardware it is a rehearsal."""
    from headtable_tools.rehearse.rehearsal import Rehearsal
    from headtable_tools.run import run_night

    plan = Rehearsal(
        speed=speed,
        players=players,
        seed=seed,
        ruleset=ruleset,
        journal=journal,
        until_over=until_over,
        rs485=rs485,
        firmware=firmware,
    )
    settings = config_in(config)
    if settings.broker.embedded:
        need("embedded")
    run_until_stopped(run_night(settings, plan))
