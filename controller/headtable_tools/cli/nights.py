"""The commands about nights that were, or that dice alone play."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from headtable.cli.common import JsonOut, example, print_json
from headtable.errors import BadConfig

commands = typer.Typer()

JournalPath = Annotated[Path, typer.Argument(help="The journal of a night.")]


@commands.command(epilog=example("headtable play tests/nights/rfp/*.night"))
def play(
    scripts: Annotated[list[Path], typer.Argument(help="Night scripts, or folders of them.")],
    through_mqtt: Annotated[
        bool, typer.Option("--through-mqtt", help="Through the real wires, box, broker and engine.")
    ] = False,
    json: JsonOut = False,
) -> None:
    """Play night scripts and check what they expect; exits 1 at the first line that was not so."""
    from headtable_tools import nights
    from headtable_tools.nights.through_mqtt import play_through_mqtt

    found = _scripts(scripts)
    way = play_through_mqtt if through_mqtt else nights.play_on_paper
    played = 0
    failures: list[nights.Failure] = []
    for night in nights.play(found, way):
        played += 1
        failures += [night.failure] if night.failure else []
        if json:
            print_json(night)
        else:
            typer.echo("\n".join(nights.lines(night)))
    if not json:
        failed = [f"  {failure.path}:{failure.line}" for failure in failures]
        typer.echo("\n".join([f"{played} played, {len(failed)} failed", *failed]))
    raise typer.Exit(int(bool(failures)))


@commands.command(epilog=example("headtable replay tonight.night.db --ruleset my.toml"))
def replay(
    journal: JournalPath,
    ruleset: Annotated[
        str | None, typer.Option(help="Other rules to play it by: a ruleset's name, or the path of its TOML file.")
    ] = None,
    json: JsonOut = False,
) -> None:
    """Play a night again from its journal: the standings, and every round's result.

    It exits 1 if the journal says something else than the rules.

    With other rules it tells the night that would have been, as far as the log makes sense there; the dice stay
    where they were thrown.
    """
    from headtable_tools import replay as again
    from headtable_tools.show import print_other_night, print_replay

    if ruleset is not None:
        other = again.replay_under(journal, ruleset)
        print_json(other) if json else print_other_night(other)
    else:
        night = again.replay(journal)
        print_json(night) if json else print_replay(night)
        raise typer.Exit(int(bool(night.differences)))


@commands.command(epilog=example("headtable verify tonight.night.db"))
def verify(journal: JournalPath, json: JsonOut = False) -> None:
    """Check every draw and every fact of a night against its seed and its rules; exits 1 if one differs."""
    from headtable_tools import replay as again

    verdict = again.verify(journal)
    if json:
        print_json(verdict)
    else:
        typer.echo("\n".join(again.lines(verdict)))
    raise typer.Exit(int(not verdict.honest))


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
    from headtable_tools.simulate.asked import simulated
    from headtable_tools.simulate.shown import show

    plan = Plan(load_ruleset(ruleset), players, nights, seed, seconds_per_roll)
    found = simulated(plan, Pace(seconds_per_roll, seconds_between_rounds), cores, plot)
    if json:
        print_json(found)
    else:
        show(found, plan.ruleset)


def _scripts(paths: list[Path]) -> list[Path]:
    found = [script for path in paths for script in _scripts_at(path)]
    if not found:
        raise BadConfig(f"no night script in {', '.join(map(str, paths))}: a script is a file that ends in .night")
    return found


def _scripts_at(path: Path) -> list[Path]:
    return sorted(path.rglob("*.night")) if os.path.isdir(path) else [path]
