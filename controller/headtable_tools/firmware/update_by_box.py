"""Asks a box to bring its firmware to a device over its line, and follows the update to its end."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from headtable.config import Config
from headtable.errors import NotAllowed, Unwell
from headtable.hall.bus_state import LISTEN
from headtable.messages.devices import UNDER_WAY, FirmwareProgress, UpdateFirmware
from headtable.messages.mqtt import MqttMessage
from headtable.messages.words import Delivery
from headtable_tools.devices.identify import must_be_there
from headtable_tools.watch.bus_watcher import BusWatcher, watching

ANSWERED_WITHIN_S = 5.0  # a box says each second how far it is


async def update(config: Config, uid: str, tell: Callable[[FirmwareProgress], None]) -> FirmwareProgress:
    """Bring the box's firmware to a device; NotAllowed or Unwell if that fails."""
    order = UpdateFirmware(uid, secrets.token_hex(4))
    heard: list[FirmwareProgress] = []

    def on_message(message: MqttMessage, delivery: Delivery) -> None:
        if isinstance(message, FirmwareProgress) and delivery == "live" and message.id == order.id:
            heard.append(message)
            tell(message)

    async with watching(config, "devices", (*LISTEN, f"dev/{uid}/updating")) as bus_watcher:
        must_be_there(bus_watcher, uid)
        bus_watcher.listen(on_message)
        bus_watcher.bus.publish(order)
        while await _has_more(bus_watcher, heard):
            pass
    return _proved(uid, heard)


async def _has_more(bus_watcher: BusWatcher, heard: list[FirmwareProgress]) -> bool:
    """Wait for the next word of the box; False after its last one, or without any."""
    if heard and heard[-1].state not in UNDER_WAY:
        return False
    before = len(heard)
    return await bus_watcher.until(lambda: len(heard) > before, ANSWERED_WITHIN_S)


def _proved(uid: str, heard: list[FirmwareProgress]) -> FirmwareProgress:
    """The last word of the box, if the new firmware runs."""
    if not heard or heard[-1].state in UNDER_WAY:
        raise Unwell("update-unanswered", uid=uid)
    if heard[-1].state != "done":
        raise NotAllowed("update-ended", state=heard[-1].state, uid=uid)
    return heard[-1]
