"""The box as a running program: its lines, its place on the bus, and its beat."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import time
from collections.abc import Coroutine, Iterator
from datetime import UTC, datetime

from headtable.box import alive
from headtable.box.ble.extra import radio_dice
from headtable.box.board import loop_time
from headtable.box.box import BEAT_S, Box
from headtable.box.button.bell import BellButton
from headtable.box.dice.on_pins import dice_on_pins
from headtable.box.ledger import Ledger, file_of, this_night
from headtable.box.line import Line
from headtable.box.lines import Lines
from headtable.box.pins.boards import on_pins
from headtable.box.pins.factories import pins_for
from headtable.box.reading import Around, Reading
from headtable.box.shared import SharedLine
from headtable.box.signals import World
from headtable.box.socket import Socket
from headtable.box.speaker.board import on_speaker
from headtable.box.topics import commands, listens_to
from headtable.box.wifi.airline import AirLine
from headtable.bus.client import Bus
from headtable.complaints import Complaints
from headtable.config import BoxSettings, Config
from headtable.errors import Unwell
from headtable.messages import BoxState, MqttMessage, ReadAlong

LARGEST_BOOT = 1_000_000_000


async def serve(config: Config) -> None:
    """Run the box until cancelled; the last thing it says to its signals is to be silent."""
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
    ledger = Ledger(config.box, this_night, complaints, file_of(config))
    box = Box(config.box, bus.say, world, ledger, complaints)
    lines = Lines(config.box, box, complaints)
    socket = Socket(box, loop_time(), int(time.time()) % LARGEST_BOOT, complaints)
    dice = radio_dice(config, socket)
    # Around the rest: lines, and what hangs on the Pi, must be there when the box says hush.
    async with contextlib.AsyncExitStack() as plugged, asyncio.TaskGroup() as around:
        _plug_in(plugged, config.box, socket)
        for device in _on_inputs(plugged, config.box, socket):
            around.create_task(device, name="on the Pi")
        if dice is not None:
            around.create_task(dice(), name="radio dice")
        around.create_task(lines.run(), name="lines")
        reading = Reading(Around(config.box.id, lambda name: _line(box, lines, name), bus.say, world.clock))
        await _live(config.box, box, bus, reading)


def _plug_in(plugged: contextlib.AsyncExitStack, settings: BoxSettings, socket: Socket) -> None:
    """Everything that hangs on the Pi itself."""
    if any(signal.pin is not None for signal in settings.signals):
        if settings.pins == "mock":
            socket.complaints.note("mock pins", 'no pin is driven, and nothing sounds: [box] pins = "mock"')
        plugged.enter_context(on_pins(settings.signals, pins_for(settings), socket))
    plugged.enter_context(on_speaker(settings.signals, socket))


def _on_inputs(
    plugged: contextlib.AsyncExitStack, settings: BoxSettings, socket: Socket
) -> Iterator[Coroutine[None, None, None]]:
    """The lives of buttons and dice on the Pi's pins; where the pins cannot be had is an alarm and no device."""
    pinned = [dice for dice in settings.dice if dice.at == "gpio"]
    if not settings.buttons and not pinned:
        return
    pins = pins_for(settings)
    for button in settings.buttons:
        try:
            yield BellButton(button, pins, socket).run()
        except Unwell as trouble:
            socket.alarm(button.uid)(str(trouble))
    for dice in pinned:
        try:
            yield plugged.enter_context(dice_on_pins(dice, pins, socket)).run()
        except Unwell as trouble:
            socket.alarm(dice.uid)(str(trouble))


def _line(box: Box, lines: Lines, name: str) -> Line | SharedLine | AirLine | None:
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
        parts.create_task(_beat(box), name="beat")
        parts.create_task(alive.say_so(os.environ), name="alive")


async def _beat(box: Box) -> None:
    try:
        while True:
            box.beat()
            await asyncio.sleep(BEAT_S)
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
