"""The commands that record a serial line and play it back."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from headtable.cli.common import ConfigPath, JsonOut, config_in, example, print_json, run_until_stopped
from headtable.errors import BadConfig
from headtable.saying import text

if TYPE_CHECKING:
    from headtable_tools.link.recording_format import Piece

commands = typer.Typer()
link = typer.Typer(no_args_is_help=True, epilog=example("headtable link record pad-03 strange-pad.link"))
commands.add_typer(link, name="link", help="help-link")


@link.command(help="help-link-record", epilog=example("headtable link record pad-03 strange-pad.link --seconds 60"))
def record(
    line: Annotated[str, typer.Argument(help="help-link-record-line")],
    file: Annotated[Path, typer.Argument(help="help-link-record-file")],
    seconds: Annotated[float | None, typer.Option(min=0.1, help="help-link-record-seconds")] = None,
    direct: Annotated[bool, typer.Option("--direct", help="help-link-record-direct")] = False,
    config: ConfigPath = None,
    json: JsonOut = False,
) -> None:
    """Record a line, both ways and with its timing, while the night goes on."""
    from headtable_tools.link.direct import record_directly
    from headtable_tools.link.recorder import record as read_along

    settings = config_in(config)
    with _paper(file, line, print_json if json else _print_piece) as write:
        if direct:
            run_until_stopped(record_directly(line, settings.box.baud, seconds, write, typer.echo))
        else:
            run_until_stopped(read_along(settings, line, seconds, write))


@link.command(help="help-link-play", epilog=example("headtable link play strange-pad.link --port /tmp/strange-pad"))
def play(
    file: Annotated[Path, typer.Argument(help="help-link-play-file")],
    port: Annotated[Path, typer.Option(help="help-link-play-port")] = Path("played-line"),
    speed: Annotated[float, typer.Option(min=0.01, max=1000, help="help-link-play-speed")] = 1,
    json: JsonOut = False,
) -> None:
    """Play the device of a recording: a port appears, and sends what the device sent, with the same timing."""
    from headtable_tools.link.playback import play as play_again
    from headtable_tools.link.recording_format import kind_of_line, read

    recording = read(file)
    if os.path.lexists(port):
        raise BadConfig("play-port-used", port=port)
    if not json:
        typer.echo(text("play-waits", port=port.absolute(), kind=kind_of_line(recording)))
    run_until_stopped(play_again(recording, port, speed, print_json if json else _print_piece))


@contextmanager
def _paper(file: Path, line: str, show: Callable[[Piece], None]) -> Iterator[Callable[[Piece], None]]:
    from headtable_tools.link.recording_format import TITLE, written

    try:
        paper = file.open("x", encoding="ascii", buffering=1)
    except FileExistsError:
        raise BadConfig("record-file-used", file=file) from None
    except OSError as trouble:
        raise BadConfig("record-unwritable", file=file, error=trouble.strerror) from None
    with paper:
        paper.write(
            f"{TITLE}: {line.encode('ascii', 'replace').decode()}, {datetime.now().astimezone():%Y-%m-%d %H:%M:%S}\n"
        )

        pieces = 0

        def write(piece: Piece) -> None:
            nonlocal pieces
            pieces += 1
            paper.write(written(piece) + "\n")
            show(piece)

        try:
            yield write
        finally:
            if not pieces:  # an empty file would block the next try
                file.unlink(missing_ok=True)
                typer.echo(text("record-nothing", file=file), err=True)


def _print_piece(piece: Piece) -> None:
    from headtable_tools.link.recording_format import written

    typer.echo(written(piece))
