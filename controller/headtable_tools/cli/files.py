"""The commands for the host's files: `init`, `check` and `rules`."""

from __future__ import annotations

import asyncio
import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from headtable.cli.common import JsonOut, checked_config, example, print_json, print_warnings
from headtable.errors import BadConfig
from headtable.saying import say

if TYPE_CHECKING:
    from headtable.config import Config

commands = typer.Typer()


@commands.command(help="help-init", epilog=example("headtable init && headtable check"))
def init(
    file: Annotated[Path, typer.Argument(help="help-init-file")] = Path("headtable.toml"),
    force: Annotated[bool, typer.Option("--force", help="help-init-force")] = False,
    by_phone: Annotated[bool, typer.Option("--by-phone", help="help-init-by-phone")] = False,
    driver_board: Annotated[bool, typer.Option("--driver-board", help="help-init-driver-board")] = False,
) -> None:
    """Write a headtable.toml with every key explained."""
    from headtable.cli.typed_command import typed_command
    from headtable.config import by_phone_text, defaults_text, with_driver_board
    from headtable.config.driver_board import BOOT_LINES
    from headtable.regular_files import without_waiting
    from headtable.saying import text

    plain = by_phone_text() if by_phone else defaults_text()
    try:
        with open(file, "w" if force else "x", opener=without_waiting) as new:
            new.write(with_driver_board(plain) if driver_board else plain)
    except FileExistsError:
        raise BadConfig("file-exists", file=str(file)) from None
    except OSError as trouble:
        raise BadConfig("file-unwritable", file=str(file), error=trouble.strerror) from None
    written = "file-written-by-phone" if by_phone else "file-written"
    typer.echo(text(written, file=str(file), command=typed_command(), quoted=shlex.quote(str(file))))
    if driver_board:
        typer.echo("\n".join((text("boot-lines-of-driver-board"), *(f"    {line}" for line in BOOT_LINES))))


@commands.command(help="help-check", epilog=example("headtable check headtable.toml"))
def check(
    file: Annotated[Path, typer.Argument(help="help-check-file")] = Path("headtable.toml"), json: JsonOut = False
) -> None:
    """Check a configuration file; each problem has its line, its key and a remedy."""
    from headtable.config.hiding import shown_config
    from headtable.config.warnings import warnings_about
    from headtable_tools.devices.unmet_boards import unmet_boards

    try:
        config = checked_config(file)
    except BadConfig as wrong:
        if json:
            _print_problems(wrong, file)
        raise
    if json:
        print_json(shown_config(config))
    else:
        _print_summary(file, config)
    print_warnings([*warnings_about(config), *asyncio.run(unmet_boards(config))])


@commands.command(help="help-rules", epilog=example("headtable rules diff wba evt"))
def rules(
    words: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="NAME | diff NAME NAME | copy NAME FILE | check FILE",
            help="help-rules-words",
            show_default=False,
        ),
    ] = None,
    json: JsonOut = False,
) -> None:
    """List rulesets, print one as a rule card, compare two, copy one to change it, or check one of your own."""
    from rich.console import Console

    from headtable_tools.rulecard.rules_command import answer

    answered = answer(words or [])
    if json:
        print_json(answered.data)
    else:
        answered.show(Console())


def _print_problems(wrong: BadConfig, file: Path) -> None:
    from headtable.config.problem import shown_problems

    for problem in shown_problems(wrong, str(file)):
        print_json(problem)


def _print_summary(file: Path, config: Config) -> None:
    """Print that the file is well, what hangs on the box, and the night's hearing dose."""
    from headtable.config import hearing
    from headtable.config.counted import counted
    from headtable.saying import text

    broker, web, box = config.broker, config.web, config.box
    well = text(
        "check-well",
        file=str(file),
        embedded=broker.embedded,
        broker=f"{broker.host}:{broker.port}",
        ruleset=config.engine.ruleset,
        pages=f"{web.host}:{web.port}",
        box=counted(box),
        rehearses=not box.has_hardware,
    )
    typer.echo("\n".join([well, *map(say, hearing.dose_report(box))]))
