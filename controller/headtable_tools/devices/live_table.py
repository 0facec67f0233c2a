"""The table of devices, once or for as long as somebody looks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.text import Text

from headtable.config import BoxSettings, Config
from headtable_tools.devices.rows import Row, rows
from headtable_tools.devices.terminal_table import table
from headtable_tools.watch.onlooker import watching
from headtable_tools.watch.seen import LISTEN, Seen

LOOK_EVERY_S = 1.0


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
    return lambda: Group(_page(seen, box), Text("Ctrl-C ends", "dim"))


def _page(seen: Seen, box: BoxSettings) -> RenderableType:
    there = rows(seen, box)
    boxes = ", ".join(f"{box} is {state.status}" for box, state in sorted(seen.boxes.items()))
    if not boxes:
        return Text("no box was ever on this broker; start one: headtable box, or headtable run", "red")
    if not there:
        return Text(f"box {boxes}; no device has said hello yet: is one plugged in, and its line in [box] lines?")
    return Group(
        Text(f"box {boxes}; {sum(row.online for row in there)} of {len(there)} devices are there"), table(there)
    )
