"""The commands that play a night again from its journal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from headtable.cli.common import JsonOut, example, print_json

commands = typer.Typer()

JournalPath = Annotated[Path, typer.Argument(help="The journal of a night.")]


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
