"""The table of devices, once or for as long as somebody watches."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Literal

from msgspec import Struct
from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.text import Text

from headtable.config import BoxSettings, Config
from headtable.saying import text
from headtable_tools.devices.device_rows import Row, rows
from headtable_tools.devices.table_view import table
from headtable_tools.watch.onlooker import watching
from headtable_tools.watch.seen import LISTEN, Seen

LOOK_EVERY_S = 1.0


class BoxStatus(Struct, frozen=True, tag=True):
    """Whether a box runs."""

    box: str
    status: Literal["online", "lost"]


async def now(config: Config) -> list[Row]:
    """The devices as they are."""
    async with watching(config, "devices", (*LISTEN, "in/device/+")) as onlooker:
        return rows(onlooker.seen, config.box)


async def once(config: Config, console: Console) -> None:
    """Print the devices as they are."""
    async with watching(config, "devices", LISTEN) as onlooker:
        console.print(_page(onlooker.seen, config.box))


async def live(config: Config, console: Console) -> None:
    """Show the devices until cancelled."""
    async with watching(config, "devices", (*LISTEN, "in/device/+")) as onlooker:
        with Live(console=console, auto_refresh=False, get_renderable=_shown(onlooker.seen, config.box)) as screen:
            while True:
                screen.refresh()
                await asyncio.sleep(LOOK_EVERY_S)


def _shown(seen: Seen, box: BoxSettings) -> Callable[[], RenderableType]:
    return lambda: Group(_page(seen, box), Text(text("devices-end-key"), "dim"))


def _page(seen: Seen, box: BoxSettings) -> RenderableType:
    there = rows(seen, box)
    boxes = tuple(BoxStatus(box, state.status) for box, state in sorted(seen.boxes.items()))
    if not boxes:
        return Text(text("devices-without-box"), "red")
    if not there:
        return Text(text("devices-none", boxes=boxes))
    online = sum(row.online for row in there)
    return Group(Text(text("devices-counted", boxes=boxes, online=online, all=len(there))), table(there))
