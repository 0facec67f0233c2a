"""The commands that record a serial line and play it back."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from headtable.cli.common import ConfigPath, JsonOut, config_in, example, live, print_json
from headtable.errors import BadConfig
from headtable.saying import text

if TYPE_CHECKING:
    from headtable_tools.link.paper import Piece

commands = typer.Typer()
link = typer.Typer(no_args_is_help=True, epilog=example("headtable link record pad-03 strange-pad.link"))
commands.add_typer(link, name="link", help="Record a serial line with its timing, and play it back.")


@link.command(epilog=example("headtable link record pad-03 strange-pad.link --seconds 60"))
def record(
    line: Annotated[str, typer.Argument(help="A port (/dev/ttyACM0, ttyACM0), or the uid of a device on the line.")],
    file: Annotated[Path, typer.Argument(help="The file to write: plain text, which you can send to a helper.")],
    seconds: Annotated[float | None, typer.Option(min=0.1, help="How long; without it, until Ctrl-C.")] = None,
    direct: Annotated[bool, typer.Option("--direct", help="Open the port itself, where no box has it open.")] = False,
    config: ConfigPath = None,
    json: JsonOut = False,
) -> None:
    """Record a line, both ways and with its timing, while the night goes on.

    The box that has the line reports what it reads and writes, so you unplug nothing, and nobody has to wait. On a
    line that many devices share, a uid records what concerns that device, and the port records everything.
    """
    from headtable_tools.link.direct import record_directly
    from headtable_tools.link.recorder import record as read_along

    settings = config_in(config)
    with _paper(file, line, print_json if json else _print_piece) as write:
        if direct:
            live(record_directly(line, settings.box.baud, seconds, write, typer.echo))
        else:
            live(read_along(settings, line, seconds, write))


@link.command(epilog=example("headtable link play strange-pad.link --port /tmp/strange-pad"))
def play(
    file: Annotated[Path, typer.Argument(help="A recording.")],
    port: Annotated[Path, typer.Option(help="The path of the new port.")] = Path("played-line"),
    speed: Annotated[float, typer.Option(min=0.01, max=1000, help="How many times faster than the recording.")] = 1,
    json: JsonOut = False,
) -> None:
    """Play the device of a recording: a port appears, and sends what the device sent, with the same timing.

    It begins when a box opens the port and speaks. Write the printed line into [box] lines of that box.
    """
    from headtable_tools.link.paper import kind_of_line, read
    from headtable_tools.link.playback import play as play_again

    recording = read(file)
    if os.path.lexists(port):
        raise BadConfig("play-port-used", port=port)
    if not json:
        typer.echo(text("play-waits", port=port.absolute(), kind=kind_of_line(recording)))
    live(play_again(recording, port, speed, print_json if json else _print_piece))


@contextmanager
def _paper(file: Path, line: str, show: Callable[[Piece], None]) -> Iterator[Callable[[Piece], None]]:
    from headtable_tools.link.paper import TITLE, written

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
    from headtable_tools.link.paper import written

    typer.echo(written(piece))
