"""The commands that bring firmware onto a board."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from headtable.cli.common import JsonOut, example, print_json
from headtable.errors import Unwell
from headtable.extras import need
from headtable.saying import catalogue, say, text

if TYPE_CHECKING:
    from headtable_tools.firmware.flash_steps import Step

commands = typer.Typer()
firmware = typer.Typer(no_args_is_help=True, epilog=example("headtable firmware flash /dev/ttyACM0 --model pad"))
commands.add_typer(
    firmware, name="firmware", help="Put a pad's, dice reader's, button dice's or horn box's firmware on its board."
)

Model = Annotated[str, typer.Option(help="The model: pad, dice, leddice or horn.")]


@firmware.command(epilog=example("headtable firmware build --board pico --model pad pad-firmware"))
def build(
    out: Annotated[Path, typer.Argument(help="The folder to write; it must be new or empty.")],
    model: Model,
    board: Annotated[str, typer.Option(help="The board: pico, pico_w, pico2 or pico2_w.")] = "pico",
    json: JsonOut = False,
) -> None:
    """Write the files of a firmware into a folder, with a version.json that names them and their CRCs.

    All of it is plain Python. `headtable firmware flash` needs no such folder: use it to read the files, or to copy
    them by hand.
    """
    from headtable_tools.firmware.tree import tree_of, write

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


@firmware.command(epilog=example("headtable firmware flash /dev/ttyACM0 --model pad"))
def flash(
    port: Annotated[str, typer.Argument(help="The board's port; no box may be using it.")],
    model: Model,
    board: Annotated[str | None, typer.Option(help="The board that must be there; without it, any board.")] = None,
    name: Annotated[str | None, typer.Option(help="The device's name, for life: pad-07.")] = None,
    json: JsonOut = False,
) -> None:
    """Copy a firmware onto a board, try it, and go back to the one before if it does not say hello.

    The device's name, its calibration, its keys and its boot number stay. MicroPython must be on the board.
    """
    need("maker")
    from headtable_tools.firmware.flash import Wanted, flash as bring

    if not os.path.exists(port):
        raise Unwell("flash-no-port", port=port)
    met = bring(Wanted(port, model, board, name), _print_json if json else _print_step)
    if json:
        print_json(met)


def _print_json(step: Step) -> None:
    from msgspec import to_builtins

    print_json({**to_builtins(step), "text": say(step)})


def _print_step(step: Step) -> None:
    typer.echo(f"{catalogue().part(step, 'step'):8}{say(step)}")
