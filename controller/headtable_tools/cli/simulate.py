"""The command that plays nights with dice alone."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from headtable.cli.common import JsonOut, example, print_json

commands = typer.Typer()


@commands.command(epilog=example("headtable simulate --ruleset rfp --players 12 --plot night.png"))
def simulate(
    ruleset: Annotated[str, typer.Option(help="A ruleset by name, or the path of a TOML file.")] = "rfp",
    players: Annotated[int, typer.Option(min=4, max=400, help="How many play; tables of four.")] = 12,
    nights: Annotated[int, typer.Option(min=1, max=1_000_000, help="How many nights to play.")] = 2000,
    seed: Annotated[int, typer.Option(help="The same seed plays the same nights.")] = 1,
    seconds_per_roll: Annotated[float, typer.Option(min=0.1, max=600, help="How long people take for a roll.")] = 5,
    seconds_between_rounds: Annotated[
        float, typer.Option(min=0, max=3600, help="How long they take to walk to their next chair and sit.")
    ] = 90,
    cores: Annotated[int | None, typer.Option(min=1, max=256, help="How many cores play; without it all.")] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw the figures into this PNG file.")] = None,
    json: JsonOut = False,
) -> None:
    """Play whole nights with dice alone: how long they take, how loud they are, and how often people tie.

    The minutes count the breaks whose length the ruleset tells, and no others; where a clock times the rounds or the
    walks, they last as long as it gives them.
    """
    from headtable.rulesets import load as load_ruleset
    from headtable_tools.simulate import Pace, Plan
    from headtable_tools.simulate.command import simulated
    from headtable_tools.simulate.terminal import show

    plan = Plan(load_ruleset(ruleset), players, nights, seed, seconds_per_roll)
    found = simulated(plan, Pace(seconds_per_roll, seconds_between_rounds), cores, plot)
    if json:
        print_json(found)
    else:
        show(found, plan.ruleset)
