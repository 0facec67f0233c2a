"""The command that plays nights with dice alone."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from headtable.cli.common import JsonOut, example, print_json

commands = typer.Typer()


@commands.command(
    help="help-simulate", epilog=example("headtable simulate --ruleset rfp --players 12 --plot night.png")
)
def simulate(
    ruleset: Annotated[str, typer.Option(help="help-simulate-ruleset")] = "rfp",
    players: Annotated[int, typer.Option(min=4, max=400, help="help-simulate-players")] = 12,
    nights: Annotated[int, typer.Option(min=1, max=1_000_000, help="help-simulate-nights")] = 2000,
    seed: Annotated[int, typer.Option(help="help-simulate-seed")] = 1,
    seconds_per_roll: Annotated[float, typer.Option(min=0.1, max=600, help="help-simulate-seconds-per-roll")] = 5,
    seconds_between_rounds: Annotated[
        float, typer.Option(min=0, max=3600, help="help-simulate-seconds-between-rounds")
    ] = 90,
    cores: Annotated[int | None, typer.Option(min=1, max=256, help="help-simulate-cores")] = None,
    plot: Annotated[Path | None, typer.Option(help="help-simulate-plot")] = None,
    json: JsonOut = False,
) -> None:
    """Play whole nights with dice alone: how long they take, how loud they are, and how often people tie."""
    from headtable.rulesets import load as load_ruleset
    from headtable_tools.simulate import Pace, Plan
    from headtable_tools.simulate.figures_text import show
    from headtable_tools.simulate.simulation import simulated

    plan = Plan(load_ruleset(ruleset), players, nights, seed, seconds_per_roll)
    found = simulated(plan, Pace(seconds_per_roll, seconds_between_rounds), cores, plot)
    if json:
        print_json(found)
    else:
        show(found, plan.ruleset)
