"""Prints the table of devices, once or repeatedly."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Literal

from msgspec import Struct
from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.text import Text

from headtable.config import BoxSettings, Config
from headtable.hall.bus_state import LISTEN, BusState
from headtable.hall.device_rows import Row, rows
from headtable.saying import text
from headtable_tools.devices.table_view import table
from headtable_tools.watch.bus_watcher import watching

LOOK_EVERY_S = 1.0


class BoxStatus(Struct, frozen=True, tag=True):
    """Whether a box runs."""

    box: str
    status: Literal["online", "lost"]


async def now(config: Config) -> list[Row]:
    """The devices as they are now."""
    async with watching(config, "devices", (*LISTEN, "in/device/+")) as bus_watcher:
        return rows(bus_watcher.state, config.box)


async def once(config: Config, console: Console) -> None:
    """Print the devices once."""
    async with watching(config, "devices", LISTEN) as bus_watcher:
        console.print(_page(bus_watcher.state, config.box))


async def live(config: Config, console: Console) -> None:
    """Show the devices until cancelled."""
    async with watching(config, "devices", (*LISTEN, "in/device/+")) as bus_watcher:
        with Live(
            console=console, auto_refresh=False, get_renderable=_shown(bus_watcher.state, config.box)
        ) as screen:
            while True:
                screen.refresh()
                await asyncio.sleep(LOOK_EVERY_S)


def _shown(seen: BusState, box: BoxSettings) -> Callable[[], RenderableType]:
    return lambda: Group(_page(seen, box), Text(text("devices-end-key"), "dim"))


def _page(seen: BusState, box: BoxSettings) -> RenderableType:
    there = rows(seen, box)
    boxes = tuple(BoxStatus(box, state.status) for box, state in sorted(seen.boxes.items()))
    if not boxes:
        return Text(text("devices-without-box"), "red")
    if not there:
        return Text(text("devices-none", boxes=boxes))
    online = sum(row.online for row in there)
    return Group(Text(text("devices-counted", boxes=boxes, online=online, all=len(there))), table(there))
