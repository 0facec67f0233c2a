"""Gives a device a name for people, which its box keeps."""

from __future__ import annotations

from headtable.config import Config
from headtable.errors import NotAllowed, Unwell
from headtable.hall.bus_state import LISTEN
from headtable.hall.device_rows import naming_problem
from headtable.messages.device_names import NameDevice, tidy_device_name
from headtable_tools.devices.identify import must_be_there
from headtable_tools.watch.bus_watcher import watching

TAKEN_WITHIN_S = 3.0


async def name_device(config: Config, uid: str, name: str) -> str:
    """Call a device by a name, or by its uid alone without one; the name as its box keeps it."""
    tidied = tidy_device_name(name)
    async with watching(config, "devices", LISTEN) as bus_watcher:
        state = bus_watcher.state
        must_be_there(bus_watcher, uid)
        if why := naming_problem(state, config.box, uid, tidied):
            raise NotAllowed(why)
        box = state.births[uid].box
        bus_watcher.bus.publish(NameDevice(box, uid, tidied))
        await bus_watcher.bus.flush()
        if not await bus_watcher.until(lambda: state.name_of(uid, box) == tidied, TAKEN_WITHIN_S):
            raise Unwell("naming-unanswered", uid=uid, box=box)
    return tidied
