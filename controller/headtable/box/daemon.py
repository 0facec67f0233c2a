"""The box as a running program: its lines, its connection to the bus, and its heartbeat."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime

from headtable.box.box import HEARTBEAT_S, Box
from headtable.box.box_figures import publish_figures
from headtable.box.kept_choices import KeptChoices, choices_file
from headtable.box.lines.all_lines import Lines
from headtable.box.lines.serial_line import SerialLine
from headtable.box.lines.shared import SharedLine
from headtable.box.lines.tap import TapSessions
from headtable.box.lines.wifi.wifi_line import WifiLine
from headtable.box.onboard import Onboard, new_boot
from headtable.box.shutdown_order import run_in_order
from headtable.box.signals.ledger import Ledger, Now, file_of, this_boot
from headtable.box.signals.signal_board import loop_time
from headtable.box.signals.signals import Environment
from headtable.box.sources.ble.extra import radio_dice
from headtable.box.sources.on_the_pi import plugged_in
from headtable.box.subscriptions import commands, listens_to
from headtable.bus.client import Bus
from headtable.bus.logins import user_of_box
from headtable.complaints import Complaints
from headtable.config import BoxSettings, Config
from headtable.messages.devices import ReadAlong
from headtable.messages.mqtt import MqttMessage
from headtable.messages.rooms import (
    BoxState,
)
from headtable.messages.words import Delivery
from headtable.watchdog import notify_watchdog


async def serve(config: Config) -> None:
    """Run the box until cancelled. At the end it silences its signals."""
    with ThreadPoolExecutor(max_workers=1, thread_name_prefix="choices") as disk:
        await _serve(config, disk)


async def _serve(config: Config, disk: ThreadPoolExecutor) -> None:
    complaints = Complaints(logging.getLogger("headtable.box").warning)
    environment = _environment()
    name = user_of_box(config.box.id)
    bus = Bus(
        config.broker,
        config.venue.name,
        name,
        listens_to(config.box),
        complaints,
        user=name,
        will=BoxState(config.box.id, environment.boot, "lost"),
    )
    ledger = Ledger(config.box, Now(this_boot(), environment.clock), complaints, file_of(config))
    choices = KeptChoices(config.box, complaints, choices_file(config), disk.submit)
    box = Box(config.box, bus.publish, environment, ledger, complaints, clear=bus.clear, choices=choices)
    lines = Lines(config.box, box, complaints)
    socket = Onboard(box, loop_time(), new_boot(), complaints)
    dice = radio_dice(config, socket)
    taps = TapSessions(config.box.id, lambda name: _line(box, lines, name), bus.publish, environment.clock)
    # Entered first, so that the devices on the Pi still exist when the box sends its last hush.
    with plugged_in(config.box, socket) as devices:
        if dice is not None:
            devices.append(dice())
        figures = publish_figures(config.box.id, environment.boot, ledger, bus.publish)
        await run_in_order(lines.run(), devices, _live(config.box, box, bus, taps, figures))


def _line(box: Box, lines: Lines, name: str) -> SerialLine | SharedLine | WifiLine | None:
    """The line that a maker names: by its port, or by the UID of a device on it."""
    return lines.named(name) or lines.named(box.port_of(name))


async def _live(
    settings: BoxSettings, box: Box, bus: Bus, taps: TapSessions, figures: Coroutine[None, None, None]
) -> None:
    def on_message(message: MqttMessage, delivery: Delivery) -> None:
        if isinstance(message, ReadAlong):
            taps.start_or_extend(message)
        else:
            box.on_message(message, delivery)

    def on_connect() -> None:
        bus.clear(*commands(settings))
        box.on_connect()

    async with asyncio.TaskGroup() as parts:
        parts.create_task(bus.run(on_message, on_connect, box.on_disconnect), name="bus")
        parts.create_task(heartbeat(box), name="heartbeat")
        parts.create_task(figures, name="figures")
        parts.create_task(notify_watchdog(os.environ), name="watchdog")


async def heartbeat(box: Box) -> None:
    """Publish a heartbeat every second. At the end, send a hush."""
    try:
        while True:
            box.heartbeat()
            await asyncio.sleep(HEARTBEAT_S)
    finally:
        box.stop()


def _environment() -> Environment:
    return Environment(
        clock=time.monotonic,
        time_of_day=lambda: datetime.now(UTC).astimezone().time(),
        random_word=_word,
        boot=_word(),
    )


def _word() -> str:
    return secrets.token_hex(8)
