"""Lets a device blink, so that a person can see which one it is."""

from __future__ import annotations

from headtable.config import Config
from headtable.errors import Unwell
from headtable.hall.bus_state import LISTEN
from headtable.messages.devices import Identify
from headtable_tools.watch.bus_watcher import BusWatcher, watching


async def identify(config: Config, uid: str, seconds: int) -> None:
    """Let the device blink; Unwell if it is absent."""
    async with watching(config, "devices", LISTEN) as bus_watcher:
        must_be_there(bus_watcher, uid)
        bus_watcher.bus.publish(Identify(uid, seconds))
        await bus_watcher.bus.flush()


def must_be_there(bus_watcher: BusWatcher, uid: str) -> None:
    """Raise Unwell if the device is absent; the error names those that are present."""
    state = bus_watcher.state
    there = sorted(one.uid for one in state.births.values() if one.online and state.box_is_online(one.box))
    if uid not in there:
        raise Unwell("device-not-there", uid=uid, others=there)
