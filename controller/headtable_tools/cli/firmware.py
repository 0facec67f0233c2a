"""The commands that bring firmware onto a board."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from headtable.cli.common import ConfigPath, JsonOut, config_in, example, print_json
from headtable.errors import Unwell
from headtable.extras import need
from headtable.messages.devices import UNDER_WAY, FirmwareProgress
from headtable.saying import catalogue, say, text

if TYPE_CHECKING:
    from headtable_tools.firmware.flash_steps import Step

commands = typer.Typer()
firmware = typer.Typer(no_args_is_help=True, epilog=example("headtable firmware flash /dev/ttyACM0 --model pad"))
commands.add_typer(firmware, name="firmware", help="help-firmware")

Model = Annotated[str, typer.Option(help="help-model")]


@firmware.command(
    help="help-firmware-build", epilog=example("headtable firmware build --board pico --model pad pad-firmware")
)
def build(
    out: Annotated[Path, typer.Argument(help="help-firmware-build-out")],
    model: Model,
    board: Annotated[str, typer.Option(help="help-firmware-build-board")] = "pico",
    json: JsonOut = False,
) -> None:
    """Write the files of a firmware into a folder, with a version.json that names them and their CRCs."""
    from headtable.board_firmware.firmware_tree import tree_of, write

    tree = tree_of(board, model)
    write(tree, out)
    if json:
        print_json(tree.version)
    else:
        version, size = tree.version, round(sum(map(len, tree.files.values())) / 1000)
        typer.echo(
            text(
                "firmware-built",
                folder=out,
                version=version.firmware,
                model=model,
                board=board,
                files=len(tree.files),
                size=size,
            )
        )


@firmware.command(help="help-firmware-flash", epilog=example("headtable firmware flash /dev/ttyACM0 --model pad"))
def flash(
    port: Annotated[str, typer.Argument(help="help-firmware-flash-port")],
    model: Model,
    board: Annotated[str | None, typer.Option(help="help-firmware-flash-board")] = None,
    name: Annotated[str | None, typer.Option(help="help-firmware-flash-name")] = None,
    json: JsonOut = False,
) -> None:
    """Copy a firmware onto a board, try it, and go back to the one before if it does not say hello."""
    need("maker")
    from headtable_tools.firmware.flash import Wanted, flash as bring

    if not os.path.exists(port):
        raise Unwell("flash-no-port", port=port)
    met = bring(Wanted(port, model, board, name), _print_json if json else _print_step)
    if json:
        print_json(met)


@firmware.command(help="help-firmware-update", epilog=example("headtable firmware update pad-07"))
def update(
    uid: Annotated[str, typer.Argument(metavar="UID", help="help-uid")],
    config: ConfigPath = None,
    json: JsonOut = False,
) -> None:
    """Bring the box's firmware to a device over the line that it is on, and try it."""
    from headtable_tools.firmware.update_by_box import update as bring

    met = asyncio.run(bring(config_in(config), uid, print_json if json else _print_progress))
    if not json:
        typer.echo(text("update-done", uid=met.uid))


def _print_progress(so_far: FirmwareProgress) -> None:
    percent = 100 * so_far.sent // max(so_far.all, 1)
    if so_far.state in UNDER_WAY:
        typer.echo(text("update-progress", state=so_far.state, percent=percent))


def _print_json(step: Step) -> None:
    from msgspec import to_builtins

    print_json({**to_builtins(step), "text": say(step)})


def _print_step(step: Step) -> None:
    typer.echo(f"{catalogue().part(step, 'step'):8}{say(step)}")
