"""The commands that play a night again from its journal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from headtable.cli.common import JsonOut, example, print_json

commands = typer.Typer()

JournalPath = Annotated[Path, typer.Argument(help="help-journal")]


@commands.command(help="help-replay", epilog=example("headtable replay tonight.night.db --ruleset my.toml"))
def replay(
    journal: JournalPath,
    ruleset: Annotated[str | None, typer.Option(help="help-replay-ruleset")] = None,
    json: JsonOut = False,
) -> None:
    """Play a night again from its journal: the standings, and every round's result."""
    from headtable_tools import replay as again
    from headtable_tools.show import print_other_night, print_replay

    if ruleset is not None:
        other = again.replay_under(journal, ruleset)
        print_json(other) if json else print_other_night(other)
    else:
        night = again.replay(journal)
        print_json(night) if json else print_replay(night)
        raise typer.Exit(int(bool(night.differences)))


@commands.command(help="help-verify", epilog=example("headtable verify tonight.night.db"))
def verify(journal: JournalPath, json: JsonOut = False) -> None:
    """Check every draw and every fact of a night against its seed and its rules; exits 1 if one differs."""
    from headtable_tools import replay as again

    verdict = again.verify(journal)
    if json:
        print_json(verdict)
    else:
        typer.echo("\n".join(again.lines(verdict)))
    raise typer.Exit(int(not verdict.honest))
