"""The commands; each one's work is done elsewhere, and imported only when it is asked for."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from typing import Annotated

import typer

from headtable import __version__
from headtable.cli import devices, doctor, files, firmware, link, monitor, night, nights, parts, walktest
from headtable.errors import Trouble, Unwell

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,  # a mistake of ours is read in a log, where a frame of lines around it is noise
)
FOR_SOMEBODY_TO_WRITE = 2  # the words or the file are wrong, and will be: it also ends so where words are misspelt
MAY_BE_BETTER_SOON = 3
for group in (parts, night, nights, files, doctor, devices, monitor, walktest, link, firmware):
    app.add_typer(group.commands)


def _print_version(asked: bool) -> None:  # noqa: FBT001  typer's own signature
    if asked:
        typer.echo(f"headtable {__version__}")
        raise typer.Exit


@app.callback()
def headtable(
    version: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=_print_version, help="Print the version and end.")
    ] = False,
) -> None:
    """headtable runs a Bunco night: bell, air horn, pads, rules and scoreboard."""


def main(words: Sequence[str] | None = None) -> None:
    """Run a command, as it was typed or as these words say; what goes wrong is a sentence, without a traceback."""
    troubles: list[BaseException] = []
    try:
        app(words)
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
