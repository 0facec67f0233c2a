"""A hall with a real broker, a real box in this process, and simulated pads on pseudo-terminals."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from types import MappingProxyType

from headtable.box.daemon import serve
from headtable.config import BoxSettings, Config, EngineSettings, Pad, SignalSettings, to_toml
from headtable.engine import serve as engine_serve
from headtable.hall.bus_state import LISTEN
from headtable_tools.rehearse.cable import Cable
from headtable_tools.rehearse.horn import SimulatedSignalBoard
from headtable_tools.rehearse.pad import SimulatedPad
from headtable_tools.watch.bus_watcher import BusWatcher, watching
from tests.brokers import Embedded
from tests.patience import PATIENCE_S

PADS = ("pad-01", "pad-02", "pad-09")  # the last of them is a stranger


class Hall:
    """What a test has in its hands."""

    def __init__(self, folder: Path, config: Config) -> None:
        self.config = config
        self.file = folder / "headtable.toml"
        self.file.write_text(f"# the hall of St. Mary's\n{to_toml(config)}")
        self.pads: dict[str, SimulatedPad] = {}
        self.blinked: list[tuple[str, int]] = []
        self.box: asyncio.Task[None]
        self.engine: asyncio.Task[None]
        self.board: SimulatedSignalBoard


@asynccontextmanager
async def a_hall(folder: Path, firmware: Mapping[str, str] = MappingProxyType({})) -> AsyncIterator[Hall]:
    """Everything plugged in; the box has met everyone. ``firmware`` has the version of some pads."""
    async with Embedded() as broker, AsyncExitStack() as plugged:
        uids = (*PADS, "horn-01")
        cables = {uid: plugged.enter_context(Cable(folder / uid)) for uid in uids}
        box = BoxSettings(
            lines=tuple(f"serial:{cables[uid].path}" for uid in uids),
            pads=(Pad(uid="pad-01", table=1, bell=True), Pad(uid="pad-02", table=2)),
            signals=(SignalSettings(signal="horn", device="horn-01"),),
            keys=str(folder / "headtable.keys"),
        )
        engine = EngineSettings(journal=str(folder / "tonight.night.db"))
        hall = Hall(folder, Config(broker=broker.settings, engine=engine, box=box))
        hall.box = asyncio.create_task(serve(hall.config))
        hall.board = SimulatedSignalBoard("horn-01", cables["horn-01"], time.monotonic)
        hall.engine = asyncio.create_task(engine_serve(hall.config))
        lives = [hall.board.run()]
        for uid in PADS:
            blink = lambda uid, seconds: hall.blinked.append((uid, seconds))  # noqa: E731 - one word for what it does
            version = firmware.get(uid, "rehearsal")
            hall.pads[uid] = SimulatedPad(uid, cables[uid], time.monotonic, blink=blink, firmware=version)
            lives.append(hall.pads[uid].run())
        tasks = [hall.box, hall.engine, *(asyncio.create_task(life) for life in lives)]
        try:
            async with watching(hall.config, "test", LISTEN) as bus_watcher:
                assert await bus_watcher.until(lambda: len(_online(bus_watcher)) == len(uids), PATIENCE_S)
                assert await bus_watcher.until(lambda: bus_watcher.state.engine_is_online, PATIENCE_S)
            yield hall
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


def _online(bus_watcher: BusWatcher) -> list[str]:
    return [uid for uid, birth in bus_watcher.state.births.items() if birth.online]
