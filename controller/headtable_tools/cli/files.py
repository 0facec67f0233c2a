"""The commands about the host's files: the configuration, and the rules."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from headtable.cli.common import JsonOut, checked_config, example, mind, print_json
from headtable.errors import BadConfig
from headtable.saying import say

if TYPE_CHECKING:
    from headtable.config import BoxSettings, Config

commands = typer.Typer()


@commands.command(epilog=example("headtable init && headtable check"))
def init(
    file: Annotated[Path, typer.Argument(help="The file to write.")] = Path("headtable.toml"),
    force: Annotated[bool, typer.Option("--force", help="Write over a file that is there.")] = False,
) -> None:
    """Write a headtable.toml with every key explained."""
    from headtable.config import defaults_text
    from headtable.files import without_waiting

    try:
        with open(file, "w" if force else "x", opener=without_waiting) as new:
            new.write(defaults_text())
    except FileExistsError:
        raise BadConfig(f"{file} is there already; --force writes over it") from None
    except OSError as trouble:
        raise BadConfig(f"cannot write {file}: {trouble.strerror}") from None
    typer.echo(f"wrote {file}; edit it, then run: headtable check {file}")


@commands.command(epilog=example("headtable check headtable.toml"))
def check(
    file: Annotated[Path, typer.Argument(help="The file to check.")] = Path("headtable.toml"), json: JsonOut = False
) -> None:
    """Check a configuration file; what is wrong is named with its line and the nearest right word.

    What may be, but is probably not meant so, is told as well (*mind:*), and the file is well all the same.
    """
    from headtable.config import hearing
    from headtable.config.doubts import doubts
    from headtable.config.hiding import shown_config
    from headtable_tools.devices.unmet_boards import unmet_boards

    config = checked_config(file)
    if json:
        print_json(shown_config(config))
    else:
        typer.echo("\n".join([f"{file} is well: {_summary(config)}", *hearing.told(config.box)]))
    mind([*doubts(config), *map(say, asyncio.run(unmet_boards(config)))])


@commands.command(epilog=example("headtable rules diff wba evt"))
def rules(
    words: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="NAME | diff NAME NAME | copy NAME FILE | check FILE",
            help="A ruleset's name, or the path of its TOML file; nothing for the list of them.",
            show_default=False,
        ),
    ] = None,
    json: JsonOut = False,
) -> None:
    """List the rulesets, print one as a rule card, tell two apart, copy one to change it, or prove one of your own.

    `headtable rules` lists them; `headtable rules rfp` prints a rule card for guests; `headtable rules diff wba evt`
    tells what differs, side by side; `headtable rules copy rfp my.toml` writes one to a file of your own, and
    `headtable rules check my.toml` proves it by its own examples.
    """
    from rich.console import Console

    from headtable_tools.rulecard.command import answer

    answered = answer(words or [])
    if json:
        print_json(answered.data)
    else:
        answered.show(Console())


def _summary(config: Config) -> str:
    broker, web, box = config.broker, config.web, config.box
    return (
        f"{'embedded ' if broker.embedded else ''}broker at {broker.host}:{broker.port}, "
        f"ruleset {config.engine.ruleset}, pages at {web.host}:{web.port}, "
        f"{_things(box)}"
    )


def _things(box: BoxSettings) -> str:
    """What hangs on the box, and whether a night with it is a real one."""
    from headtable.config.counted import counted

    told = counted(box)
    if box.has_hardware:
        return told
    return f"{told}; `headtable run` rehearses with it: a real night without hardware has by_phone = true in [box]"
