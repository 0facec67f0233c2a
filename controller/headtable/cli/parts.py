"""The commands that run one part of headtable: broker, box, engine or pages."""

from __future__ import annotations

import typer

from headtable.cli.common import ConfigPath, config_in, example, run_until_stopped
from headtable.extras import need
from headtable.garbage import with_short_collections
from headtable.saying import text

commands = typer.Typer()


@commands.command(help="help-broker", epilog=example("headtable broker --config headtable.toml"))
def broker(config: ConfigPath = None) -> None:
    """Run the embedded MQTT broker alone."""
    need("embedded")
    from headtable.bus.broker import serve

    run_until_stopped(with_short_collections(serve(config_in(config))))


@commands.command(help="help-box", epilog=example("headtable box --config headtable.toml"))
def box(config: ConfigPath = None) -> None:
    """Run the box alone: pads, bell and horn."""
    from headtable.box.daemon import serve

    run_until_stopped(with_short_collections(serve(config_in(config))))


@commands.command(help="help-silence", epilog=example("headtable silence --config headtable.toml"))
def silence(config: ConfigPath = None) -> None:
    """Turn off every bell and horn on this Pi's pins, then exit. The box must not be running."""
    from headtable.box.pins.silence import silence

    typer.echo("\n".join(silence(config_in(config).box)))


@commands.command(help="help-engine", epilog=example("headtable engine --config headtable.toml"))
def engine(config: ConfigPath = None) -> None:
    """Run the rules engine alone."""
    from headtable.engine import serve

    run_until_stopped(with_short_collections(serve(config_in(config))))


@commands.command(help="help-copy", epilog=example("headtable copy --config headtable.toml"))
def copy(config: ConfigPath = None) -> None:
    """Copy each entry of the journal to a USB stick, alone."""
    settings = config_in(config)
    if not settings.engine.journal_copy:
        typer.echo(text("second-copy-off"))
        return
    from headtable.journal.copier import serve

    run_until_stopped(serve(settings))


@commands.command(help="help-web", epilog=example("headtable web --config headtable.toml"))
def web(config: ConfigPath = None) -> None:
    """Run the pages alone: scoreboard, host's console, phone pad."""
    from headtable.web.app import serve

    run_until_stopped(with_short_collections(serve(config_in(config))))
