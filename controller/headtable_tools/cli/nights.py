"""The command that plays night scripts."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from headtable.cli.common import JsonOut, example, print_json
from headtable.errors import BadConfig
from headtable.extras import need
from headtable.saying import text

if TYPE_CHECKING:
    from headtable_tools.nights import Way

commands = typer.Typer()


@commands.command(help="help-play", epilog=example("headtable play tests/nights/rfp/*.night"))
def play(
    scripts: Annotated[list[Path], typer.Argument(help="help-play-scripts")],
    through_mqtt: Annotated[bool, typer.Option("--through-mqtt", help="help-play-through-mqtt")] = False,
    json: JsonOut = False,
) -> None:
    """Play night scripts and check what they expect; exits 1 at the first failed expectation."""
    from headtable_tools import nights

    found = _scripts(scripts)
    way = _through_mqtt() if through_mqtt else nights.play_on_paper
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
        typer.echo("\n".join([text("scripts-played", played=played, failed=len(failed)), *failed]))
    raise typer.Exit(int(bool(failures)))


def _through_mqtt() -> Way:
    """The player through the embedded broker, which is an extra."""
    need("embedded")
    from headtable_tools.nights.through_mqtt import play_through_mqtt

    return play_through_mqtt


def _scripts(paths: list[Path]) -> list[Path]:
    found = [script for path in paths for script in _scripts_at(path)]
    if not found:
        raise BadConfig("scripts-not-found", paths=paths)
    return found


def _scripts_at(path: Path) -> list[Path]:
    return sorted(path.rglob("*.night")) if os.path.isdir(path) else [path]
