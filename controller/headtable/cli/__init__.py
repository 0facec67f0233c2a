"""The command line: the commands of the parts, and those that other packages add by an entry point.

Each command's work is done elsewhere, and imported only when it is asked for.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib.metadata import entry_points
from typing import Annotated

import typer

from headtable import __version__
from headtable.cli import parts
from headtable.cli.common import use_currency_here
from headtable.cli.shell_completion import COMPLETING, completable
from headtable.cli.translated_help import translate_typer
from headtable.errors import Trouble, Unwell

EXIT_USAGE = 2  # the arguments or the file are wrong; also used for misspelt arguments
MAY_BE_BETTER_SOON = 3
COMMANDS = "headtable.commands"  # the entry-point group: each entry is a typer.Typer whose commands are added


@cache
def build_app() -> typer.Typer:
    """All commands: first those that entry points add, then those of the parts."""
    translate_typer()
    app = typer.Typer(
        help="help-headtable",
        no_args_is_help=True,
        add_completion=False,
        rich_markup_mode="markdown",
        pretty_exceptions_enable=False,  # a log shows our own bugs, where a frame of lines around them is noise
        callback=_headtable,
    )
    for entry in entry_points(group=COMMANDS):
        app.add_typer(entry.load())
    app.add_typer(parts.commands)
    return app


@cache
def command_line() -> Callable[[Sequence[str] | None], object]:
    """The same as a shell calls them; typer itself would make them again at each call."""
    command = typer.main.get_command(build_app())
    if COMPLETING in os.environ:
        completable(command)
    return command


def _print_version(asked: bool) -> None:  # noqa: FBT001  typer's own signature
    if asked:
        typer.echo(f"headtable {__version__}")
        raise typer.Exit


def _headtable(
    version: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=_print_version, help="help-version")
    ] = False,
) -> None:
    """headtable runs a Bunco night: bell, air horn, pads, rules and scoreboard."""
    use_currency_here()


def main(words: Sequence[str] | None = None) -> None:
    """Run a command with the typed or the given arguments; an error is a sentence, without a traceback."""
    troubles: list[BaseException] = []
    try:
        command_line()(words)
    except* Trouble as group:
        troubles += _each(group)
    for trouble in troubles:
        sys.stderr.write(f"headtable: {trouble}\n")
    if troubles:  # not inside except*, because Python 3.11.2 would make a group and a traceback of it
        may_be_better = any(isinstance(trouble, Unwell) for trouble in troubles)
        sys.exit(MAY_BE_BETTER_SOON if may_be_better else EXIT_USAGE)


def _each(group: BaseExceptionGroup[BaseException]) -> Iterator[BaseException]:
    for error in group.exceptions:
        if isinstance(error, BaseExceptionGroup):
            yield from _each(error)
        else:
            yield error
