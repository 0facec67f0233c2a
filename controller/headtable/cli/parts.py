"""The commands that run one part of headtable: broker, box, engine or pages."""

from __future__ import annotations

import typer

from headtable.cli.common import ConfigPath, config_in, example, live
from headtable.extras import need

commands = typer.Typer()


@commands.command(epilog=example("headtable broker --config headtable.toml"))
def broker(config: ConfigPath = None) -> None:
    """Run the embedded MQTT broker alone."""
    need("embedded")
    from headtable.bus.broker import serve

    live(serve(config_in(config)))


@commands.command(epilog=example("headtable box --config headtable.toml"))
def box(config: ConfigPath = None) -> None:
    """Run the box alone: pads, bell and horn."""
    from headtable.box.daemon import serve

    live(serve(config_in(config)))


@commands.command(epilog=example("headtable silence --config headtable.toml"))
def silence(config: ConfigPath = None) -> None:
    """Turn off every bell and horn that hangs on a pin of this Pi, and leave; the box must not be running."""
    from headtable.box.pins.silence import silence

    typer.echo("\n".join(silence(config_in(config).box)))


@commands.command(epilog=example("headtable engine --config headtable.toml"))
def engine(config: ConfigPath = None) -> None:
    """Run the rules engine alone."""
    from headtable.engine import serve

    live(serve(config_in(config)))


@commands.command(epilog=example("headtable web --config headtable.toml"))
def web(config: ConfigPath = None) -> None:
    """Run the pages alone: scoreboard, host's console, phone pad."""
    from headtable.web.app import serve

    live(serve(config_in(config)))
