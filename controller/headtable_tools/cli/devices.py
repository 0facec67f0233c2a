"""The commands about the devices in the hall."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from headtable.cli.common import ConfigPath, JsonOut, checks, config_in, example, live, mind, print_json
from headtable.errors import BadConfig, NotAllowed

if TYPE_CHECKING:
    from headtable_tools.devices.enrolling import Network

commands = typer.Typer()
devices = typer.Typer(epilog=example("headtable devices --once"))
commands.add_typer(devices, name="devices")

DeviceUid = Annotated[
    str, typer.Argument(metavar="UID", help="The device's own name, as `headtable devices` shows it.")
]


@devices.callback(invoke_without_command=True)
def show(
    context: typer.Context,
    config: ConfigPath = None,
    once: Annotated[
        bool, typer.Option("--once", help="Print the table once instead of keeping it up to date.")
    ] = False,
    json: JsonOut = False,
) -> None:
    """Show every device: where it stands, what it is, what its line has been through, and what is wrong with it.

    *heard* counts its events, *again* those said again, *CRC* lines that were none, *late* events too old to sound
    anything, *bounces* edges that were no press; *silent* is how long ago it spoke.
    """
    if context.invoked_subcommand is not None:
        if config is not None:  # the command after it reads the same file, if it names none of its own
            context.default_map = {context.invoked_subcommand: {"config": str(config)}}
        return
    from rich.console import Console

    from headtable_tools.devices import live_table

    console = Console()
    if json:
        print_json(asyncio.run(live_table.now(config_in(config))))
    elif once or not console.is_terminal:
        asyncio.run(live_table.once(config_in(config), console))
    else:
        live(live_table.live(config_in(config), console))


@devices.command(epilog=example("headtable devices identify pad-07"))
def identify(
    uid: DeviceUid,
    seconds: Annotated[int, typer.Option(min=1, max=60, help="For how long.")] = 10,
    config: ConfigPath = None,
) -> None:
    """Let a device blink, so that whoever holds it knows which it is."""
    from headtable_tools.devices import identify as showing

    asyncio.run(showing.identify(config_in(config), uid, seconds))
    typer.echo(f"{uid} blinks for {seconds} s")


@devices.command(epilog=example("headtable devices adopt pad-07 --table 3"))
def adopt(
    uid: DeviceUid,
    table: Annotated[int, typer.Option(min=1, max=100, help="The table that it stands on; 1 is the head table.")],
    bell: Annotated[bool, typer.Option("--bell", help="It has the head table's bell button.")] = False,
    config: ConfigPath = None,
) -> None:
    """Give a device its table: in headtable.toml, whose comments stay, and at once in the box that runs."""
    import msgspec

    from headtable.config import Pad, read
    from headtable_tools.devices import adopting

    try:
        pad = msgspec.convert({"uid": uid, "table": table, "bell": bell}, Pad)
    except msgspec.ValidationError:
        raise NotAllowed(f"{uid!r} is no uid: small letters, digits and hyphens, 24 at most") from None
    file = config or Path("headtable.toml")
    told = asyncio.run(adopting.adopt(file, pad, lambda text, name: read(text, name, *checks())))
    where = f"{uid} is at table {table}" + (
        "" if told.before in (None, table) else f" and no longer at {told.before}"
    )
    typer.echo(f"{where}, says {file}; {'the box has taken it' if told.box_took_it else told.why_not}")
    mind(told.mind)


@devices.command(epilog=example("headtable devices calibrate dice-02"))
def calibrate(
    uid: DeviceUid,
    die: Annotated[int, typer.Option(min=0, max=4, help="Only this one of its dice; 0 is all of them.")] = 0,
    dice: Annotated[int, typer.Option(min=1, max=4, help="How many dice it reads.")] = 3,
    config: ConfigPath = None,
) -> None:
    """Show a reader of electronic dice which way is up: lay each die on a level table with each face up, as asked."""
    from headtable_tools.devices import calibrating

    async def ready(number: int, face: int) -> None:
        asked = f"die {number}: lay it down with {face} up, and press Enter"
        await asyncio.to_thread(typer.prompt, asked, default="", show_default=False)

    numbers = (die,) if die else tuple(range(1, dice + 1))
    asyncio.run(calibrating.calibrate(config_in(config), uid, numbers, ready, typer.echo))


@devices.command(epilog=example("headtable devices scan"))
def scan(
    seconds: Annotated[float, typer.Option(min=1, max=60, help="How long to listen.")] = 6,
) -> None:
    """List the Bluetooth dice that are awake nearby, and what to write into headtable.toml to have them."""
    from headtable.box.sources.ble.extra import needs_bleak

    needs_bleak()
    from headtable.box.sources.ble.radio import Radio
    from headtable.box.sources.ble.scan import look, to_write

    found = asyncio.run(look(Radio(), seconds))
    for die in found:
        typer.echo(f"# {die.name} at {die.address}: {die.dbm} dBm")
    typer.echo(to_write(found) if found else "no dice: shake them, and close the maker's app on every phone")


@devices.command(epilog=example("headtable devices enrol pad-07 --network hall"))
def enrol(
    context: typer.Context,
    uid: DeviceUid,
    port: Annotated[str, typer.Option(help="The USB port that it is plugged into; without it all are tried.")] = "",
    network: Annotated[str, typer.Option(help="The Wi-Fi that it belongs to; without it only its key is new.")] = "",
    password: Annotated[
        str | None,
        typer.Option(envvar="HEADTABLE_WIFI_PASSWORD", help="That network's; asked for where it is not given."),
    ] = None,
    box: Annotated[str, typer.Option(help="The box as ADDRESS:PORT; without it the device looks for one.")] = "",
    wired: Annotated[bool, typer.Option("--wired", help="It belongs on its cable again.")] = False,
    forget: Annotated[
        bool,
        typer.Option("--forget", help="Take its key away instead, as from one that was stolen; no cable needed."),
    ] = False,
    config: ConfigPath = None,
) -> None:
    """Give a device on USB its own key, with which it signs on Wi-Fi; no box may have its port open meanwhile."""
    from headtable.box.lines.wifi.keys import Keys
    from headtable_tools.devices import enrolling

    _prove_together(context)
    settings = config_in(config).box
    if forget:
        typer.echo(enrolling.forget(uid, Keys(Path(settings.keys))))
        return
    place = enrolling.WIRED if wired else _on(network, password, box) if network else None
    ports = [port] if port else enrolling.ports_here(settings)
    at = asyncio.run(enrolling.enrol(uid, ports, settings.baud, Keys(Path(settings.keys)), place))
    where = "on its cable" if wired else f"in {network}" if network else "where it was"
    typer.echo(f"{uid} (at {at}) has a new key, kept in {settings.keys}; it starts again, {where}")


def _on(network: str, password: str | None, box: str) -> Network:
    """The Wi-Fi that it is to belong to; its password is asked for where it was not given."""
    from headtable_tools.devices import enrolling

    asked = password if password is not None else typer.prompt("its password (none: empty)", "", hide_input=True)
    return enrolling.proved(enrolling.Network(network, asked, box))


def _prove_together(context: typer.Context) -> None:
    """BadConfig where one of its options makes no sense beside another; a password may stand in the environment."""
    sources = {name: context.get_parameter_source(name) for name in context.params}
    typed = {name for name, source in sources.items() if source is not None and source.name == "COMMANDLINE"}
    for name in ("port", "network", "password", "box", "wired"):
        if {name, "forget"} <= typed:
            raise BadConfig(f"--forget takes the key away, --{name} is for giving one: leave one of them out")
    if {"wired", "network"} <= typed:
        raise BadConfig("--wired puts it on its cable again, --network on Wi-Fi: leave one of them out")
    for name in ("box", "password"):
        if name in typed and "network" not in typed:
            raise BadConfig(f"--{name} is for a device on Wi-Fi: name its network with --network, too")
