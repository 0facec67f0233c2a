"""The common parts of all commands: their options, their examples, and how they run."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from collections.abc import Coroutine, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from msgspec import Struct

    from headtable.config import Config
    from headtable.config.reading import Check

ConfigPath = Annotated[
    Path | None,
    typer.Option("--config", "-c", help="help-config"),
]
JsonOut = Annotated[bool, typer.Option("--json", help="help-json")]


def example(text: str) -> str:
    """The text below a command's help; ``translated_help.py`` introduces it as an example."""
    return f"`{text}`"


def print_json(value: object) -> None:
    """One line of JSON, for a script."""
    import msgspec

    typer.echo(msgspec.json.encode(value).decode())


def config_in(path: Path | None) -> Config:
    """The configuration that a command was given, or ./headtable.toml, or the built-in one."""
    from headtable.config import Config, load
    from headtable.saying.currencies import use_currency

    if path is None and not os.path.exists("headtable.toml"):
        return Config()
    config = load(path or Path("headtable.toml"))
    use_currency(config.venue.currency)
    return config


def use_currency_here() -> None:
    """Count in the currency of ./headtable.toml if there is one, unless the pages have started this command.

    A command that needs the file itself tells what is wrong in it.
    """
    from headtable.config import load
    from headtable.errors import BadConfig
    from headtable.saying.currencies import CURRENCY, use_currency

    if CURRENCY not in os.environ and os.path.isfile("headtable.toml"):
        with contextlib.suppress(BadConfig):
            use_currency(load(Path("headtable.toml")).venue.currency)


def checked_config(file: Path) -> Config:
    """A configuration file; BadFile has all that is wrong with it, as in `headtable check`."""
    from headtable.config import load
    from headtable.saying.currencies import use_currency

    config = load(file, *checks())
    use_currency(config.venue.currency)
    return config


def checks() -> tuple[Check, ...]:
    """Checks of settings by the parts that use them."""
    from headtable import journal, rulesets
    from headtable.box.signals import signals
    from headtable.box.sources.ble import extra as ble

    return rulesets.ruleset_problems, journal.journal_path_problems, signals.overlong_patterns, ble.missing


def print_warnings(warnings: Iterable[Struct]) -> None:
    """Print a warning on stderr, although the command or the file is valid."""
    from headtable.config.problem import sentence_of
    from headtable.saying import text

    for warning in warnings:
        typer.echo(text("mind-this", what=sentence_of(warning)), err=True)


def run_until_stopped(part: Coroutine[None, None, None]) -> None:
    """Run until it ends, or until Ctrl-C, SIGTERM or a closed terminal stops it."""
    from headtable.processes import has_lost_its_run

    if has_lost_its_run(os.environ, os.getppid()):
        part.close()
        return

    async def until_stopped() -> None:
        task = asyncio.ensure_future(part)
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            asyncio.get_running_loop().add_signal_handler(number, task.cancel)
        with contextlib.suppress(asyncio.CancelledError):
            await task

    asyncio.run(until_stopped())
