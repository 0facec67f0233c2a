"""The box as a running program: its lines, its connection to the bus, and its heartbeat."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import time
from datetime import UTC, datetime

from headtable.box import watchdog
from headtable.box.box import HEARTBEAT_S, Box
from headtable.box.lines.line import Line
from headtable.box.lines.lines import Lines
from headtable.box.lines.shared import SharedLine
from headtable.box.lines.tap import Reading
from headtable.box.lines.wifi.wifi_line import WifiLine
from headtable.box.onboard import Onboard, new_boot
from headtable.box.shutdown_order import run_in_order
from headtable.box.signals.board import loop_time
from headtable.box.signals.ledger import Ledger, Now, file_of, this_boot
from headtable.box.signals.signals import World
from headtable.box.sources.ble.extra import radio_dice
from headtable.box.sources.on_the_pi import plugged_in
from headtable.box.topics import commands, listens_to
from headtable.bus.client import Bus
from headtable.complaints import Complaints
from headtable.config import BoxSettings, Config
from headtable.messages.devices import ReadAlong
from headtable.messages.rooms import BoxState, MqttMessage


async def serve(config: Config) -> None:
    """Run the box until cancelled. At the end it silences its signals."""
    complaints = Complaints(logging.getLogger("headtable.box").warning)
    world = _world()
    bus = Bus(
        config.broker,
        config.venue.name,
        f"box-{config.box.id}",
        listens_to(config.box),
        complaints,
        will=BoxState(config.box.id, world.boot, "lost"),
    )
    ledger = Ledger(config.box, Now(this_boot(), world.clock), complaints, file_of(config))
    box = Box(config.box, bus.say, world, ledger, complaints, clear=bus.clear)
    lines = Lines(config.box, box, complaints)
    socket = Onboard(box, loop_time(), new_boot(), complaints)
    dice = radio_dice(config, socket)
    reading = Reading(config.box.id, lambda name: _line(box, lines, name), bus.say, world.clock)
    # Around the rest: what hangs on the Pi must be there when the box says hush.
    with plugged_in(config.box, socket) as devices:
        if dice is not None:
            devices.append(dice())
        await run_in_order(lines.run(), devices, _live(config.box, box, bus, reading))


def _line(box: Box, lines: Lines, name: str) -> Line | SharedLine | WifiLine | None:
    """The line that a maker means: by its port, or by the UID of a device that is on it."""
    return lines.named(name) or lines.named(box.port_of(name))


async def _live(settings: BoxSettings, box: Box, bus: Bus, reading: Reading) -> None:
    def hear(message: MqttMessage, retained: bool) -> None:  # noqa: FBT001 - the bus's own signature
        if isinstance(message, ReadAlong):
            reading.hear(message)
        else:
            box.hear(message, retained)

    def up() -> None:
        bus.clear(*commands(settings))
        box.up()

    async with asyncio.TaskGroup() as parts:
        parts.create_task(bus.run(hear, up, box.down), name="bus")
        parts.create_task(heartbeat(box), name="heartbeat")
        parts.create_task(watchdog.notify_watchdog(os.environ), name="watchdog")


async def heartbeat(box: Box) -> None:
    """Publish every second that the box lives. At the end, send a hush."""
    try:
        while True:
            box.heartbeat()
            await asyncio.sleep(HEARTBEAT_S)
    finally:
        box.stop()


def _world() -> World:
    return World(
        clock=time.monotonic,
        time_of_day=lambda: datetime.now(UTC).astimezone().time(),
        choose=_word,
        boot=_word(),
    )


def _word() -> str:
    return secrets.token_hex(8)
