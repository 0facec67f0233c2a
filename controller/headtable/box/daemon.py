"""The box as a running program: its lines, its place on the bus, and its beat."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from datetime import UTC, datetime

from headtable.box.box import BEAT_S, Box
from headtable.box.lines import Lines
from headtable.box.signals import World
from headtable.box.topics import commands, listens_to
from headtable.bus.client import Bus
from headtable.complaints import Complaints
from headtable.config import BoxSettings, Config
from headtable.messages import BoxState


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
    box = Box(config.box, bus.say, world, complaints)
    lines = Lines(config.box, box, complaints)
    async with asyncio.TaskGroup() as around:  # the rest: lines must be there when the box says hush
        around.create_task(lines.run(), name="lines")
        await _live(config.box, box, bus)


async def _live(settings: BoxSettings, box: Box, bus: Bus) -> None:
    def up() -> None:
        bus.clear(*commands(settings))
        box.up()

    async with asyncio.TaskGroup() as parts:
        parts.create_task(bus.run(box.hear, up, box.down), name="bus")
        parts.create_task(_beat(box), name="beat")


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
