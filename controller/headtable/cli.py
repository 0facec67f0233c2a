"""The commands; each one's work is done elsewhere, and imported only when it is asked for."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from headtable.errors import Trouble

if TYPE_CHECKING:
    from headtable.config import Config

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="markdown",
    help="headtable runs a Bunco night: bell, air horn, pads, rules and scoreboard.",
)

ConfigPath = Annotated[
    Path | None,
    typer.Option("--config", "-c", help="The configuration file; without it ./headtable.toml, or what is built in."),
]
JsonOut = Annotated[bool, typer.Option("--json", help="Print JSON for a script instead of text for people.")]


def main() -> None:
    """Run a command; what goes wrong is told in a sentence, without a traceback."""
    try:
        app()
    except Trouble as trouble:
        sys.stderr.write(f"headtable: {trouble}\n")
        sys.exit(2)


def _example(text: str) -> str:
    return f"Example: `{text}`"


@app.command(epilog=_example("headtable run --speed 20"))
def run(
    config: ConfigPath = None,
    speed: Annotated[float, typer.Option(min=0.1, max=200, help="How many times faster than life to rehearse.")] = 4,
    players: Annotated[int, typer.Option(min=4, max=400, help="How many players rehearse; tables of four.")] = 12,
    seed: Annotated[int | None, typer.Option(help="Rehearse the same dice again.")] = None,
    journal: Annotated[Path | None, typer.Option(help="Keep the rehearsal's journal here.")] = None,
    until_over: Annotated[bool, typer.Option("--until-over", help="Stop when the night is over.")] = False,
) -> None:
    """Run a night: broker, box, engine and pages on this machine. Without hardware it is a rehearsal."""
    from headtable.rehearse.plan import Rehearsal
    from headtable.run import run_night

    plan = Rehearsal(speed=speed, players=players, seed=seed, journal=journal, until_over=until_over)
    _live(run_night(_config(config), plan))


@app.command(epilog=_example("headtable broker --config headtable.toml"))
def broker(config: ConfigPath = None) -> None:
    """Run the embedded MQTT broker alone."""
    from headtable.bus.broker import serve

    _live(serve(_config(config)))


@app.command(epilog=_example("headtable box --config headtable.toml"))
def box(config: ConfigPath = None) -> None:
    """Run the box alone: pads, bell and horn."""
    from headtable.box.daemon import serve

    _live(serve(_config(config)))


@app.command(epilog=_example("headtable engine --config headtable.toml"))
def engine(config: ConfigPath = None) -> None:
    """Run the rules engine alone."""
    from headtable.engine import serve

    _live(serve(_config(config)))


@app.command(epilog=_example("headtable web --config headtable.toml"))
def web(config: ConfigPath = None) -> None:
    """Run the pages alone: scoreboard, host's console, phone pad."""
    from headtable.web.app import serve

    _live(serve(_config(config)))


def _config(path: Path | None) -> Config:
    from headtable.config import Config, load

    if path is None and not Path("headtable.toml").exists():
        return Config()
    return load(path or Path("headtable.toml"))


def _live(part: Coroutine[None, None, None]) -> None:
    """Run until it ends, or until it is told to stop by Ctrl-C, SIGTERM or a closed terminal."""

    async def until_stopped() -> None:
        task = asyncio.ensure_future(part)
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            asyncio.get_running_loop().add_signal_handler(number, task.cancel)
        with contextlib.suppress(asyncio.CancelledError):
            await task

    asyncio.run(until_stopped())
