"""Run all of headtable on one machine: each part in its own process, and a rehearsal without hardware."""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import msgspec
from rich.console import Console

from headtable import __version__
from headtable.bus.client import Bus
from headtable.cli.typed_command import typed_command
from headtable.complaints import Complaints
from headtable.config import Broker, Config, EngineSettings, Web, to_toml
from headtable.config.place import STATE
from headtable.config.problem import sentence_of
from headtable.config.warnings import phones_locked_out
from headtable.engine.begun_night import BegunNight, begun_night
from headtable.engine.resumed_night import history_of
from headtable.engine.start import open_journal
from headtable.errors import NotAllowed, Unwell
from headtable.game.draws import commitment
from headtable.messages.mqtt import MqttMessage
from headtable.messages.rooms import (
    NightState,
)
from headtable.messages.words import Delivery
from headtable.processes import alive
from headtable.rulesets import load
from headtable.saying import say, text
from headtable.web.code_printer import CodePrinter, prepare
from headtable.web.page_listeners import listening
from headtable.web.printed_links import greeting, made_up_key, shown_host
from headtable.web.state_file import FILE, file_of
from headtable_tools.rehearse.rehearsal import Rehearsal, simulated_config, with_dice
from headtable_tools.rehearse.simulated_room import LISTEN, SimulatedRoom
from headtable_tools.show import Show, styled

BROKER_WITHIN_S = 15.0
OWN_BROKER_WITHIN_S = 90.0  # it is a process of ours, and the machine may be busy after a power cut
OWN_BROKER = Broker(port=0)  # a rehearsal is never heard on a venue's


async def run_night(config: Config, plan: Rehearsal) -> None:
    """Run until cancelled, or until the rehearsed night is over if the plan says so."""
    console = Console()
    with TemporaryDirectory(prefix="headtable-") as made:
        folder = Path(made)
        rehearsal = None if config.box.has_hardware else folder
        if rehearsal:
            config = _for_a_rehearsal(config, plan, rehearsal, console)
        made_up = made_up_key(config.web)
        config = _settle(config, made_up)
        begun = _prove_rehearsal(config.engine) if rehearsal else _prove(config.engine)
        kept = rehearsal / FILE if rehearsal else file_of(config)
        codes = await _codes(config, kept, plan.tables if rehearsal else 0, console)
        file = _written(config, folder)
        _tell_what_runs(console, config.venue.name, plan if rehearsal else None)
        _tell_addresses(console, config.web, made_up, file)
        codes.print_codes()
        _warn(console, [say(begun)] if begun else [])
        if not rehearsal:
            _warn(console, _doubts(config, plan))
        _print(console, text("run-how-to-stop"))
        console.print()
        await _run_parts(config, file, plan, rehearsal, Terminal(console, codes))


def _written(config: Config, folder: Path) -> Path:
    """The configuration as a file for the parts, which no other user can read."""
    file = folder / "headtable.toml"
    file.write_text(to_toml(config))
    file.chmod(0o600)
    return file


def _doubts(config: Config, plan: Rehearsal) -> list[str]:
    """What a host of a real night should know before it: options without effect, phones that cannot come in."""
    unused = plan.unused_options()
    return [*([say(unused)] if unused else []), *map(sentence_of, phones_locked_out(config))]


async def _run_parts(config: Config, file: Path, plan: Rehearsal, rehearsal: Path | None, terminal: Terminal) -> None:
    """Start every part, and stop all of them at the end; ``rehearsal`` is the folder of simulated devices."""
    async with contextlib.AsyncExitStack() as house:
        room = SimulatedRoom(plan, rehearsal, _printer(terminal.console)) if rehearsal else None
        if room:
            await house.enter_async_context(room.devices())
        house.callback(_tell_silence, room, terminal.console)
        await _start_parts(house, config, file, terminal.console, _environ(rehearsal))
        await _the_night(config, room, plan, terminal)


def _environ(folder: Path | None) -> dict[str, str]:
    """The environment of the parts; a rehearsal counts its blasts in its own folder."""
    return {**os.environ} if folder is None else {**os.environ, STATE: str(folder)}


def _tell_silence(room: SimulatedRoom | None, console: Console) -> None:
    """Print last whether anything still sounds after the box has stopped."""
    if room and room.sounding:
        _print(console, text("run-still-sounding", signals=tuple(room.sounding)), "bold red")
    else:
        _print(console, text("run-stopped"), "dim")


def _settle(config: Config, made_up: str) -> Config:
    """Settle what the file leaves open: free ports and the host's key; Unwell where a port is taken."""
    broker, web = config.broker, config.web
    if broker.embedded:
        broker = msgspec.structs.replace(broker, port=_port("broker", broker.host, broker.port))
    port = _port("web", web.host, web.port)
    web = msgspec.structs.replace(web, port=port, host_key=web.host_key or made_up)
    return msgspec.structs.replace(config, broker=broker, web=web)


def _port(section: str, host: str, port: int) -> int:
    """The port, or a free one for 0."""
    try:
        with listening(host, port) as trial:
            free: int = trial.getsockname()[1]
            return free
    except OSError as trouble:
        address = f"{shown_host(host)}:{port}"
        raise Unwell("run-cannot-listen", section=section, address=address, error=trouble.strerror) from None


def _for_a_rehearsal(config: Config, plan: Rehearsal, folder: Path, console: Console) -> Config:
    """The configuration with simulated devices, its own broker, and another port where that of the pages is taken."""
    web = config.web
    try:
        _port("web", web.host, web.port)
    except Unwell:
        _print(console, text("run-port-taken", port=web.port))
        web = msgspec.structs.replace(web, port=0)
    config = msgspec.structs.replace(config, broker=OWN_BROKER, web=web)
    config = simulated_config(config, plan, cables=folder, journal=plan.journal or folder / "rehearsal.night.db")
    return with_dice(config, plan, folder, load(config.engine.ruleset).dice)


def _prove(engine: EngineSettings) -> BegunNight | None:
    """Read the journal before the start, so that a bad journal or ruleset is reported first."""
    with open_journal(engine) as journal:
        return begun_night(journal, history_of(journal).night)


def _prove_rehearsal(engine: EngineSettings) -> BegunNight | None:
    """The same for a rehearsal, which refuses a night that is over."""
    with open_journal(engine) as journal:
        night = history_of(journal).night
        if night.phase == "over":
            raise NotAllowed("run-night-is-over", journal=journal.path)
        return begun_night(journal, night)


async def _codes(config: Config, file: Path, tables: int, console: Console) -> CodePrinter:
    """The codes of this night's tables, in the file in which the pages find them."""
    with open_journal(config.engine) as journal:
        night = commitment(journal.seed)
    await prepare(file, night, Complaints(_printer(console)))
    return CodePrinter(config, file, tables, console)


def _tell_what_runs(console: Console, venue: str, plan: Rehearsal | None) -> None:
    if plan:
        _print(console, _rehearsed(plan), "bold")
    else:
        _print(console, text("run-night", version=__version__, venue=venue), "bold")


def _rehearsed(plan: Rehearsal) -> str:
    players, tables, speed = plan.players, plan.tables, plan.speed
    return text("run-rehearsal", version=__version__, players=players, tables=tables, speed=speed)


def _tell_addresses(console: Console, web: Web, made_up: str, file: Path) -> None:
    """Print the addresses of the pages; the host's key is in one only if it was made up."""
    for line in greeting(web, web.port, made_up):
        _print(console, f"  {line}")
    _print(console, text("run-look-on", command=typed_command(), file=file))


def _warn(console: Console, warnings: Iterable[str]) -> None:
    """Print what the host should mind about this start."""
    for warning in warnings:
        _print(console, text("run-mind", what=warning), "yellow")


def _print(console: Console, line: str, style: str = "") -> None:
    """Print one line, which a narrow terminal wraps by itself."""
    console.print(styled(line, style=style), soft_wrap=True)


def _printer(console: Console) -> Callable[[str], None]:
    """A function that prints a line."""
    return lambda line: _print(console, line)


async def _start_parts(
    house: contextlib.AsyncExitStack, config: Config, file: Path, console: Console, environ: Mapping[str, str]
) -> None:
    def say(line: str) -> None:
        _print(console, line, "dim")

    if config.broker.embedded:
        await house.enter_async_context(alive("broker", file, say, environ))
    await _until_broker_answers(config)
    copy = ("copy",) if config.engine.journal_copy else ()
    for part in (*copy, "engine", "web", "box"):  # left in the opposite order: the box hushes its signals first
        await house.enter_async_context(alive(part, file, say, environ))


async def _until_broker_answers(config: Config) -> None:
    deadline = time.monotonic() + (OWN_BROKER_WITHIN_S if config.broker.embedded else BROKER_WITHIN_S)
    while True:
        try:
            _, writer = await asyncio.open_connection(config.broker.host, config.broker.port)
        except OSError:
            if time.monotonic() > deadline:
                address = f"{config.broker.host}:{config.broker.port}"
                own = "yes" if config.broker.embedded else "no"
                raise Unwell("run-no-broker", address=address, own=own) from None
            await asyncio.sleep(0.05)
        else:
            writer.close()
            return


class Terminal(NamedTuple):
    """Where this terminal shows the night, and the codes of its tables."""

    console: Console
    codes: CodePrinter


async def _the_night(config: Config, room: SimulatedRoom | None, plan: Rehearsal, terminal: Terminal) -> None:
    show = Show(terminal.console, time.monotonic)
    bus = Bus(config.broker, config.venue.name, "show", LISTEN, Complaints(_printer(terminal.console)))

    def on_message(message: MqttMessage, delivery: Delivery) -> None:
        show.on_message(message, delivery)
        if isinstance(message, NightState):
            terminal.codes.update(message)
        if room:
            room.view.on_message(message, delivery)

    async with asyncio.TaskGroup() as together:
        listening = together.create_task(bus.run(on_message, lambda: None, lambda: None))
        playing = together.create_task(room.play(bus)) if room else None
        await show.until_over()
        if not (room and plan.until_over):
            await asyncio.Event().wait()
        listening.cancel()
        if playing:
            playing.cancel()
