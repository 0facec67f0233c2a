"""The commands about the devices in the hall."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from headtable.cli.common import (
    ConfigPath,
    JsonOut,
    checks,
    config_in,
    example,
    print_json,
    print_warnings,
    run_until_stopped,
)
from headtable.errors import BadConfig, NotAllowed
from headtable.saying import say, text

if TYPE_CHECKING:
    from headtable.box.lines.wifi.device_keys import Keys
    from headtable_tools.devices.enrolling import Network

commands = typer.Typer()
devices = typer.Typer(epilog=example("headtable devices --once"))
commands.add_typer(devices, name="devices")

DeviceUid = Annotated[str, typer.Argument(metavar="UID", help="help-uid")]


@devices.callback(help="help-devices", invoke_without_command=True)
def show(
    context: typer.Context,
    config: ConfigPath = None,
    once: Annotated[bool, typer.Option("--once", help="help-devices-once")] = False,
    json: JsonOut = False,
) -> None:
    """Show every device: its table, its model, the counts of its line, and what is wrong with it."""
    if context.invoked_subcommand is not None:
        if config is not None:  # the subcommand reads the same file, unless it names its own
            context.default_map = {context.invoked_subcommand: {"config": str(config)}}
        return
    from msgspec import to_builtins
    from rich.console import Console

    from headtable_tools.devices import live_table

    console = Console()
    if json:
        there = asyncio.run(live_table.now(config_in(config)))
        print_json([{**to_builtins(row), "trouble": row.trouble} for row in there])
    elif once or not console.is_terminal:
        asyncio.run(live_table.once(config_in(config), console))
    else:
        run_until_stopped(live_table.live(config_in(config), console))


@devices.command(help="help-devices-identify", epilog=example("headtable devices identify pad-07"))
def identify(
    uid: DeviceUid,
    seconds: Annotated[int, typer.Option(min=1, max=60, help="help-devices-identify-seconds")] = 10,
    config: ConfigPath = None,
) -> None:
    """Let a device blink, so that you can see which one it is."""
    from headtable_tools.devices import identify as showing

    asyncio.run(showing.identify(config_in(config), uid, seconds))
    typer.echo(text("identify-blinks", uid=uid, seconds=seconds))


@devices.command(help="help-devices-adopt", epilog=example("headtable devices adopt pad-07 --table 3"))
def adopt(
    uid: DeviceUid,
    table: Annotated[int, typer.Option(min=1, max=100, help="help-devices-adopt-table")],
    bell: Annotated[bool, typer.Option("--bell", help="help-devices-adopt-bell")] = False,
    config: ConfigPath = None,
) -> None:
    """Give a device its table: in headtable.toml, whose comments stay, and at once in the running box."""
    import msgspec

    from headtable.config import Pad, read
    from headtable_tools.devices import adopting

    try:
        pad = msgspec.convert({"uid": uid, "table": table, "bell": bell}, Pad)
    except msgspec.ValidationError:
        raise NotAllowed("adopt-uid-wrong", uid=uid) from None
    file = config or Path("headtable.toml")
    told = asyncio.run(adopting.adopt(file, pad, lambda text, name: read(text, name, *checks())))
    moved_from = None if told.before == table else told.before
    typer.echo(text("adopt-done", uid=uid, table=table, before=moved_from, file=file, not_taken=told.not_taken))
    print_warnings(told.surprises)


@devices.command(name="name", help="help-devices-name", epilog=example("headtable devices name pad-07 'By the bar'"))
def name_device(
    uid: DeviceUid,
    name: Annotated[str, typer.Argument(metavar="[NAME]", show_default=False, help="help-devices-name-name")] = "",
    forget: Annotated[bool, typer.Option("--forget", help="help-devices-name-forget")] = False,
    config: ConfigPath = None,
) -> None:
    """Give a device a name for people, which its box keeps."""
    from headtable_tools.devices import naming

    if bool(name.strip()) == forget:
        raise BadConfig("naming-needs-name")
    kept = asyncio.run(naming.name_device(config_in(config), uid, name))
    typer.echo(text("naming-done", uid=uid, name=kept))


@devices.command(help="help-devices-calibrate", epilog=example("headtable devices calibrate dice-02"))
def calibrate(
    uid: DeviceUid,
    die: Annotated[int, typer.Option(min=0, max=4, help="help-devices-calibrate-die")] = 0,
    dice: Annotated[int, typer.Option(min=1, max=4, help="help-devices-calibrate-dice")] = 3,
    config: ConfigPath = None,
) -> None:
    """Calibrate a reader of electronic dice: lay each die on a level table with each face up, as asked."""
    from headtable_tools.devices import calibrating

    async def ready(number: int, face: int) -> None:
        asked = text("calibrate-lay-down", die=number, face=face)
        await asyncio.to_thread(typer.prompt, asked, default="", show_default=False)

    numbers = (die,) if die else tuple(range(1, dice + 1))
    asyncio.run(calibrating.calibrate(config_in(config), uid, numbers, ready, lambda told: typer.echo(say(told))))


@devices.command(help="help-devices-scan", epilog=example("headtable devices scan"))
def scan(
    seconds: Annotated[float, typer.Option(min=1, max=60, help="help-devices-scan-seconds")] = 6,
) -> None:
    """List the Bluetooth dice that are awake nearby, and what to write into headtable.toml to use them."""
    from headtable.box.sources.ble.extra import needs_bleak

    needs_bleak()
    from headtable.box.sources.ble.radio import Radio
    from headtable.box.sources.ble.scan import scan_nearby, to_write

    found = asyncio.run(scan_nearby(Radio(), seconds))
    for die in found:
        typer.echo(text("scan-die", name=die.name, address=die.address, dbm=die.dbm))
    typer.echo(to_write(found) if found else text("scan-no-dice"))


@devices.command(help="help-devices-enrol", epilog=example("headtable devices enrol pad-07 --network hall"))
def enrol(
    context: typer.Context,
    uid: DeviceUid,
    port: Annotated[str, typer.Option(help="help-devices-enrol-port")] = "",
    network: Annotated[str, typer.Option(help="help-devices-enrol-network")] = "",
    password: Annotated[
        str | None, typer.Option(envvar="HEADTABLE_WIFI_PASSWORD", help="help-devices-enrol-password")
    ] = None,
    box: Annotated[str, typer.Option(help="help-devices-enrol-box")] = "",
    by_phone: Annotated[bool, typer.Option("--by-phone", help="help-devices-enrol-by-phone")] = False,
    wired: Annotated[bool, typer.Option("--wired", help="help-devices-enrol-wired")] = False,
    forget: Annotated[bool, typer.Option("--forget", help="help-devices-enrol-forget")] = False,
    config: ConfigPath = None,
) -> None:
    """Give a device on USB its own key, with which it signs on Wi-Fi. No box may have its port open meanwhile."""
    from headtable.box.lines.wifi.device_keys import Keys
    from headtable_tools.devices import enrolling

    _prove_together(context)
    settings = config_in(config).box
    if forget:
        enrolling.forget(uid, Keys(Path(settings.keys)))
        typer.echo(text("forget-done", uid=uid))
        return
    if by_phone:
        _invite(uid, Keys(Path(settings.keys)), _on(network, password, box))
        return
    place = enrolling.WIRED if wired else _on(network, password, box) if network else None
    ports = [port] if port else enrolling.ports_here(settings)
    at = asyncio.run(enrolling.enrol(uid, ports, settings.baud, Keys(Path(settings.keys)), place))
    where: Literal["cable", "network", "same"] = "cable" if wired else "network" if network else "same"
    typer.echo(text("enrol-done", uid=uid, port=at, file=settings.keys, where=where, network=network))


def _invite(uid: str, keys: Keys, network: Network) -> None:
    """Print the QR code that a phone brings to the device."""
    from rich.console import Console

    from headtable.web.qr_picture import ON_PAPER, qr_lines
    from headtable_tools.devices.enrolling_by_phone import invite, own_network

    link = invite(uid, keys, network)
    typer.echo(text("enrol-by-phone", uid=uid, own=own_network(uid), network=network.name))
    console = Console()
    for line in qr_lines(link):
        console.print(line, style=ON_PAPER, soft_wrap=True, markup=False, highlight=False)
    typer.echo(link)
    typer.echo(text("enrol-by-phone-secret", uid=uid, file=keys.file))


def _on(network: str, password: str | None, box: str) -> Network:
    """The Wi-Fi network of the device; asks for a missing password."""
    from headtable_tools.devices import enrolling

    asked = password if password is not None else typer.prompt(text("enrol-password"), "", hide_input=True)
    return enrolling.proved(enrolling.Network(network, asked, box))


def _prove_together(context: typer.Context) -> None:
    """Raise BadConfig if two options contradict each other; the environment may always have a password."""
    sources = {name: context.get_parameter_source(name) for name in context.params}
    typed = {name for name, source in sources.items() if source is not None and source.name == "COMMANDLINE"}
    for name in ("port", "network", "password", "box", "wired", "by_phone"):
        if {name, "forget"} <= typed:
            raise BadConfig("enrol-forget-only", option=name.replace("_", "-"))
    if {"wired", "network"} <= typed:
        raise BadConfig("enrol-wired-or-network")
    for name in ("port", "wired"):
        if {name, "by_phone"} <= typed:
            raise BadConfig("enrol-by-phone-only", option=name)
    for name in ("box", "password", "by_phone"):
        if name in typed and "network" not in typed:
            raise BadConfig("enrol-needs-network", option=name.replace("_", "-"))
