"""The command line: the commands of the parts, and those that other packages add by an entry point.

Each command's work is done elsewhere, and imported only when it is asked for.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.metadata import entry_points
from typing import Annotated

import typer

from headtable import __version__
from headtable.cli import parts
from headtable.errors import Trouble, Unwell

FOR_SOMEBODY_TO_WRITE = 2  # the words or the file are wrong, and will be: it also ends so where words are misspelt
MAY_BE_BETTER_SOON = 3
COMMANDS = "headtable.commands"  # the entry-point group: each entry is a typer.Typer whose commands are added


@cache
def build_app() -> typer.Typer:
    """All commands: first those that entry points add, then those of the parts."""
    app = typer.Typer(
        no_args_is_help=True,
        add_completion=False,
        rich_markup_mode="markdown",
        pretty_exceptions_enable=False,  # a log shows our own mistakes, where a frame of lines around them is noise
        callback=_headtable,
    )
    for entry in entry_points(group=COMMANDS):
        app.add_typer(entry.load())
    app.add_typer(parts.commands)
    return app


def _print_version(asked: bool) -> None:  # noqa: FBT001  typer's own signature
    if asked:
        typer.echo(f"headtable {__version__}")
        raise typer.Exit


def _headtable(
    version: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=_print_version, help="Print the version and end.")
    ] = False,
) -> None:
    """headtable runs a Bunco night: bell, air horn, pads, rules and scoreboard."""


def main(words: Sequence[str] | None = None) -> None:
    """Run a command, as it was typed or as these words say; what goes wrong is a sentence, without a traceback."""
    troubles: list[BaseException] = []
    try:
        build_app()(words)
    except* Trouble as group:
        troubles += _each(group)
    for trouble in troubles:
        sys.stderr.write(f"headtable: {trouble}\n")
    if troubles:  # not inside except*, of which Python 3.11.2 would make a group and a traceback
        may_be_better = any(isinstance(trouble, Unwell) for trouble in troubles)
        sys.exit(MAY_BE_BETTER_SOON if may_be_better else FOR_SOMEBODY_TO_WRITE)


def _each(group: BaseExceptionGroup[BaseException]) -> Iterator[BaseException]:
    for error in group.exceptions:
        if isinstance(error, BaseExceptionGroup):
            yield from _each(error)
        else:
            yield error
