"""Lets a device blink, so that a person can see which one it is."""

from __future__ import annotations

from headtable.config import Config
from headtable.errors import Unwell
from headtable.messages.devices import Identify
from headtable_tools.watch.onlooker import Onlooker, watching
from headtable_tools.watch.seen import LISTEN


async def identify(config: Config, uid: str, seconds: int) -> None:
    """Let the device blink; Unwell if it is not there."""
    async with watching(config, "devices", LISTEN) as onlooker:
        must_be_there(onlooker, uid)
        onlooker.bus.say(Identify(uid, seconds))
        await onlooker.bus.flush()


def must_be_there(onlooker: Onlooker, uid: str) -> None:
    """Unwell if the device is not there; it names those that are."""
    seen = onlooker.seen
    there = sorted(one.uid for one in seen.births.values() if one.online and seen.box_is_online(one.box))
    if uid not in there:
        raise Unwell("device-not-there", uid=uid, others=there)
